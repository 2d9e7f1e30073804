import { getProvider, type ProviderDetails } from '#contract/rental/details.ts';
import { listProviderReviews } from '#contract/rental/reviews.ts';
import { listProviderVehicles, type VehicleQuery } from '#contract/rental/vehicle-search.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { StoreCardData } from '#web/catalog/cards.ts';
import { toStoreCard } from '#web/catalog/to-cards.ts';
import type { FoundPage } from '../search/vehicle-search.calls.ts';
import { toVehicleCard } from '../to-vehicle-card.ts';

/** What a provider's page draws, and no more: it travels with the page. */
export type ProviderView = StoreCardData &
  Pick<
    ProviderDetails,
    | 'address'
    | 'phone'
    | 'next_closing'
    | 'schedules'
    | 'pickup_zone_id'
    | 'ratings'
    | 'reviews_section'
    | 'total_vehicle_count'
    | 'brand_count'
    | 'meta_title'
    | 'meta_description'
  >;

export async function provider(api: ApiClient, id: string, signal: AbortSignal): Promise<ProviderView> {
  const details = await api(getProvider, { params: { id } }, signal);
  return {
    ...toStoreCard(details),
    address: details.address,
    phone: details.phone,
    next_closing: details.next_closing,
    schedules: details.schedules,
    pickup_zone_id: details.pickup_zone_id,
    ratings: details.ratings,
    reviews_section: details.reviews_section,
    total_vehicle_count: details.total_vehicle_count,
    brand_count: details.brand_count,
    meta_title: details.meta_title,
    meta_description: details.meta_description,
  };
}

/** Enough of a provider to ask what it rents out. */
export type Fleet = Pick<ProviderView, 'id' | 'module_id' | 'pickup_zone_id'>;

/** A provider is looked at from anywhere: its own module and zones are asked, not the traveller's. */
export async function vehicles(
  api: ApiClient,
  fleet: Fleet,
  query: VehicleQuery,
  signal: AbortSignal,
): Promise<FoundPage> {
  const {
    total_size,
    vehicles: rows,
    limit: _limit,
    offset: _offset,
    ...found
  } = await api(listProviderVehicles, { query: { ...query, provider_id: String(fleet.id) } }, signal, {
    moduleId: String(fleet.module_id),
    zoneid: JSON.stringify(fleet.pickup_zone_id),
  });
  return { ...found, total: total_size, vehicles: rows.map(toVehicleCard) };
}

export const reviews = (api: ApiClient, id: string, page: { offset: number; limit: number }, signal: AbortSignal) =>
  api(listProviderReviews, { params: { id }, query: page }, signal);
