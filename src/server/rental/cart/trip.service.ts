import { AppError } from '#contract/errors.ts';
import { townTime } from '#domain/catalog/town-clock.ts';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { townMinute } from '#domain/rental/pickup-time.ts';
import { LEAST_HOURS, refuseTrip } from '#domain/rental/refuse-trip.ts';
import type { RentalType, TripPlace } from '#domain/rental/trip-plan.ts';
import { tripTimes } from '#domain/rental/trip-times.ts';
import { townNow, townTimezone } from '../../catalog/area.service.ts';
import type { Deps } from '../../deps.ts';
import { distance } from '../../providers/geo/distance.ts';
import { GeoUnavailable } from '../../providers/geo/geo.ts';
import type { StoredTrip } from './trip-cart.repository.ts';

/** A trip as a request names it. What it says of the way is not asked: the map is. */
export type RequestedTrip = {
  rental_type: RentalType;
  estimated_hours?: number | null | undefined;
  pickup_location: TripPlace;
  destination_location?: TripPlace | null | undefined;
  /** The town's clock; null: now. */
  pickup_time: string | null;
};

/** The requested trip as it will be stored; refused when nobody can make such a trip. */
export async function readTrip(deps: Deps, requested: RequestedTrip): Promise<StoredTrip> {
  const { rental_type, pickup_location, pickup_time } = requested;
  const destination = requested.destination_location ?? null;
  const hours = rental_type === 'distance_wise' ? 0 : (requested.estimated_hours ?? 0);
  const [now, timezone] = await Promise.all([townNow(deps), townTimezone(deps)]);
  switch (refuseTrip({ rental_type, hours, destination, pickup_time }, now)) {
    case 'past':
      throw new AppError('trip_past');
    case 'too_late':
      throw new AppError('trip_too_late');
    case 'hours':
      throw new AppError('trip_hours', undefined, { hours: String(LEAST_HOURS[rental_type]) });
    case 'destination':
      throw new AppError('field_required', 'destination_location');
  }
  const way = destination ? await wayBetween(deps, pickup_location, destination, rental_type) : NO_WAY;
  return {
    rental_type,
    estimated_hours: hours,
    distance: way.km,
    destination_time: way.hours,
    pickup_location,
    destination_location: destination,
    pickup_time: pickup_time === null ? null : momentIn(timezone, pickup_time),
  };
}

const NO_WAY = { km: 0, hours: 0 };

/** Whoever pays by the kilometre needs the map's answer; for the others it only tells more. */
async function wayBetween({ geo }: Deps, from: TripPlace, to: TripPlace, rental_type: RentalType) {
  try {
    const { meters, seconds } = await distance(geo, from, to, 'driving');
    return { km: Math.round(meters) / 1000, hours: Math.round(seconds / 3.6) / 1000 };
  } catch (error) {
    if (!(error instanceof GeoUnavailable)) throw error;
    if (rental_type === 'distance_wise') throw new AppError('map_unavailable');
    return NO_WAY;
  }
}

/** From the pickup, which is now once its time has passed, until the vehicles are back. */
export const timeOf = (trip: StoredTrip, now: Date): { start: Date; end: Date } => tripTimes(trip, now);

/** The chosen pickup time as the town's clock shows it. */
export const pickupMinute = (pickup_time: Date | null, timezone: string): string | null =>
  pickup_time && townMinute(townTime(pickup_time, timezone));
