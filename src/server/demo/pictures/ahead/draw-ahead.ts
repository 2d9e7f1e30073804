import { mediaService } from '#server/media/media.service.ts';
import type { Files } from '#server/providers/files/files.ts';
import { demoPictures } from '../demo-pictures.ts';
import { type NamedRecipe, seenFirst } from './seen-first.ts';

/** As the shop would draw them, asked for one after the other, until `end`. What lies drawn is not drawn again. */
export async function drawAhead(pictures: readonly NamedRecipe[], files: Files, end?: AbortSignal): Promise<void> {
  const recipes = new Map(pictures.map(({ name, recipe }) => [name, recipe]));
  const media = mediaService({
    pictures: { get: async (id) => ({ recipe: recipes.get(id), file: null, is_private: false }) },
    files,
    composer: demoPictures,
    readPass: (id) => ({ id, mayOpen: true }),
  });
  for (const { id, file } of seenFirst(pictures)) {
    if (end?.aborted) return;
    await media.bytes(await media.find(id, file));
  }
}
