import type { Item } from '#contract/catalog/item-shape.ts';
import { likedCategories } from '#server/account/interests.repository.ts';
import type { Deps } from '#server/deps.ts';
import { categoryId, categoryShelf } from '../categories.service.ts';
import type { Label } from '../labels.repository.ts';
import { labelId } from '../labels.service.ts';
import type { Scope } from '../scope.ts';
import { popularOn } from './item-details.service.ts';
import { type ItemPage, type ItemsQuery, itemPage } from './item-pages.service.ts';
import type { ItemOrder, ModuleShelf } from './items.repository.ts';

const MOST_FOR_ME = 5;

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

/** The popular ones among what the customer likes; where they said nothing, or nothing of it is sold here, of all. */
export async function itemsForMe(deps: Deps, scope: Scope, customer_id: number): Promise<Item[]> {
  const page = { limit: MOST_FOR_ME, offset: 1, skip: 0 };
  const liked = (await likedCategories(deps.db, customer_id, scope.module_id)).map(({ id }) => id);
  const items = liked.length === 0 ? [] : await popularOn(deps, scope, await categoryShelf(deps, liked), page);
  return items.length > 0 ? items : popularOn(deps, scope, { kind: 'module', only: 'all' }, page);
}
