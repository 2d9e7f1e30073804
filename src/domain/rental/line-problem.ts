import type { RentalType } from './trip-plan.ts';
import { offersTrip, type RatedVehicle } from './trip-price.ts';

export type LineProblem = 'rental_type' | 'none_free' | 'too_many';

/** Why so many of a vehicle cannot be had for a trip; `free`: how many nobody else has been promised. */
export function lineProblem(
  vehicle: Pick<RatedVehicle, 'trip_hourly' | 'trip_day_wise' | 'trip_distance'>,
  { rental_type, quantity, free }: { rental_type: RentalType; quantity: number; free: number },
): LineProblem | null {
  if (!offersTrip(vehicle, rental_type)) return 'rental_type';
  if (free === 0) return 'none_free';
  return quantity > free ? 'too_many' : null;
}
