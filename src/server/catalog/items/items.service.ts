import type { Category } from '#contract/catalog/category-shape.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Deps } from '#server/deps.ts';
import { townClock, zonesToSearch } from '../area.service.ts';
import { categoriesOfLists, categoryId, categoryShelf } from '../categories.service.ts';
import type { Label } from '../labels.repository.ts';
import { labelId } from '../labels.service.ts';
import { DEEPEST, type Page, pageOf } from '../page.ts';
import type { Scope } from '../scope.ts';
import { countedBefore } from './item-counts.service.ts';
import type { Picked } from './item-details.repository.ts';
import { countedDocuments, type ItemDocument, itemDocuments } from './item-documents.service.ts';
import type { ItemOrder } from './item-filter.sql.ts';
import { type ItemsQuery, itemFilter, itemSorting } from './item-query.ts';
import { countUpTo, type ModuleShelf, pickItems, type Shelf } from './items.repository.ts';

export type ItemPage = { total_size: number; limit: number; offset: number; products: Item[]; categories: Category[] };

/** A page of a shelf, in the shopper's zones. */
async function itemPage(
  deps: Deps,
  scope: Scope,
  shelf: Shelf,
  usual: ItemOrder,
  query: ItemsQuery,
): Promise<ItemPage> {
  const page = pageOf(query);
  const filter = itemFilter(query);
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  const { total, isWide } = await countedBefore(deps, shelf, filter, moduleZones);
  const listQuery = { shelf, filter, isWide, moduleZones, now };
  const order = itemSorting(query.filter, usual);
  const listed =
    page.skip > DEEPEST ? [] : itemDocuments(deps, now, pickItems({ ...listQuery, order, page }), scope.language);
  const [documents, total_size] = await Promise.all([
    listed,
    total ?? (await totalByItsEnd(shelf, page, listed)) ?? countUpTo(deps.db, listQuery),
  ]);
  return { total_size, limit: page.limit, offset: page.offset, ...(await toPage(deps, scope, documents)) };
}

type Listed = readonly ItemDocument[] | Promise<readonly ItemDocument[]>;

/**
 * Of a store's shelf: a page that is not full ends it, and what stands before it is known, so nobody has to count. Null
 * where somebody has to. Lists of a whole town hardly ever end on a page, so those are counted while they are read.
 */
async function totalByItsEnd(shelf: Shelf, { skip, limit }: Page, listed: Listed): Promise<number | null> {
  if (shelf.kind !== 'store') return null;
  const { length } = await listed;
  return length < limit && (length > 0 || skip === 0) ? skip + length : null;
}

/** The items, and the top categories they are filed under. */
async function toPage(deps: Deps, scope: Scope, documents: readonly ItemDocument[]) {
  const filed = new Set(documents.map(({ row }) => row.top_category_id));
  const categories = filed.size === 0 ? [] : await categoriesOfLists(deps, scope);
  return {
    products: documents.map(({ item }) => item),
    categories: categories.filter(({ id }) => filed.has(id)),
  };
}

export const listItems = (
  deps: Deps,
  order: ItemOrder,
  scope: Scope,
  query: ItemsQuery,
  only: ModuleShelf = 'all',
): Promise<ItemPage> => itemPage(deps, scope, { kind: 'module', only }, order, query);

/** Of one store, of some categories, or of the whole module. */
export function latestItems(
  deps: Deps,
  scope: Scope,
  query: ItemsQuery & { store_id?: number | undefined; category_id?: readonly number[] | undefined },
): Promise<ItemPage> {
  const { store_id, category_id: category_ids = [] } = query;
  if (store_id !== undefined)
    return itemPage(deps, scope, { kind: 'store', store_id, only: 'all', category_ids }, 'latest', query);
  if (category_ids.length > 0) return itemsOfCategories(deps, scope, category_ids, query);
  return listItems(deps, 'latest', scope, query);
}

/** The newest of some categories, or of all. */
export const newItems = async (
  deps: Deps,
  scope: Scope,
  { category_id = [], ...query }: ItemsQuery & { category_id?: readonly number[] | undefined },
): Promise<ItemPage> =>
  category_id.length === 0
    ? listItems(deps, 'latest', scope, query)
    : itemPage(deps, scope, await categoryShelf(deps, category_id), 'latest', query);

export const itemsOfCategories = async (
  deps: Deps,
  scope: Scope,
  ids: readonly number[],
  query: ItemsQuery,
): Promise<ItemPage> =>
  ids.length === 0
    ? listItems(deps, 'popular', scope, query)
    : itemPage(deps, scope, await categoryShelf(deps, ids), 'popular', query);

export const itemsOfBrands = (deps: Deps, scope: Scope, ids: readonly number[], query: ItemsQuery): Promise<ItemPage> =>
  itemPage(deps, scope, { kind: 'brands', ids }, 'popular', query);

export const itemsOfCategory = async (
  deps: Deps,
  scope: Scope,
  idOrSlug: string,
  query: ItemsQuery,
): Promise<ItemPage> => itemsOfCategories(deps, scope, [await categoryId(deps, scope, idOrSlug)], query);

export const itemsLabelled = async (
  deps: Deps,
  scope: Scope,
  label: Label,
  idOrSlug: string,
  query: ItemsQuery,
): Promise<ItemPage> =>
  itemPage(deps, scope, { kind: label, ids: [await labelId(deps, scope, label, idOrSlug)] }, 'popular', query);

type OfStore = ItemsQuery & { store_id?: number | undefined };

/** The shelf in the whole module, or in one store. */
export const itemsMarked = (
  deps: Deps,
  scope: Scope,
  only: ModuleShelf,
  { store_id, ...query }: OfStore,
): Promise<ItemPage> =>
  store_id === undefined
    ? listItems(deps, 'popular', scope, query, only)
    : itemPage(deps, scope, { kind: 'store', store_id, only, category_ids: [] }, 'popular', query);

export async function asItems(page: Promise<ItemPage>) {
  const { products, categories: _, ...numbers } = await page;
  return { ...numbers, items: products };
}

/** What a search picked (id, place, total), as every list of items shows it. */
export async function itemsPicked(deps: Deps, scope: Scope, picked: Picked) {
  const { documents, total } = await countedDocuments(deps, await townClock(deps), picked, scope.language);
  return { total, ...(await toPage(deps, scope, documents)) };
}
