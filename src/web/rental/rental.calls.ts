import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import * as rental from '#contract/rental/rental.ts';
import * as search from '#contract/rental/vehicle-search.ts';
import type { ApiClient } from '#web/api/client.ts';
import { toStoreCard } from '#web/catalog/to-cards.ts';
import type { ProviderCardData, VehicleCardData } from './rental-cards.ts';

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

export const toVehicleCard = (vehicle: rental.Vehicle): VehicleCardData => ({
  id: vehicle.id,
  slug: vehicle.slug,
  name: vehicle.name,
  thumbnail: vehicle.thumbnail,
  seating_capacity: vehicle.seating_capacity,
  air_condition: vehicle.air_condition,
  fuel_type: vehicle.fuel_type,
  transmission_type: vehicle.transmission_type,
  trip_hourly: vehicle.trip_hourly,
  trip_day_wise: vehicle.trip_day_wise,
  trip_distance: vehicle.trip_distance,
  hourly_price: vehicle.hourly_price,
  day_wise_price: vehicle.day_wise_price,
  distance_price: vehicle.distance_price,
  new_tag: vehicle.new_tag,
  avg_rating: vehicle.avg_rating,
  total_reviews: vehicle.total_reviews,
  provider_id: vehicle.provider_id,
  provider_name: vehicle.provider.name,
  total_vehicle_count: vehicle.total_vehicle_count,
  discount: discountFromWire({ discount: vehicle.discount_price, discount_type: vehicle.discount_type }),
});
