import { backdrop } from './backdrop.ts';
import type { Frame } from './frame.ts';
import { type Layer, stand } from './layer.ts';
import type { ObjectImage } from './object-image.ts';
import type { RecipeOf } from './recipe.ts';
import { contactShadow } from './shadow.ts';

const HORIZON = 0.6;

/** A vehicle stands on the road with nothing around it: the buyer compares shapes. */
export function vehicle(recipe: RecipeOf<'vehicle'>, frame: Frame, image: ObjectImage): Layer[] {
  const { width, height, short } = frame;
  const sprite = stand(image, {
    x: width / 2,
    foot: height * (frame.shape === 'tall' ? 0.72 : 0.88),
    size: Math.min(short * 0.74, width * 0.72),
  });
  return [backdrop(frame, recipe.ground, HORIZON), contactShadow(frame, sprite, 1.1), sprite];
}
