import type { Item } from '#contract/catalog/item-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { townClock, zonesToSearch } from '../area.service.ts';
import { categoryShelf } from '../categories.service.ts';
import { type Page, type PageRequest, pageOf } from '../page.ts';
import { readIdOrSlug, type Scope } from '../scope.ts';
import { findStore } from '../stores/stores.repository.ts';
import { itemDocuments } from './item-documents.service.ts';
import { ANY_ITEM } from './item-filter.sql.ts';
import { findItem, pickItems, type Shelf } from './items.repository.ts';

const firstPage = (limit: number): Page => ({ limit, offset: 1, skip: 0 });

const RELATED = 10;

/** Popular ones of the same category, and of the category above when there are too few. */
export async function relatedItems(deps: Deps, scope: Scope, idOrSlug: string): Promise<Item[]> {
  const place = await findItem(deps.db, readIdOrSlug(idOrSlug));
  if (!place) throw new AppError('not_found');
  const here = { ...scope, module_id: place.module_id };
  const page = firstPage(RELATED + 1);
  const near = await popularOn(deps, here, await categoryShelf(deps, [place.category_id]), page);
  const all =
    near.length > RELATED || place.category_id === place.top_category_id
      ? near
      : [...near, ...(await popularOn(deps, here, await categoryShelf(deps, [place.top_category_id]), page))];
  const others = new Map(all.filter(({ id }) => id !== place.id).map((item) => [item.id, item]));
  return [...others.values()].slice(0, RELATED);
}

/** The store's other items. The one that is looked at is left out, so a page may hold one less. */
export async function relatedStoreItems(
  deps: Deps,
  scope: Scope,
  idOrSlug: string,
  query: PageRequest,
): Promise<Item[]> {
  const place = await findItem(deps.db, readIdOrSlug(idOrSlug));
  if (!place) throw new AppError('not_found');
  const shelf = { kind: 'store', store_id: place.store_id, only: 'all', category_ids: [] } as const;
  const items = await popularOn(deps, scope, shelf, pageOf(query));
  return items.filter(({ id }) => id !== place.id);
}

const MOST_OF_A_STORE = 20;

export async function storePopularItems(deps: Deps, scope: Scope, idOrSlug: string): Promise<Item[]> {
  const place = await findStore(deps.db, readIdOrSlug(idOrSlug));
  if (!place) throw new AppError('not_found');
  const shelf = { kind: 'store', store_id: place.id, only: 'all', category_ids: [] } as const;
  return popularOn(deps, scope, shelf, firstPage(MOST_OF_A_STORE));
}

/** Popular items of these categories in the shopper's zones; of all where there are none. */
export async function popularIn(
  deps: Deps,
  scope: Scope,
  category_ids: readonly number[],
  most: number,
): Promise<Item[]> {
  const page = firstPage(most);
  const items =
    category_ids.length === 0 ? [] : await popularOn(deps, scope, await categoryShelf(deps, category_ids), page);
  return items.length > 0 ? items : popularOn(deps, scope, { kind: 'module', only: 'all' }, page);
}

async function popularOn(deps: Deps, scope: Scope, shelf: Shelf, page: Page): Promise<Item[]> {
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  const picked = pickItems({ shelf, order: 'popular', filter: ANY_ITEM, isWide: false, moduleZones, now, page });
  return (await itemDocuments(deps, now, picked, scope.language)).map(({ item }) => item);
}
