import type { Store } from '#contract/catalog-shapes.ts';
import type { Deps } from '../deps.ts';
import { areaOf, townNow } from './area.service.ts';
import type { Asked, Diet, Now } from './asked.ts';
import { type PageAsked, pageOf } from './page.ts';
import { storeToWire } from './store-to-wire.ts';
import {
  countDiscountedStores,
  countStores,
  type Handover,
  type StoreList,
  type StoreRow,
  storesOfList,
} from './stores.repository.ts';
import { sumOf } from './sum-of.ts';

export type StoresQuery = PageAsked & { type?: Diet | undefined; handover?: Handover };
type PageNumbers = { total_size: number; limit: number; offset: number };

export async function listStores(
  deps: Deps,
  list: StoreList | 'discounted',
  asked: Asked,
  query: StoresQuery,
): Promise<PageNumbers & { stores: Store[] }> {
  const { rows, now, ...page } = await storeRows(deps, list, asked, query);
  return { ...page, stores: rows.map((row) => storeToWire(deps.env, row, asked, now)) };
}

/** The same list as rows, for rooms that say more about a store than the catalogue does. */
export async function storeRows(
  deps: Deps,
  list: StoreList | 'discounted',
  asked: Asked,
  query: StoresQuery,
): Promise<PageNumbers & { rows: StoreRow[]; now: Now }> {
  const { type = 'all', handover = 'all' } = query;
  const page = pageOf(query);
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const [rows, counts] = await Promise.all([
    storesOfList(deps.db, { list, walks, type, handover, page, now }),
    list === 'discounted'
      ? countDiscountedStores(deps.db, { type, handover, now })
      : deps.memo(`stores ${list} ${type} ${handover}`, () => countStores(deps.db, { list, type, handover })),
  ]);
  return { total_size: sumOf(counts, walks), limit: page.limit, offset: page.offset, rows, now };
}
