import type { Frame } from './frame.ts';
import type { Layer } from './layer.ts';
import type { RecipeOf } from './recipe.ts';
import { type Images, scene } from './scene.ts';
import { spread } from './spread.ts';

export function cover(recipe: RecipeOf<'cover'>, frame: Frame, images: Images): Layer[] {
  if (frame.shape === 'wide' || frame.shape === 'strip') return spread(recipe, frame, images);
  return scene({ ...recipe, kind: 'scene', props: [...recipe.props, ...recipe.objects] }, frame, images);
}
