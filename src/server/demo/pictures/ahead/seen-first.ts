import type { Ratio, Width } from '#contract/media/media.ts';
import { fileName } from '#server/media/picture-name.ts';
import type { Recipe } from '../recipe.ts';

type Sizes = Partial<Record<Ratio, readonly Width[]>>;

/**
 * What a page begins with, the first things first, in the sizes that a phone and a desktop ask for by day. Scenes are the
 * things on the shelves: thousands, of which a page shows a few.
 */
const SEEN_FIRST: readonly (readonly [Recipe['kind'], Sizes])[] = [
  ['icon', { '1x1': [160, 240] }],
  ['group', { '4x3': [480] }],
  ['tile', { '1x1': [96, 160, 240] }],
  ['banner', { '5x3': [960, 1280], '2x3': [480], '5x2': [480, 960] }],
  ['logo', { '1x1': [96] }],
  ['cover', { '5x2': [320, 640] }],
  ['vehicle', { '5x3': [320, 640] }],
];

export type NamedRecipe = { name: string; recipe: Recipe };

/** The names of their files, one picture after the other: what it shows is drawn once for all its sizes. */
export function* seenFirst(pictures: readonly NamedRecipe[]): Generator<{ id: string; file: string }> {
  for (const [kind, sizes] of SEEN_FIRST)
    for (const { name, recipe } of pictures) {
      if (recipe.kind !== kind) continue;
      for (const [ratio, widths] of Object.entries(sizes) as [Ratio, readonly Width[]][])
        for (const width of widths) yield { id: name, file: fileName({ ratio, width, theme: 'light' }) };
    }
}
