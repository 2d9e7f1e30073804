import { ITEM_FILTERS, type ItemFilterName, STORE_FILTERS, type StoreFilterName } from '#contract/catalog/inputs.ts';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { ItemsQuery } from '../catalog/items/item-query.ts';
import { type ItemPage, itemsOfBrands, itemsOfCategories, listItems } from '../catalog/items/items.service.ts';
import { pageOf } from '../catalog/page.ts';
import type { Scope } from '../catalog/scope.ts';
import { listStores, type StorePage, type StoresQuery } from '../catalog/stores/stores.service.ts';
import { findItems, findStores } from './search.service.ts';

type Combined = Omit<ItemsQuery, 'filter'> & {
  list_type: 'item' | 'store';
  data_type?: string | undefined;
  name?: string | undefined;
  category_ids?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
  filter?: readonly (ItemFilterName | StoreFilterName)[] | undefined;
};

/** One call for every results page: items or stores, by where they come from. */
export function itemsOrStores(deps: Deps, scope: Scope, query: Combined): Promise<ItemPage | StorePage> {
  if (query.data_type === 'searched' && query.name === undefined) throw new AppError('invalid', 'name');
  return query.list_type === 'item' ? items(deps, scope, query) : stores(deps, scope, query);
}

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((known) => known === word);

const MODULE_LISTS = {
  discounted: { only: 'discounted', order: 'discounted' },
  new: { only: 'all', order: 'latest' },
  latest: { only: 'all', order: 'latest' },
  popular: { only: 'all', order: 'popular' },
  'most-reviewed': { only: 'all', order: 'most-reviewed' },
  recommended: { only: 'recommended', order: 'popular' },
  basic: { only: 'basic', order: 'popular' },
} as const;

const isModuleList = (type: string): type is keyof typeof MODULE_LISTS => type in MODULE_LISTS;

async function items(deps: Deps, scope: Scope, { filter = [], ...combined }: Combined): Promise<ItemPage> {
  const { data_type = '', name, category_ids = [], brand_ids = [] } = combined;
  const query = { ...combined, filter: filter.filter((word) => isOneOf(ITEM_FILTERS, word)) };
  if (data_type === 'searched' && name !== undefined)
    return findItems(deps, scope, { ...query, name, category_id: category_ids });
  if (data_type === 'category' && category_ids.length > 0) return itemsOfCategories(deps, scope, category_ids, query);
  if (data_type === 'brand' && brand_ids.length > 0) return itemsOfBrands(deps, scope, brand_ids, query);
  if (!isModuleList(data_type)) {
    const { limit, offset } = pageOf(query);
    return { total_size: 0, limit, offset, products: [], categories: [] };
  }
  const { only, order } = MODULE_LISTS[data_type];
  return listItems(deps, order, scope, query, only);
}

function stores(deps: Deps, scope: Scope, { filter = [], ...combined }: Combined): Promise<StorePage> {
  const { data_type, name } = combined;
  const query: StoresQuery = { ...combined, filter: filter.filter((word) => isOneOf(STORE_FILTERS, word)) };
  if (data_type === 'searched' && name !== undefined) return findStores(deps, scope, { ...query, name });
  const list = data_type === 'discounted' ? 'discounted' : data_type === 'new' ? 'latest' : 'popular';
  return listStores(deps, list, scope, query);
}
