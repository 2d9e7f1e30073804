import type { Text } from '#domain/text.ts';
import type { Deps } from '#server/deps.ts';
import type { Now } from '../scope.ts';
import { type FactNames, factNames } from './fact-names.repository.ts';
import { itemDetails, type Picked, type TOTAL } from './item-details.repository.ts';
import type { StampedItemRow, WithFacts } from './item-row.ts';

/**
 * Everything the wire says of the picked items (id, place), in their order. What categories, units, nutritions,
 * allergies and tags are called is read once a change: looked up item by item, those few words were a quarter of what an item
 * costs the database.
 */
export async function itemRows(
  { db, memo }: Pick<Deps, 'db' | 'memo'>,
  now: Now,
  picked: Picked,
  also?: typeof TOTAL,
): Promise<(StampedItemRow & { total?: number })[]> {
  const [rows, known] = await Promise.all([
    itemDetails(db, now, picked, also),
    memo('names of facts', () => factNames(db)),
  ]);
  // A category may be newer than the notice of it.
  const names = rows.every((row) => areKnown(row, known)) ? known : await factNames(db);
  return rows.map((row) => withNames(row, names));
}

type Row = WithFacts<StampedItemRow>;

const areKnown = (row: Row, { categories, units }: FactNames): boolean =>
  categories.has(row.category_id) &&
  categories.has(row.top_category_id) &&
  (row.unit_id === null || units.has(row.unit_id));

/** In place: a copy of dozens of columns would cost more than the reading. */
const withNames = <Details extends Row>(row: Details, names: FactNames) =>
  Object.assign(row, {
    category_name: names.categories.get(row.category_id) ?? NAMELESS,
    top_category_name: names.categories.get(row.top_category_id) ?? NAMELESS,
    unit: (row.unit_id !== null && names.units.get(row.unit_id)) || null,
    nutritions_name: namesOf(row.nutritions, names.nutritions),
    allergies_name: namesOf(row.allergies, names.allergies),
    tags: row.tags.map(({ id, tag }) => ({ id, tag: names.tags.get(id) ?? tag })),
  });

/** Of what was deleted in the same moment. */
const NAMELESS: Text = { en: '' };

/** In the order of their numbers, however they are listed. */
const namesOf = (ids: readonly number[], names: FactNames[keyof FactNames]): Text[] =>
  ids.toSorted((one, other) => one - other).flatMap((id) => names.get(id) ?? []);
