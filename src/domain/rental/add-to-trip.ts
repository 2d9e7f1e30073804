import type { RentalType, TripPlace, TripPlan } from './trip-plan.ts';
import { offersTrip, type RatedVehicle } from './trip-price.ts';

type Trip = Pick<TripPlan, 'rental_type' | 'hours' | 'pickup' | 'destination' | 'pickup_time'>;

export type OfferedVehicle = Pick<RatedVehicle, 'trip_hourly' | 'trip_day_wise' | 'trip_distance'> & {
  provider_id: number;
};

/** What a planned trip has otherwise than the cart's. */
export type TripDifference = 'hours' | 'pickup' | 'destination' | 'pickup_time';

/** What comes before a vehicle is in the cart: nothing, a question, or a refusal. */
export type AddStep =
  | { step: 'add' }
  /** The vehicle is not offered for such a trip. */
  | { step: 'refuse' }
  /** One provider a cart: every other vehicle would go. */
  | { step: 'ask_provider' }
  /** One trip type a cart: vehicles that are not offered for the new one would go. */
  | { step: 'ask_type'; from: RentalType; to: RentalType }
  /** The same type of trip, otherwise: the cart's trip is changed to it, or the vehicle is added to the cart's trip. */
  | { step: 'ask_trip'; differs: readonly TripDifference[] };

/** `now`: the minute of the town's clock. A pickup time of the cart that has passed means now. */
export function addStep(
  vehicle: OfferedVehicle,
  plan: Trip,
  cart: { provider_id: number; trip: Trip } | null,
  now: string,
): AddStep {
  if (cart && cart.provider_id !== vehicle.provider_id)
    return offersTrip(vehicle, plan.rental_type) ? { step: 'ask_provider' } : { step: 'refuse' };
  if (!offersTrip(vehicle, plan.rental_type)) return { step: 'refuse' };
  if (!cart) return { step: 'add' };
  if (cart.trip.rental_type !== plan.rental_type)
    return { step: 'ask_type', from: cart.trip.rental_type, to: plan.rental_type };
  const differs = differences(plan, cart.trip, now);
  return differs.length > 0 ? { step: 'ask_trip', differs } : { step: 'add' };
}

/** A trip by distance takes as long as the way: its hours do not count. */
function differences(plan: Trip, trip: Trip, now: string): TripDifference[] {
  const found: Record<TripDifference, boolean> = {
    hours: plan.rental_type !== 'distance_wise' && plan.hours !== trip.hours,
    pickup: !isSamePlace(plan.pickup, trip.pickup),
    destination: !isSamePlace(plan.destination, trip.destination),
    pickup_time: timeOf(plan, now) !== timeOf(trip, now),
  };
  return (Object.keys(found) as TripDifference[]).filter((name) => found[name]);
}

/** Within two metres: addresses of pages round a place to one. */
const NEAR = 2e-5;

const isSamePlace = (one: TripPlace | null, other: TripPlace | null): boolean =>
  one === other ||
  (one !== null && other !== null && Math.abs(one.lat - other.lat) < NEAR && Math.abs(one.lng - other.lng) < NEAR);

const timeOf = ({ pickup_time }: Trip, now: string): string | null =>
  pickup_time !== null && pickup_time > now ? pickup_time : null;
