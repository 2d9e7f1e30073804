import { listLatestItems, listRecommendedItems } from '#contract/catalog/item-lists.ts';
import { listStoreReviews } from '#contract/catalog/reviews.ts';
import { getStore, getStoreMenu } from '#contract/catalog/stores.ts';
import { searchItems } from '#contract/search/search.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { MenuCardData } from '../catalog/cards.ts';
import { toMenuCard } from '../catalog/to-cards.ts';
import { itemFilterToCall } from '../listing/filters/filter-to-call.ts';
import type { ListFilter } from '../listing/filters/list-filter.ts';
import type { MenuSection } from './menu/menu-section.ts';
import { type Shelf, type StoreView, toStoreView } from './store-view.ts';

type Page = { offset: number; limit: number };

/** A store is looked at from anywhere: its own module and zone are asked, not the shopper's. */
const inside = ({ module_id, zone_id }: Shelf) => ({ moduleId: String(module_id), zoneid: `[${zone_id}]` });

export const store = async (api: ApiClient, id: string, signal: AbortSignal): Promise<StoreView> =>
  toStoreView(await api(getStore, { params: { id } }, signal));

export async function storeItems(
  api: ApiClient,
  shelf: Shelf,
  text: string,
  filter: ListFilter,
  page: Page,
  signal: AbortSignal,
): Promise<{ total: number; items: MenuCardData[] }> {
  const query = { ...page, ...itemFilterToCall(filter), store_id: shelf.id, category_id: [...filter.category_ids] };
  const { total_size, products } = await (text === ''
    ? api(listLatestItems, { query }, signal, inside(shelf))
    : api(searchItems, { query: { ...query, name: text } }, signal, inside(shelf)));
  return { total: total_size, items: products.map(toMenuCard) };
}

export const menu = async (api: ApiClient, shelf: Shelf, signal: AbortSignal): Promise<MenuSection[]> =>
  (await api(getStoreMenu, { params: { id: String(shelf.id) } }, signal, inside(shelf))).sections.map(
    ({ items, ...section }) => ({ ...section, items: items.map(toMenuCard) }),
  );

export const popularInStore = async (api: ApiClient, shelf: Shelf, page: Page, signal: AbortSignal) =>
  (await api(listRecommendedItems, { query: { ...page, store_id: shelf.id } }, signal, inside(shelf))).items.map(
    toMenuCard,
  );

export const storeReviews = (api: ApiClient, store_id: number, page: Page, signal: AbortSignal) =>
  api(listStoreReviews, { query: { ...page, store_id } }, signal);
