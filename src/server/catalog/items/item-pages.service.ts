import type { Category } from '#contract/catalog/category-shape.ts';
import type { ItemFilterName } from '#contract/catalog/inputs.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Deps } from '#server/deps.ts';
import { townClock, zonesToSearch } from '../area.service.ts';
import { cachedCount } from '../cached-count.ts';
import { categoriesFor, countsByCategory } from '../categories.service.ts';
import { countsOf } from '../labels.service.ts';
import { DEEPEST, type PageRequest, pageOf } from '../page.ts';
import type { Diet, ModuleZone, Scope } from '../scope.ts';
import { sumCounts } from '../sum-counts.ts';
import { type ItemRow, itemDetails } from './item-details.repository.ts';
import { ANY_ITEM, type ItemFilter } from './item-filter.sql.ts';
import { itemToWire } from './item-to-wire.ts';
import { countShelf, countUpTo, type ItemOrder, pickItems, type Shelf } from './items.repository.ts';

export type ItemFilters = {
  type?: Diet | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  rating_count?: number | undefined;
  filter?: readonly ItemFilterName[] | undefined;
};
export type ItemsQuery = PageRequest & ItemFilters;
export type ItemPage = { total_size: number; limit: number; offset: number; products: Item[]; categories: Category[] };

/** Prices come in the major unit, as shoppers type them. */
const minor = (price: number | undefined): number | null => (price === undefined ? null : Math.round(price * 100));

export const wishOf = ({ type = 'all', filter = [], ...asked }: ItemFilters): ItemFilter => ({
  type,
  min_price: minor(asked.min_price),
  max_price: minor(asked.max_price),
  stars: asked.rating_count ?? null,
  available_now: filter.includes('available_now'),
  discounted: filter.includes('discounted'),
});

const SORTS = { high: 'high', low: 'low', popular: 'popular', top_rated: 'top-rated' } as const;

/** A sort that was asked for wins over the list's own; of several the last. */
export const itemSorting = <Usual extends ItemOrder | null>(
  filter: readonly ItemFilterName[] | undefined,
  usual: Usual,
): ItemOrder | Usual =>
  (filter ?? []).reduce<ItemOrder | Usual>(
    (order, word) => (word in SORTS ? SORTS[word as keyof typeof SORTS] : order),
    usual,
  );

/** A page of a shelf, in the shopper's zones. */
export async function itemPage(
  deps: Deps,
  scope: Scope,
  shelf: Shelf,
  usual: ItemOrder,
  query: ItemsQuery,
): Promise<ItemPage> {
  const page = pageOf(query);
  const filter = wishOf(query);
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  const listQuery = { shelf, filter, moduleZones, now };
  const order = itemSorting(query.filter, usual);
  const [rows, total_size] = await Promise.all([
    page.skip > DEEPEST ? [] : itemDetails(deps.db, now, pickItems({ ...listQuery, order, page })),
    knownCount(deps, shelf, filter, moduleZones) ?? countUpTo(deps.db, listQuery),
  ]);
  return { total_size, limit: page.limit, offset: page.offset, ...(await toPage(deps, scope, rows)) };
}

const isPlain = (filter: ItemFilter): boolean =>
  JSON.stringify({ ...filter, type: 'all' }) === JSON.stringify(ANY_ITEM);

/** Lists without filters have the lengths that are counted once per change of the catalogue. */
function knownCount(
  deps: Deps,
  shelf: Shelf,
  filter: ItemFilter,
  moduleZones: readonly ModuleZone[],
): Promise<number> | null {
  if (!isPlain(filter) || shelf.kind === 'store') return null;
  if (shelf.kind === 'module') {
    const { only } = shelf;
    return cachedCount(deps, `items ${only} ${filter.type}`, () => countShelf(deps.db, only, filter.type)).then(
      (counts) => sumCounts(counts, moduleZones),
    );
  }
  if (filter.type !== 'all') return null;
  const zones = new Set(moduleZones.map(({ zone_id }) => zone_id));
  return shelf.kind === 'categories'
    ? countsByCategory(deps, shelf.ids, zones)
    : countsOf(deps, shelf.kind, zones).then((counts) => shelf.ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0));
}

/** The items, and the top categories they are filed under. */
export async function toPage(deps: Deps, scope: Scope, rows: readonly ItemRow[]) {
  const filed = new Set(rows.map(({ top_category_id }) => top_category_id));
  const categories = filed.size === 0 ? [] : await categoriesFor(deps, scope);
  return {
    products: rows.map((row) => itemToWire(deps.env, row, scope.language)),
    categories: categories.filter(({ id }) => filed.has(id)),
  };
}
