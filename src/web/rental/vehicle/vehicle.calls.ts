import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import { getVehicleAvailability } from '#contract/rental/availability.ts';
import { getVehicle, listSimilarVehicles, type VehicleDetails } from '#contract/rental/details.ts';
import { listVehicleReviews } from '#contract/rental/reviews.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { ApiClient } from '#web/api/client.ts';
import { toVehicleCard } from '../to-vehicle-card.ts';

/** A vehicle as its page shows it: all that a card says, and more. */
export type VehicleView = VehicleDetails & { discount: Discount; provider_name: string };

export async function vehicle(api: ApiClient, id: string, signal: AbortSignal): Promise<VehicleView> {
  const details = await api(getVehicle, { params: { id } }, signal);
  const { discount_price, discount_type, provider } = details;
  return {
    ...details,
    discount: discountFromWire({ discount: discount_price, discount_type }),
    provider_name: provider.name,
  };
}

export const similar = async (api: ApiClient, id: number, signal: AbortSignal) =>
  (await api(listSimilarVehicles, { params: { id } }, signal)).map(toVehicleCard);

export const reviews = (api: ApiClient, id: number, page: { offset: number; limit: number }, signal: AbortSignal) =>
  api(listVehicleReviews, { params: { id }, query: page }, signal);

export type TripTime = { time: string; hours: number; date: string };

export const availability = (api: ApiClient, id: number, trip: TripTime, signal: AbortSignal) =>
  api(getVehicleAvailability, { params: { id }, query: trip }, signal);
