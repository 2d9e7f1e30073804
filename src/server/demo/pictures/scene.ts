import { backdrop } from './backdrop.ts';
import { isPacket } from './drawn.ts';
import type { Frame } from './frame.ts';
import { hang, type Images, type Layer, stand } from './layer.ts';
import { groundOf, type Look, lookOf } from './look.ts';
import { mirrored } from './object-image.ts';
import type { RecipeOf } from './recipe.ts';
import { spread } from './spread.ts';
import { drawCompanion, drawSubject } from './subject.ts';

const HORIZON = 0.52;

/** How large the thing is, and how far from the middle (shares of the width). */
const CROPS: Record<Look['crop'], { scale: number; aside: number }> = {
  whole: { scale: 1, aside: 0 },
  near: { scale: 1.17, aside: 0 },
  aside: { scale: 0.94, aside: 0.07 },
};

/** One product on its base, arranged as its look says. */
export function scene(recipe: RecipeOf<'scene'>, frame: Frame, images: Images): Layer[] {
  if (frame.shape === 'wide' || frame.shape === 'strip') {
    return spread({ ...recipe, objects: [] }, frame, images);
  }
  const { width, height, short } = frame;
  const tall = frame.shape === 'tall';
  const look = lookOf(recipe.look);
  const ground = groundOf(recipe.ground, look);
  const { scale, aside } = CROPS[look.crop];
  const side = look.mirrored ? -1 : 1;
  const image = images(recipe.object);
  const y = height * (tall || image.flat ? 0.66 : recipe.base === 'podium' ? 0.7 : 0.74);
  // What lies flat is low, so it may be wide.
  const wide = image.flat ? Math.min(1.3, (width / short) * 1.08) : 1;
  const usual = short * (tall ? 0.68 : recipe.base === 'none' ? 0.68 : 0.64) * wide;
  // Seen from near, a tall thing would lose its head.
  const room = (y * 0.98) / stand(image, { x: 0, foot: 0, size: usual }).height;
  const closeness = Math.min(scale, Math.max(room, 0.8));
  const { behind, before } = garnish(recipe, frame, images, look);
  return [
    backdrop(frame, ground, HORIZON, look.wall),
    ...behind,
    ...drawSubject(frame, {
      // A label must stay readable, everything else may be seen from its other side.
      image: look.mirrored && !isPacket(recipe.object) ? mirrored(image) : image,
      count: recipe.count,
      base: recipe.base,
      ground,
      dish: look.dish,
      x: width * (0.5 - side * aside),
      y,
      size: usual * closeness,
      baseAcross: Math.min(short * 1.08, width * 0.88) * (recipe.base === 'podium' ? 0.84 : 1) * scale,
    }),
    ...before,
  ];
}

type Garnish = { behind: Layer[]; before: Layer[] };

/**
 * What belongs to it: at the edges like a photographer's foreground (large, soft, cut by the frame), standing beside
 * it on the table, or small in the corners before it.
 */
function garnish(recipe: RecipeOf<'scene'>, frame: Frame, images: Images, look: Look): Garnish {
  const { width, height, short } = frame;
  if (look.garnish === 'edges') {
    const behind = edgeProps(recipe, frame).map(({ object, x, y, size }) =>
      hang(images(object), {
        x: (look.mirrored ? 1 - x : x) * width,
        y: y * height,
        size: size * short,
        blur: short * 0.016,
      }),
    );
    return { behind, before: [] };
  }
  const from = look.mirrored ? 1 : 0;
  if (look.garnish === 'beside') {
    const behind = recipe.props.flatMap((object, index) =>
      drawCompanion(
        frame,
        stand(images(object), {
          x: width * ((index + from) % 2 === 0 ? 0.13 : 0.87),
          foot: height * (0.68 - index * 0.03),
          size: short * (0.32 - index * 0.05),
          blur: short * 0.006,
        }),
      ),
    );
    return { behind, before: [] };
  }
  const before = recipe.props.flatMap((object, index) =>
    drawCompanion(
      frame,
      stand(images(object), {
        x: width * ((index + from) % 2 === 0 ? 0.86 : 0.13),
        foot: height * (0.97 - index * 0.02),
        size: short * (0.26 - index * 0.04),
      }),
    ),
  );
  return { behind: [], before };
}

type Spot = { x: number; y: number; size: number };
type EdgeProp = Spot & { object: string };
type Edges = { start: Spot; end: Spot };

/** Two arrangements of each shape, so that dishes which share their object still differ in a list. */
const EDGES: Record<'compact' | 'tall', readonly [Edges, Edges]> = {
  compact: [
    { start: { x: 0.03, y: 0.42, size: 0.33 }, end: { x: 0.96, y: 0.28, size: 0.4 } },
    { start: { x: 0.05, y: 0.27, size: 0.38 }, end: { x: 0.97, y: 0.44, size: 0.34 } },
  ],
  tall: [
    { start: { x: 0.05, y: 0.33, size: 0.42 }, end: { x: 0.94, y: 0.2, size: 0.5 } },
    { start: { x: 0.06, y: 0.2, size: 0.5 }, end: { x: 0.96, y: 0.34, size: 0.42 } },
  ],
};

/** Two props: one on each side. One prop: the side, like the arrangement, follows from the names. */
function edgeProps({ object, props }: RecipeOf<'scene'>, frame: Frame): EdgeProp[] {
  const [first, second] = props;
  if (first === undefined) return [];
  const chance = sumOf([object, ...props].join());
  const { start, end } = EDGES[frame.shape === 'tall' ? 'tall' : 'compact'][chance % 2 === 0 ? 0 : 1];
  if (second === undefined) return [{ object: first, ...(chance % 4 < 2 ? start : end) }];
  return [
    { object: first, ...start },
    { object: second, ...end },
  ];
}

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** A store's cover: as a wide spread, or as a scene with its companions as props. */
export function cover(recipe: RecipeOf<'cover'>, frame: Frame, images: Images): Layer[] {
  if (frame.shape === 'wide' || frame.shape === 'strip') return spread(recipe, frame, images);
  return scene({ ...recipe, kind: 'scene', look: 0, props: [...recipe.props, ...recipe.objects] }, frame, images);
}
