import type { Vehicle } from '#contract/rental/rental.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { StoreCardData } from '#web/catalog/cards.ts';

/** What a vehicle's card draws, and no more: lists are sent along with the page. */
export type VehicleCardData = Pick<
  Vehicle,
  | 'id'
  | 'slug'
  | 'name'
  | 'thumbnail'
  | 'seating_capacity'
  | 'air_condition'
  | 'fuel_type'
  | 'transmission_type'
  | 'trip_hourly'
  | 'trip_day_wise'
  | 'trip_distance'
  | 'hourly_price'
  | 'day_wise_price'
  | 'distance_price'
  | 'new_tag'
  | 'avg_rating'
  | 'total_reviews'
  | 'provider_id'
  | 'total_vehicle_count'
> & { provider_name: string; discount: Discount };

/** A provider is a store that has vehicles. */
export type ProviderCardData = StoreCardData & { vehicles_count: number };
