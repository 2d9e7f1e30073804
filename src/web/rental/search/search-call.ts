import { isTripKnown } from '#domain/rental/change-plan.ts';
import { isPickupTimeValid } from '#domain/rental/pickup-time.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import type { VehicleChoice } from './vehicle-search-address.ts';

/** A time that has passed is not sent: the server would refuse it, and the trip would begin now. */
export function planToCall(plan: TripPlan | null, now: { date: string; time: string }) {
  if (!plan || !isTripKnown(plan)) return {};
  const isByDistance = plan.rental_type === 'distance_wise';
  return {
    pickup_location: plan.pickup ? { lat: plan.pickup.lat, lng: plan.pickup.lng } : undefined,
    trip_type: plan.rental_type,
    duration: isByDistance ? Math.max(plan.route?.hours ?? 0, 0.01) : plan.hours,
    distance: isByDistance ? plan.route?.km : undefined,
    date: plan.pickup_time && isPickupTimeValid(plan.pickup_time, now) ? plan.pickup_time : undefined,
  };
}

export const choiceToCall = (choice: VehicleChoice) => ({
  name: choice.name || undefined,
  category_ids: some(choice.category_ids),
  brand_ids: some(choice.brand_ids),
  seating_capacity: some(choice.seating_capacity),
  air_condition: choice.air_condition.includes(true) || undefined,
  no_air_condition: choice.air_condition.includes(false) || undefined,
  transmission_type: some(choice.transmission_type),
  fuel_type: some(choice.fuel_type),
  min_price: choice.min_price ?? undefined,
  max_price: choice.max_price ?? undefined,
  sortby_price: choice.sort ?? undefined,
});

const some = <Value>(values: readonly Value[]): Value[] | undefined => (values.length > 0 ? [...values] : undefined);
