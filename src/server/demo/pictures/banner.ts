import { backdrop } from './backdrop.ts';
import type { Frame } from './frame.ts';
import type { Images } from './layer.ts';
import { hang, keepInside, type Layer, stand } from './layer.ts';
import type { RecipeOf } from './recipe.ts';
import { drawCompanion, drawSubject } from './subject.ts';

/** The subject and its companions close together, so that a text has room: in the right half, or in the lower half. */
export function banner(recipe: RecipeOf<'banner'>, frame: Frame, images: Images): Layer[] {
  const { width, height } = frame;
  const narrow = frame.shape === 'tall' || frame.shape === 'compact';
  const middle = width * (narrow ? 0.6 : 0.755);
  const size = narrow ? frame.short * 0.5 : Math.min(height * 0.64, width * 0.28);
  const y = height * (narrow ? 0.8 : 0.72);
  const [object = '', ...companions] = recipe.objects;
  const blur = size * 0.006;

  return [
    backdrop(frame, recipe.ground, narrow ? 0.62 : HORIZON),
    ...farProps(recipe.props, frame, images),
    ...companions.slice(0, 2).flatMap((companion, index) =>
      drawCompanion(
        frame,
        keepInside(
          stand(images(companion), {
            x: middle + size * (index === 0 ? -0.62 : 0.64),
            foot: y - size * (index === 0 ? 0.04 : 0.1),
            size: size * (index === 0 ? 0.8 : 0.74),
            blur,
          }),
          width * (narrow ? 0.03 : 0.5),
          width * 0.985,
        ),
      ),
    ),
    ...drawSubject(frame, {
      image: images(object),
      count: 1,
      base: recipe.base,
      ground: recipe.ground,
      x: middle,
      y,
      size,
      baseAcross: size * (recipe.base === 'podium' ? 1.35 : 1.62),
    }),
    ...nearProps(recipe.props, frame, images, middle, size),
  ];
}

const HORIZON = 0.5;

function farProps([far]: readonly string[], { width, height, short }: Frame, images: Images): Layer[] {
  if (far === undefined) return [];
  return [hang(images(far), { x: width * 0.985, y: height * 0.14, size: short * 0.5, blur: short * 0.018 })];
}

function nearProps(
  [, left, right]: readonly string[],
  { height, short }: Frame,
  images: Images,
  middle: number,
  size: number,
): Layer[] {
  const near = (object: string | undefined, aside: number): Layer[] =>
    object === undefined
      ? []
      : [hang(images(object), { x: middle + size * aside, y: height * 0.96, size: short * 0.32, blur: short * 0.014 })];
  return [...near(left, -0.8), ...near(right, 0.78)];
}
