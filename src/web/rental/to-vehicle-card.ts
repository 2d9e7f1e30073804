import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import type { VehicleCardData } from './rental-cards.ts';

/** Apart from the calls (rental.calls.ts): whoever draws a vehicle that is there needs no schemas. */
export const toVehicleCard = (vehicle: Vehicle): VehicleCardData => ({
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
