import type { StoreFilterName } from '#contract/catalog/inputs.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import type { StoreDetails } from '#contract/catalog/stores.ts';
import { AppError } from '#contract/errors.ts';
import { searchWords } from '#domain/search/search-words.ts';
import type { Deps } from '#server/deps.ts';
import { townClock, zonesToSearch } from '../area.service.ts';
import { cachedCount, sumCounts } from '../cached-count.ts';
import { categoriesOfStore } from '../categories.service.ts';
import { DEEPEST, type PageRequest, pageOf } from '../page.ts';
import { type Diet, type ModuleZone, type Now, readIdOrSlug, type Scope } from '../scope.ts';
import { storeDetails } from './store-details.repository.ts';
import { ANY_STORE, type Handover, type StoreFilter } from './store-filter.sql.ts';
import type { StoreList, StoreOrder } from './store-order.sql.ts';
import type { StoreRow } from './store-row.ts';
import { storeToWire } from './store-to-wire.ts';
import {
  countStores,
  countStoresUpTo,
  findStore,
  findStoreWithCounts,
  oneStore,
  pickStores,
} from './stores.repository.ts';

export type StoresQuery = PageRequest & {
  type?: Diet | undefined;
  handover?: Handover;
  rating_count?: number | undefined;
  filter?: readonly StoreFilterName[] | undefined;
  category_ids?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
  halal?: boolean;
  /** Words of its name, or their beginnings. */
  words?: readonly string[];
};

type PageNumbers = { total_size: number; limit: number; offset: number };

export type StorePage = PageNumbers & { stores: Store[] };

/** Every list begins with stores that are open; one looks no further than this for them, so that it stays an index scan. */
const OPEN_FIRST = 100;

export async function listStores(deps: Deps, list: StoreList, scope: Scope, query: StoresQuery): Promise<StorePage> {
  const { rows, now, ...page } = await storeRows(deps, list, scope, query);
  return { ...page, stores: rows.map((row) => storeToWire(deps.env, row, scope, now)) };
}

export const storeFilter = ({ filter = [], ...query }: StoresQuery): StoreFilter => ({
  type: query.type ?? 'all',
  handover: query.handover ?? 'all',
  stars: query.rating_count ?? null,
  open: filter.includes('currently_open') || filter.includes('available_now'),
  discounted: filter.includes('discounted'),
  free_delivery: filter.includes('free_delivery'),
  under_30: filter.includes('under_30'),
  coupon: filter.includes('coupon'),
  halal: query.halal ?? false,
  category_ids: query.category_ids ?? [],
  brand_ids: query.brand_ids ?? [],
  words: query.words ?? [],
});

/** A sort that the request names wins over the list's own; nearby needs to know where the shopper is. */
export function storeSorting<Usual extends StoreList | null>(
  filter: readonly StoreFilterName[] | undefined,
  usual: Usual,
  { at }: Scope,
): StoreOrder | Usual {
  if (filter?.includes('nearby') && at) return { nearest_to: at };
  if (filter?.includes('fast_delivery')) return 'fastest';
  if (filter?.includes('top_rated')) return 'top-rated';
  return filter?.includes('popular') ? 'popular' : usual;
}

const isPlain = (filter: StoreFilter): boolean =>
  JSON.stringify({ ...filter, type: 'all', handover: 'all' }) === JSON.stringify(ANY_STORE);

/** The same list as rows, for features that say more about a store than the catalogue does. */
export async function storeRows(
  deps: Deps,
  list: StoreList,
  scope: Scope,
  query: StoresQuery,
): Promise<PageNumbers & { rows: StoreRow[]; now: Now }> {
  const page = pageOf(query);
  const [{ moduleZones }, clock] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  const order = storeSorting(query.filter, list, scope);
  const filter = storeFilter(query);
  const isByName = list === 'by-name' || list === 'by-name-down';
  // An order that the shopper asked for, such as the nearest first or by name, is not mixed up.
  const open_first = (order === list && !isByName) || order === 'popular' ? OPEN_FIRST : 0;
  const offers = list === 'discounted' || isByName;
  const listQuery = { order, filter, moduleZones, clock, offers, open_first };
  const counted = () => countStores(deps.db, { list, filter, clock, offers });
  // Which discounts run changes with the clock.
  const asOf = offers ? `${clock.date} ${clock.time}` : '';
  const [rows, total_size] = await Promise.all([
    page.skip > DEEPEST ? [] : storeDetails(deps.db, clock, pickStores({ ...listQuery, page })),
    isPlain(filter)
      ? cachedCount(deps, `stores ${list} ${filter.type} ${filter.handover}`, counted, asOf).then((counts) =>
          sumCounts(counts, moduleZones),
        )
      : offers
        ? counted().then((counts) => sumCounts(counts, moduleZones))
        : countStoresUpTo(deps.db, listQuery),
  ]);
  return { total_size, limit: page.limit, offset: page.offset, rows, now: clock };
}

/** Wherever the shopper is: the page says when the store does not deliver there. */
export async function storeFor(deps: Deps, scope: Scope, idOrSlug: string): Promise<StoreDetails> {
  const [place, clock] = await Promise.all([findStoreWithCounts(deps.db, readIdOrSlug(idOrSlug)), townClock(deps)]);
  if (!place) throw new AppError('not_found');
  const [row] = await storeDetails(deps.db, clock, oneStore(place.id));
  // It may have closed for good between the two queries.
  if (!row) throw new AppError('not_found');
  const here = { ...scope, module_id: place.module_id };
  const category_details = await categoriesOfStore(deps, here, place.counts);
  return {
    ...storeToWire(deps.env, row, scope, clock),
    category_ids: category_details.map(({ id }) => id),
    store_sub: { chat: 1, review: 1 },
    category_details,
    price_range: row.min === null || row.max === null ? [] : [{ min_price: row.min, max_price: row.max }],
  };
}

const NAME_SORTS = { asc: 'by-name', desc: 'by-name-down' } as const;

/** Stores with a discount that runs: the largest first, or by name. */
export const topOffers = (
  deps: Deps,
  scope: Scope,
  query: PageRequest & {
    type?: Diet | undefined;
    sort_by?: 'asc' | 'desc' | undefined;
    name?: string | undefined;
    halal?: '0' | '1' | undefined;
  },
): Promise<StorePage> =>
  listStores(deps, query.sort_by ? NAME_SORTS[query.sort_by] : 'discounted', scope, {
    limit: query.limit,
    offset: query.offset,
    type: query.type,
    halal: query.halal === '1',
    words: searchWords(query.name ?? ''),
  });

/** The module and zone that a store trades in; null when it does not trade. */
export const storeArea = (deps: Deps, store_id: number): Promise<ModuleZone | null> =>
  findStore(deps.db, { id: store_id, slug: '' });
