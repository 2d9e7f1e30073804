import * as rental from '#contract/rental/rental.ts';
import * as search from '#contract/rental/vehicle-search.ts';
import type { ApiClient } from '#web/api/client.ts';
import { toStoreCard } from '#web/catalog/to-cards.ts';
import type { ProviderCardData } from './rental-cards.ts';
import { toVehicleCard } from './to-vehicle-card.ts';

type Page = { offset: number; limit: number };

export const rentalBanners = async (api: ApiClient, signal: AbortSignal) =>
  (await api(rental.listRentalBanners, {}, signal)).banners;

export const topRatedVehicles = async (api: ApiClient, page: Page, signal: AbortSignal) =>
  (await api(rental.listTopRatedVehicles, { query: page }, signal)).vehicles.map(toVehicleCard);

export async function vehiclesNamed(api: ApiClient, name: string, page: Page, signal: AbortSignal) {
  const { total_size, vehicles } = await api(search.searchVehicles, { query: { ...page, name } }, signal);
  return { total: total_size, vehicles: vehicles.map(toVehicleCard) };
}

/** In the order of the ids; vehicles that are no longer offered are left out. */
export async function vehiclesById(api: ApiClient, ids: readonly number[], signal: AbortSignal) {
  const query = { vehicle_ids: [...ids], limit: ids.length };
  const { vehicles } = await api(search.searchVehicles, { query }, signal);
  return ids.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id)).map(toVehicleCard);
}

export const vehicleBrands = async (api: ApiClient, signal: AbortSignal) =>
  (await api(search.listVehicleBrands, { query: { limit: 100 } }, signal)).brands;

export const vehicleCategories = async (api: ApiClient, signal: AbortSignal) =>
  (await api(rental.listVehicleCategories, { query: {} }, signal)).vehicles;

/** Measured from the shopper's place, which travels in the headers of the call. */
export const nearProviders = async (api: ApiClient, page: Page, signal: AbortSignal): Promise<ProviderCardData[]> => {
  const { stores } = await api(rental.listNearProviders, { query: { type: 'all' as const, ...page } }, signal);
  return stores.map((provider) => ({ ...toStoreCard(provider), vehicles_count: provider.vehicles_count }));
};
