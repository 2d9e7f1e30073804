import type { Deps } from '#server/deps.ts';
import { categoryNames } from './item-search.repository.ts';
import { type Attempts, likeliest } from './search-keys.sql.ts';

/** The categories whose name begins so: who types "bur" means burgers more often than a burrito. */
export async function categoriesNamed(
  deps: Deps,
  module_ids: readonly number[],
  [attempt]: Attempts,
): Promise<number[]> {
  // To take names apart costs as much as the rest of a search, and a shop has dozens of categories, not thousands.
  const all = await deps.memo('names of categories', () => categoryNames(deps.db));
  const words = likeliest(attempt);
  return all
    .filter(
      ({ module_id, names }) => module_ids.includes(module_id) && words.every((word) => names.includes(` ${word}`)),
    )
    .map(({ id }) => id);
}
