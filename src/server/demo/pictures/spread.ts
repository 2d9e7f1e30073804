import { backdrop } from './backdrop.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import type { Images } from './layer.ts';
import { keepInside, type Layer, stand } from './layer.ts';
import { groundOf, type Look, lookOf } from './look.ts';
import type { Base } from './recipe.ts';
import { drawCompanion, drawSubject } from './subject.ts';

type Spread = {
  object: string;
  objects: readonly string[];
  props: readonly string[];
  ground: Ground;
  base: Base;
  count: 1 | 2 | 3;
  look?: number;
};

/** A wide picture with the subject in the middle: companions stand on the table to both sides of it. */
export function spread(recipe: Spread, frame: Frame, images: Images): Layer[] {
  const { width, height } = frame;
  const look: Look = lookOf(recipe.look ?? 0);
  const ground = groundOf(recipe.ground, look);
  const middle = width / 2;
  const beside = [...recipe.objects, ...recipe.props];
  const strip = frame.shape === 'strip';
  const baseAcross = height * (strip ? 1.3 : 1.05);

  return [
    backdrop(frame, ground, 0.5, look.wall),
    ...(strip && beside.length < 4 ? farEnds(beside, frame, images) : []),
    ...beside.slice(0, strip ? 4 : 2).flatMap((object, index) => {
      const sprite = stand(images(object), companionPlace(frame, baseAcross, index));
      return drawCompanion(frame, keepInside(sprite, width * 0.025, width * 0.975));
    }),
    ...drawSubject(frame, {
      image: images(recipe.object),
      count: recipe.count,
      base: recipe.base,
      ground,
      dish: look.dish,
      x: middle,
      y: height * (recipe.base === 'podium' ? 0.7 : 0.75),
      size: height * (strip ? 0.74 : 0.66),
      baseAcross: baseAcross * (recipe.base === 'podium' ? 0.84 : 1),
    }),
  ];
}

/** Left, right, then (in a strip) a second one on each side; those on the right stand a little farther back. */
function companionPlace({ width, height, shape }: Frame, baseAcross: number, index: number) {
  const side = index % 2 === 0 ? -1 : 1;
  const inner = index < 2;
  const foot = side < 0 ? 0.74 : 0.71;
  if (shape === 'strip') {
    const away = baseAcross * 0.56 + height * (inner ? 0.3 : 0.95);
    return {
      x: width / 2 + side * away,
      foot: height * (inner ? foot : foot + 0.08),
      size: height * (inner ? 0.6 : 0.5),
      blur: height * 0.003,
    };
  }
  return {
    x: width / 2 + side * (baseAcross * 0.56 + height * 0.12),
    foot: height * foot,
    size: height * 0.42,
    blur: height * 0.007,
  };
}

/** The ends of a strip would be empty: the same things once more, farther away and out of focus. */
function farEnds(beside: readonly string[], frame: Frame, images: Images): Layer[] {
  const { width, height } = frame;
  const [first, second = first] = beside;
  if (first === undefined || second === undefined) return [];
  return [
    { object: second, x: 0.105, foot: 0.64 },
    { object: first, x: 0.905, foot: 0.67 },
  ].flatMap(({ object, x, foot }) =>
    drawCompanion(
      frame,
      stand(images(object), { x: x * width, foot: foot * height, size: height * 0.5, blur: height * 0.02 }),
    ),
  );
}
