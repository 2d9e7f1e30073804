import { listCategories } from '#contract/catalog/categories.ts';
import {
  listBasicItems,
  listDiscountedItems,
  listLatestItems,
  listMostReviewedItems,
  listPopularItems,
  listRecommendedItems,
} from '#contract/catalog/item-lists.ts';
import { listBrands } from '#contract/catalog/labels.ts';
import { listCampaignItems } from '#contract/catalog/offers.ts';
import {
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStores,
  listTopOffers,
  listTopRatedStores,
} from '#contract/catalog/stores.ts';
import { listBanners } from '#contract/home/home.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { CategoryTileData } from './cards.ts';
import type { ItemListName, StoreListName, StorePage } from './list-names.ts';
import type { StoreChoice } from './store-choice.ts';
import { toItemCard, toStoreCard } from './to-cards.ts';

/**
 * The calls with their schemas. Fetched at the first call a browser makes itself: a page that came from the server
 * brings its answers along.
 */
type Page = { offset: number; limit: number };

/** Of a module that the caller names: a link may lead into another one than the shopper is in. */
export const categories = (api: ApiClient, module_id: number | undefined, signal: AbortSignal) =>
  api(listCategories, { query: {} }, signal, module_id === undefined ? {} : { moduleId: String(module_id) });

export const featuredCategories = async (api: ApiClient, signal: AbortSignal): Promise<CategoryTileData[]> =>
  (await api(listCategories, { query: { featured: '1' as const } }, signal)).map(({ id, name, image, module_id }) => ({
    id,
    name,
    image,
    module_id,
  }));

export const banners = (api: ApiClient, signal: AbortSignal) => api(listBanners, { query: {} }, signal);

const STORE_CALLS = {
  popular: listPopularStores,
  latest: listLatestStores,
  'top-rated': listTopRatedStores,
  discounted: listDiscountedStores,
  recommended: listRecommendedStores,
  'top-offers': listTopOffers,
} as const satisfies Record<Exclude<StoreListName, 'featured'>, unknown>;

export async function stores(api: ApiClient, list: StoreListName, page: Page, signal: AbortSignal): Promise<StorePage> {
  const query = { type: 'all' as const, ...page };
  const { total_size, stores: found } = await (list === 'featured'
    ? api(listStores, { params: { filter: 'all' }, query: { ...query, featured: '1' } }, signal)
    : api(STORE_CALLS[list], { query }, signal));
  return { total: total_size, stores: found.map(toStoreCard) };
}

export async function allStores(
  api: ApiClient,
  { store_type, filter }: StoreChoice,
  page: Page,
  signal: AbortSignal,
): Promise<StorePage> {
  const query = { type: 'all' as const, ...page, store_type: store_type === 'all' ? undefined : store_type };
  const { total_size, stores: found } = await api(listStores, { params: { filter }, query }, signal);
  return { total: total_size, stores: found.map(toStoreCard) };
}

const ITEM_CALLS = {
  popular: listPopularItems,
  discounted: listDiscountedItems,
  'most-reviewed': listMostReviewedItems,
  latest: listLatestItems,
  basic: listBasicItems,
} as const satisfies Record<Exclude<ItemListName, 'recommended' | 'campaign'>, unknown>;

export async function items(api: ApiClient, list: ItemListName, page: Page, signal: AbortSignal) {
  // Two lists that name their rows differently.
  if (list === 'recommended') return (await api(listRecommendedItems, { query: page }, signal)).items.map(toItemCard);
  if (list === 'campaign') return (await api(listCampaignItems, {}, signal)).map(toItemCard);
  return (await api(ITEM_CALLS[list], { query: page }, signal)).products.map(toItemCard);
}

export const brands = async (api: ApiClient, signal: AbortSignal) =>
  (await api(listBrands, {}, signal)).map(({ id, name, image, items_count }) => ({ id, name, image, items_count }));
