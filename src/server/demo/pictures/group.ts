import { backdrop } from './backdrop.ts';
import type { Frame } from './frame.ts';
import type { Images } from './layer.ts';
import { hang, type Layer, stand } from './layer.ts';
import type { RecipeOf } from './recipe.ts';
import { drawCompanion, drawSubject } from './subject.ts';

/** Where the things around the subject stand; the ones farther back come first. */
const AROUND = [
  { x: 0.87, foot: 0.72, size: 0.27 },
  { x: 0.14, foot: 0.84, size: 0.32 },
  { x: 0.79, foot: 0.9, size: 0.29 },
  { x: 0.29, foot: 0.94, size: 0.17 },
  { x: 0.6, foot: 0.97, size: 0.17 },
] as const;

/** One thing in the middle on its base, up to five around it, leaves in the upper corners. */
export function group(recipe: RecipeOf<'group'>, frame: Frame, images: Images): Layer[] {
  const { width, height, short } = frame;
  const [left, right] = recipe.props;
  const corner = (object: string | undefined, x: number, y: number, size: number): Layer[] =>
    object === undefined
      ? []
      : [hang(images(object), { x: x * width, y: y * height, size: size * short, blur: short * 0.014 })];

  return [
    backdrop(frame, recipe.ground, 0.52),
    ...corner(left, 0.05, 0.12, 0.42),
    ...corner(right, 0.95, 0.15, 0.4),
    ...drawSubject(frame, {
      image: images(recipe.object),
      count: 1,
      base: recipe.base,
      ground: recipe.ground,
      x: width * 0.48,
      y: height * 0.67,
      size: short * 0.54,
      baseAcross: short * 0.74,
    }),
    ...AROUND.slice(0, recipe.objects.length).flatMap(({ x, foot, size }, index) =>
      drawCompanion(
        frame,
        stand(images(recipe.objects[index] ?? recipe.object), {
          x: x * width,
          foot: foot * height,
          size: size * short,
        }),
      ),
    ),
  ];
}
