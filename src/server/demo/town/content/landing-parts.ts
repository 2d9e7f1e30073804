import type { Text } from '#domain/text.ts';
import type { Ground } from '../../pictures/ground.ts';
import type { RecipeInput } from '../../pictures/recipe.ts';
import type { ZoneKey } from './addresses.ts';
import { type Corner, zones } from './places.ts';

/** A picture in a section: the seed puts the picture's id in its place. */
export type PictureInSection = { picture: RecipeInput };

export const said = (en: string, es: string, ar: string): Text => ({ en, es, ar });

const picture = (recipe: RecipeInput): PictureInSection => ({ picture: recipe });

/** Longitudes and latitudes of the picture's edges: the town with a little around it. */
const FRAME = { west: 11.85, east: 12.03, south: 57.645, north: 57.765 };

const onMap = ([lng, lat]: Corner): [number, number] => [
  rounded(((lng - FRAME.west) / (FRAME.east - FRAME.west)) * 100),
  rounded(((FRAME.north - lat) / (FRAME.north - FRAME.south)) * 100),
];
const rounded = (share: number) => Math.round(share * 10) / 10;

/** The zones of the town, the wide one below the others, and the river between them. */
export const townMap = () =>
  picture({
    kind: 'map',
    areas: [...zones]
      .sort((a, b) => Number(b.key === 'greater') - Number(a.key === 'greater'))
      .map(({ key, corners }) => ({ points: corners.map(onMap), ground: ZONE_GROUNDS[key], pin: key !== 'greater' })),
    river: RIVER.map(onMap),
  });

const ZONE_GROUNDS: Readonly<Record<ZoneKey, Ground>> = {
  greater: 'sand',
  centrum: 'peach',
  hisingen: 'sage',
  oster: 'butter',
};

/** Göta älv from the north-east to the sea, as it runs between the zones. */
const RIVER: readonly Corner[] = [
  [12.0, 57.77],
  [11.99, 57.74],
  [11.981, 57.722],
  [11.965, 57.7138],
  [11.955, 57.7082],
  [11.935, 57.7021],
  [11.908, 57.6955],
  [11.88, 57.6925],
  [11.845, 57.687],
];

export const tile = (object: string, ground: Ground) => picture({ kind: 'tile', object, ground });
export const avatar = (object: string) => picture({ kind: 'avatar', object, ground: 'sky' });
export const logo = (glyph: string, colour: string) => picture({ kind: 'logo', glyph, colour });
export const cover = (object: string, objects: string[], ground: Ground) =>
  picture({ kind: 'cover', object, objects, ground, base: 'none' });
export const banner = (objects: string[], ground: Ground, props: string[] = []) =>
  picture({ kind: 'banner', objects, ground, base: 'none', props });
export const group = (object: string, objects: string[], ground: Ground) =>
  picture({ kind: 'group', object, objects, ground, base: 'none' });
