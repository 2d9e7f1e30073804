import type { Deps } from '#server/deps.ts';
import { categoryNames } from './item-search.repository.ts';
import { type Attempts, likeliest } from './search-keys.sql.ts';

/** Categories whose name has words that begin so: "bur" means burgers more often than a burrito. */
export async function categoriesNamed(
  deps: Deps,
  module_ids: readonly number[],
  [attempt]: Attempts,
): Promise<number[]> {
  // Kept in memory: a shop has dozens of categories, and splitting their names costs as much as the rest of a search.
  const all = await deps.memo('names of categories', () => categoryNames(deps.db));
  const words = likeliest(attempt);
  return all
    .filter(
      ({ module_id, names }) => module_ids.includes(module_id) && words.every((word) => names.includes(` ${word}`)),
    )
    .map(({ id }) => id);
}
