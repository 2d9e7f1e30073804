import type { Trip } from '#contract/rental/trip-shape.ts';
import type { TripLength } from '#domain/rental/trip-price.ts';

/** How long a trip is, in the unit it is charged by. */
export const lengthOfTrip = ({
  trip_type: rental_type,
  estimated_hours: hours,
  distance: km,
}: Pick<Trip, 'trip_type' | 'estimated_hours' | 'distance'>): TripLength =>
  rental_type === 'distance_wise' ? { rental_type, km } : { rental_type, hours };
