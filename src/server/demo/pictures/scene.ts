import { backdrop } from './backdrop.ts';
import type { Frame } from './frame.ts';
import { hang, type Images, type Layer } from './layer.ts';
import type { RecipeOf } from './recipe.ts';
import { spread } from './spread.ts';
import { drawSubject } from './subject.ts';

const HORIZON = 0.52;

/** One product on its base. The props hang at the edges like a photographer's foreground: large, soft, cut by the frame. */
export function scene(recipe: RecipeOf<'scene'>, frame: Frame, images: Images): Layer[] {
  if (frame.shape === 'wide' || frame.shape === 'strip') {
    return spread({ ...recipe, objects: [] }, frame, images);
  }
  const { width, height, short } = frame;
  const tall = frame.shape === 'tall';
  return [
    backdrop(frame, recipe.ground, HORIZON),
    ...edgeProps(recipe, frame).map(({ object, x, y, size }) =>
      hang(images(object), { x: x * width, y: y * height, size: size * short, blur: short * 0.016 }),
    ),
    ...drawSubject(frame, {
      image: images(recipe.object),
      count: recipe.count,
      base: recipe.base,
      ground: recipe.ground,
      x: width / 2,
      y: height * (tall ? 0.66 : recipe.base === 'podium' ? 0.7 : 0.74),
      size: short * (tall ? 0.68 : recipe.base === 'none' ? 0.68 : 0.64),
      baseAcross: Math.min(short * 1.08, width * 0.88) * (recipe.base === 'podium' ? 0.84 : 1),
    }),
  ];
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
  return scene({ ...recipe, kind: 'scene', props: [...recipe.props, ...recipe.objects] }, frame, images);
}
