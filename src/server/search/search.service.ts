import { searchWords } from '#domain/search/search-words.ts';
import { inLanguage } from '#domain/text.ts';
import { type SearchArea, townClock, zonesToSearch } from '../catalog/area.service.ts';
import { type ItemsQuery, itemFilter, itemSorting } from '../catalog/items/item-query.ts';
import { type ItemPage, itemsPicked } from '../catalog/items/items.service.ts';
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
import { itemNames, itemsFound, pickFound } from './item-search.repository.ts';
import { categoriesNamed } from './named-categories.service.ts';
import { firstFound } from './search-attempts.service.ts';
import type { FoundIds } from './search-keys.sql.ts';
import { storeNames, storesFound } from './store-search.repository.ts';

type ItemSearch = ItemsQuery & {
  name: string;
  store_id?: number | undefined;
  category_id?: readonly number[] | undefined;
  brand_ids?: readonly number[] | undefined;
};

const NOTHING: FoundIds = { ids: [], total: 0 };

/** More than anybody looks through; the index gives the popular ones first. */
const MOST_FOUND = 500;

export async function findItems(deps: Deps, scope: Scope, query: ItemSearch): Promise<ItemPage> {
  const page = pageOf(query);
  const { limit, offset } = page;
  const found = await lookFor(deps, scope, query, page, MOST_FOUND, (picked) => itemsPicked(deps, scope, picked));
  if (!found) return { total_size: 0, limit, offset, products: [], categories: [] };
  const { total, ...shown } = found;
  return { total_size: total, limit, offset, ...shown };
}

/** `read`: what is wanted of the items that were picked (id, place, total). */
async function lookFor<Found extends { total: number }>(
  deps: Deps,
  scope: Scope,
  query: ItemSearch,
  page: Page,
  most: number,
  read: (picked: ReturnType<typeof pickFound>) => Promise<Found>,
): Promise<Found | null> {
  const { store_id = null } = query;
  const [{ moduleZones, module_ids }, clock] = await Promise.all([whereToLook(deps, scope, store_id), townClock(deps)]);
  if (moduleZones.length === 0) return null;
  const search = {
    store_id,
    category_ids: query.category_id ?? [],
    brand_ids: query.brand_ids ?? [],
    filter: itemFilter(query),
    order: itemSorting(query.filter, null),
    moduleZones,
    clock,
    most,
  };
  return firstFound(deps, { kind: 'item', module_ids, typed: searchWords(query.name) }, async (attempts) => {
    const named = await categoriesNamed(deps, module_ids, attempts);
    return pageOrTotal(page, (part) => read(pickFound({ ...search, named }, attempts, part)));
  });
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
async function pageOrTotal<Found extends { total: number }>(
  page: Page,
  find: (page: Page) => Promise<Found>,
): Promise<Found> {
  const found = await find(page);
  if (found.total > 0 || page.skip === 0) return found;
  const { total } = await find({ limit: 1, offset: 1, skip: 0 });
  return { ...found, total };
}

export async function findStores(deps: Deps, scope: Scope, query: StoresQuery & { name: string }): Promise<StorePage> {
  const page = pageOf(query);
  const { ids, total } = (await storeIds(deps, scope, query, page, MOST_FOUND)) ?? NOTHING;
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
): Promise<FoundIds | null> {
  const [{ moduleZones, module_ids }, clock] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  if (moduleZones.length === 0) return null;
  const listQuery = {
    filter: storeFilter(query),
    order: storeSorting(query.filter, null, scope),
    moduleZones,
    clock,
    most,
  };
  return firstFound(deps, { kind: 'store', module_ids, typed: searchWords(query.name) }, ([attempt]) =>
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
    lookFor(deps, scope, { name: query.name }, page, MOST_LOOKED_AT, (picked) => itemsFound(deps.db, picked)).then(
      (found) => (found ? itemNames(deps.db, found.ids) : []),
    ),
    storeIds(deps, scope, { name: query.name }, page, MOST_LOOKED_AT).then((found) =>
      found ? storeNames(deps.db, found.ids) : [],
    ),
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
