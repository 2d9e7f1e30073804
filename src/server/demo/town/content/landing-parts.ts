import type { Text } from '#domain/text.ts';
import type { Ground, RecipeInput } from '../../pictures/recipe.ts';

/** A picture in a section: the seed puts the picture's id in its place. */
export type PictureInSection = { picture: RecipeInput };

export const said = (en: string, es: string, ar: string): Text => ({ en, es, ar });

const picture = (recipe: RecipeInput): PictureInSection => ({ picture: recipe });

export const tile = (object: string, ground: Ground) => picture({ kind: 'tile', object, ground });
export const avatar = (object: string) => picture({ kind: 'avatar', object, ground: 'sky' });
export const logo = (glyph: string, colour: string) => picture({ kind: 'logo', glyph, colour });
export const cover = (object: string, objects: string[], ground: Ground) =>
  picture({ kind: 'cover', object, objects, ground, base: 'none' });
export const banner = (objects: string[], ground: Ground, props: string[] = []) =>
  picture({ kind: 'banner', objects, ground, base: 'none', props });
export const group = (object: string, objects: string[], ground: Ground) =>
  picture({ kind: 'group', object, objects, ground, base: 'none' });
