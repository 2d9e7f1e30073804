import { searchWords } from '#domain/search/search-words.ts';
import { inLanguage } from '#domain/text.ts';
import { type SearchArea, townClock, zonesToSearch } from '../catalog/area.service.ts';
import { type ItemsQuery, itemFilter, itemSorting } from '../catalog/items/item-query.ts';
import { type ItemPage, itemsInOrder } from '../catalog/items/items.service.ts';
import { type Page, pageOf } from '../catalog/page.ts';
import type { Scope } from '../catalog/scope.ts';
import {
  type StorePage,
  type StoresQuery,
  storeArea,
  storeFilter,
  storeSorting,
} from '../catalog/stores/stores.service.ts';
import { storesById } from '../catalog/stores/stores-by-id.service.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { itemNames, itemsFound } from './item-search.repository.ts';
import { firstFound } from './search-attempts.service.ts';
import type { FoundIds } from './search-keys.sql.ts';
import { storeNames, storesFound } from './store-search.repository.ts';

type ItemSearch = ItemsQuery & {
  name: string;
  store_id?: number | undefined;
  category_id?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
};

/** More than anybody looks through; the index gives the popular ones first. */
const MOST_FOUND = 500;

export async function findItems(deps: Deps, scope: Scope, query: ItemSearch): Promise<ItemPage> {
  const page = pageOf(query);
  const { ids, total } = await itemIds(deps, scope, query, page, MOST_FOUND);
  return { total_size: total, limit: page.limit, offset: page.offset, ...(await itemsInOrder(deps, scope, ids)) };
}

async function itemIds(deps: Deps, scope: Scope, query: ItemSearch, page: Page, most: number): Promise<FoundIds> {
  const { store_id = null } = query;
  const [{ moduleZones, module_ids }, clock] = await Promise.all([whereToLook(deps, scope, store_id), townClock(deps)]);
  if (moduleZones.length === 0) return { ids: [], total: 0 };
  const listQuery = {
    store_id,
    category_ids: query.category_id ?? [],
    brand_ids: query.brand_ids ?? [],
    filter: itemFilter(query),
    order: itemSorting(query.filter, null),
    moduleZones,
    clock,
    most,
  };
  return firstFound(deps, { kind: 'item', module_ids, typed: searchWords(query.name) }, (attempt) =>
    pageOrTotal(page, (part) => itemsFound(deps.db, listQuery, attempt, part)),
  );
}

/** A store that was named is searched wherever the shopper is. */
async function whereToLook(
  deps: Deps,
  scope: Scope,
  store_id: number | null,
): Promise<Pick<SearchArea, 'moduleZones' | 'module_ids'>> {
  if (store_id === null) return zonesToSearch(deps, scope);
  const store = await storeArea(deps, store_id);
  return store ? { moduleZones: [store], module_ids: [store.module_id] } : { moduleZones: [], module_ids: [] };
}

/** A page behind the last one is empty, but the length is still told. */
async function pageOrTotal(page: Page, find: (page: Page) => Promise<FoundIds>): Promise<FoundIds> {
  const found = await find(page);
  if (found.total > 0 || page.skip === 0) return found;
  const { total } = await find({ limit: 1, offset: 1, skip: 0 });
  return { ids: [], total };
}

export async function findStores(deps: Deps, scope: Scope, query: StoresQuery & { name: string }): Promise<StorePage> {
  const page = pageOf(query);
  const { ids, total } = await storeIds(deps, scope, query, page, MOST_FOUND);
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    stores: await storesById(deps, ids, scope),
  };
}

async function storeIds(
  deps: Deps,
  scope: Scope,
  query: StoresQuery & { name: string },
  page: Page,
  most: number,
): Promise<FoundIds> {
  const [{ moduleZones, module_ids }, clock] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  if (moduleZones.length === 0) return { ids: [], total: 0 };
  const listQuery = {
    filter: storeFilter(query),
    order: storeSorting(query.filter, null, scope),
    moduleZones,
    clock,
    most,
  };
  return firstFound(deps, { kind: 'store', module_ids, typed: searchWords(query.name) }, (attempt) =>
    pageOrTotal(page, (part) => storesFound(deps.db, listQuery, attempt, part)),
  );
}

const USUALLY_SUGGESTED = 10;

const MOST_SUGGESTED = 50;

/** Somebody is typing: quick is better than thorough. */
const MOST_LOOKED_AT = 100;

/** While somebody types: only what a suggestion shows. */
export async function suggestionsFor(deps: Deps, scope: Scope, query: { name: string; limit?: number | undefined }) {
  const page = { limit: Math.min(query.limit ?? USUALLY_SUGGESTED, MOST_SUGGESTED), offset: 1, skip: 0 };
  const say = (text: Parameters<typeof inLanguage>[0]) => inLanguage(text, scope.language);
  const [items, stores] = await Promise.all([
    itemIds(deps, scope, { name: query.name }, page, MOST_LOOKED_AT).then(({ ids }) => itemNames(deps.db, ids)),
    storeIds(deps, scope, { name: query.name }, page, MOST_LOOKED_AT).then(({ ids }) => storeNames(deps.db, ids)),
  ]);
  return {
    items: items.map((item) => ({
      ...item,
      name: say(item.name),
      store_name: say(item.store_name),
      image_full_url: pictureUrl(deps.env, item.image, '4x3'),
    })),
    stores: stores.map((store) => ({
      ...store,
      name: say(store.name),
      tagline: say(store.tagline),
      logo_full_url: pictureUrl(deps.env, store.logo, '1x1'),
      latitude: String(store.latitude),
      longitude: String(store.longitude),
    })),
  };
}
