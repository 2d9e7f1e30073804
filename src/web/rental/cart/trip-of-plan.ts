import type { TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import { LEAST_HOURS } from '#domain/rental/refuse-trip.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';

/** The trip of a cart as a plan. */
export const planOfTrip = (trip: TripOfCart): TripPlan => ({
  rental_type: trip.rental_type,
  hours: trip.estimated_hours,
  pickup: trip.pickup_location,
  destination: trip.destination_location,
  pickup_time: trip.pickup_time,
  route: trip.destination_location ? { km: trip.distance, hours: trip.destination_time } : null,
});

/** A plan that says enough to put a vehicle into the cart. */
export type WholePlan = TripPlan & { pickup: NonNullable<TripPlan['pickup']> };

export const isWhole = (plan: TripPlan): plan is WholePlan =>
  plan.pickup !== null &&
  (plan.rental_type === 'distance_wise' ? plan.destination !== null : plan.hours >= LEAST_HOURS[plan.rental_type]);

/** What every call that names a trip sends. A pickup time that has passed means now; `now`: the town's minute. */
export const tripToCall = (
  { rental_type, hours, pickup, destination, pickup_time, route }: WholePlan,
  now: string,
) => ({
  rental_type,
  estimated_hours: rental_type === 'distance_wise' ? 0 : hours,
  pickup_location: pickup,
  destination_location: destination,
  pickup_time: pickup_time !== null && pickup_time > now ? pickup_time : null,
  distance: route?.km ?? 0,
  destination_time: route?.hours ?? 0,
});
