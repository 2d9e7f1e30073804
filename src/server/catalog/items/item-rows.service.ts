import type { Text } from '#domain/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Now } from '../scope.ts';
import { type FactNames, factNames } from './fact-names.repository.ts';
import { itemDetails, type Picked, type TOTAL } from './item-details.repository.ts';
import type { StampedItemRow } from './item-row.ts';

/**
 * Everything the wire says of the picked items (id, place), in their order. What nutritions and allergies are called is
 * read once a change: looked up item by item, those few words were a seventh of what an item costs the database.
 */
export async function itemRows(
  { db, memo }: Pick<Deps, 'db' | 'memo'>,
  now: Now,
  picked: Picked,
  also?: typeof TOTAL,
): Promise<(StampedItemRow & { total?: number })[]> {
  const [rows, { nutritions, allergies }] = await Promise.all([
    itemDetails(db, now, picked, also),
    memo('names of nutritions and allergies', () => factNames(db)),
  ]);
  return rows.map((row) =>
    Object.assign(row, {
      nutritions_name: namesOf(row.nutritions, nutritions),
      allergies_name: namesOf(row.allergies, allergies),
    }),
  );
}

/** In the order of their numbers, however they are listed. */
const namesOf = (ids: readonly number[], names: FactNames[keyof FactNames]): Text[] =>
  ids.toSorted((one, other) => one - other).flatMap((id) => names.get(id) ?? []);
