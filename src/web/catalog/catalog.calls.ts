import * as calls from '#contract/catalog.ts';
import * as rental from '#contract/rental.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { ItemListName, ItemPage, StoreListName, StorePage, VehiclePage, Wanted } from './list-names.ts';
import { toItemCard, toStoreCard, toVehicleCard } from './to-cards.ts';

/**
 * The calls with their schemas. Fetched at the first call a browser makes itself: a page that came from the server
 * brings its answers along.
 */
type Page = { offset: number; limit: number };

export const categories = (api: ApiClient, signal: AbortSignal) => api(calls.listCategories, { query: {} }, signal);

export const featuredCategories = (api: ApiClient, signal: AbortSignal) =>
  api(calls.listCategories, { query: { featured: '1' as const } }, signal);

export const categoriesLike = (api: ApiClient, search: string, signal: AbortSignal) =>
  api(calls.findCategories, { params: { search } }, signal);

export const banners = (api: ApiClient, signal: AbortSignal) => api(calls.listBanners, { query: {} }, signal);

const STORE_CALLS = {
  popular: calls.listPopularStores,
  latest: calls.listLatestStores,
  'top-rated': calls.listTopRatedStores,
  discounted: calls.listDiscountedStores,
  recommended: calls.listRecommendedStores,
} as const satisfies Record<StoreListName, unknown>;

export async function stores(api: ApiClient, list: StoreListName, page: Page, signal: AbortSignal): Promise<StorePage> {
  const query = { type: 'all' as const, ...page };
  const { total_size, stores: found } = await api(STORE_CALLS[list], { query }, signal);
  return { total: total_size, stores: found.map(toStoreCard) };
}

export async function allStores(api: ApiClient, page: Page, signal: AbortSignal): Promise<StorePage> {
  const input = { params: { filter: 'all' as const }, query: { type: 'all' as const, ...page } };
  const { total_size, stores: found } = await api(calls.listStores, input, signal);
  return { total: total_size, stores: found.map(toStoreCard) };
}

const ITEM_CALLS = {
  popular: calls.listPopularItems,
  discounted: calls.listDiscountedItems,
  'most-reviewed': calls.listMostReviewedItems,
  latest: calls.listLatestItems,
} as const satisfies Record<ItemListName, unknown>;

export const items = async (api: ApiClient, list: ItemListName, page: Page, signal: AbortSignal) =>
  (await api(ITEM_CALLS[list], { query: page }, signal)).products.map(toItemCard);

export async function results(api: ApiClient, wanted: Wanted, page: Page, signal: AbortSignal): Promise<ItemPage> {
  const { total_size, products } =
    wanted.kind === 'searched'
      ? await api(calls.searchItems, { query: { ...page, name: wanted.name } }, signal)
      : await api(
          calls.listLatestItems,
          { query: { ...page, category_id: wanted.kind === 'category' ? [wanted.id] : undefined } },
          signal,
        );
  return { total: total_size, items: products.map(toItemCard) };
}

export const parcelCategories = (api: ApiClient, signal: AbortSignal) => api(calls.listParcelCategories, {}, signal);

export const reasons = async (api: ApiClient, signal: AbortSignal) =>
  (await api(calls.listReasons, {}, signal)).banners;

export const videoContent = (api: ApiClient, signal: AbortSignal) => api(calls.getVideoContent, {}, signal);

export const rentalBanners = async (api: ApiClient, signal: AbortSignal) =>
  (await api(rental.listRentalBanners, {}, signal)).banners;

export const topRatedVehicles = async (api: ApiClient, page: Page, signal: AbortSignal) =>
  (await api(rental.listTopRatedVehicles, { query: page }, signal)).vehicles.map(toVehicleCard);

export async function vehiclesNamed(
  api: ApiClient,
  name: string,
  page: Page,
  signal: AbortSignal,
): Promise<VehiclePage> {
  const { total_size, vehicles } = await api(rental.searchVehicles, { query: { ...page, name } }, signal);
  return { total: total_size, vehicles: vehicles.map(toVehicleCard) };
}

export const vehicleCategories = async (api: ApiClient, signal: AbortSignal) =>
  (await api(rental.listVehicleCategories, { query: {} }, signal)).vehicles;

export const popularProviders = async (api: ApiClient, page: Page, signal: AbortSignal) =>
  (await api(rental.listPopularProviders, { query: { type: 'all' as const, ...page } }, signal)).stores.map(
    toStoreCard,
  );
