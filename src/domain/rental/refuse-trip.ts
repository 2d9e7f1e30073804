import type { TownTime } from '../catalog/town-clock.ts';
import { HOURS_A_DAY } from './change-plan.ts';
import { isPickupTimeValid } from './pickup-time.ts';
import type { TripPlan } from './trip-plan.ts';

export type TripRefusal = 'past' | 'too_late' | 'hours' | 'destination';

/** The least that is rented, in hours. */
export const LEAST_HOURS = { hourly: 1, day_wise: HOURS_A_DAY, distance_wise: 0 } as const;

/** Why nobody can book such a trip, whichever vehicle they choose. Trips are planned a year ahead at most. */
export function refuseTrip(
  {
    rental_type,
    hours,
    destination,
    pickup_time,
  }: Pick<TripPlan, 'rental_type' | 'hours' | 'destination' | 'pickup_time'>,
  now: Pick<TownTime, 'date' | 'time'>,
): TripRefusal | null {
  if (!isPickupTimeValid(pickup_time, now)) return 'past';
  if (pickup_time !== null && pickup_time.slice(0, 10) > nextYear(now.date)) return 'too_late';
  if (hours < LEAST_HOURS[rental_type]) return 'hours';
  if (rental_type === 'distance_wise' && !destination) return 'destination';
  return null;
}

const nextYear = (date: string) => `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`;
