import { MOST_HOURS, NO_PLAN } from '#domain/rental/change-plan.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import type { TripSearch } from '#web/session/drafts/trip-search.ts';
import { rentalTypeIn } from './plan-address.ts';

export const planToStored = (plan: TripPlan): TripSearch => ({
  tripType: plan.rental_type,
  duration: plan.hours,
  pickup_location: plan.pickup,
  destination_location: plan.destination,
  selectedDate: plan.pickup_time,
  distanceData: plan.route && {
    distanceMeters: Math.round(plan.route.km * 1000),
    duration: Math.round(plan.route.hours * 3600),
  },
});

export const planFromStored = (stored: TripSearch): TripPlan => ({
  rental_type: rentalTypeIn(stored.tripType) ?? NO_PLAN.rental_type,
  hours: Math.min(Math.max(0, stored.duration), MOST_HOURS),
  pickup: stored.pickup_location,
  destination: stored.destination_location,
  pickup_time: stored.selectedDate,
  route: stored.distanceData && {
    km: stored.distanceData.distanceMeters / 1000,
    hours: stored.distanceData.duration / 3600,
  },
});
