import { isSamePoint } from '../location/point.ts';
import type { RentalType, TripPlan } from './trip-plan.ts';

/** Nobody has said yet how long or when: no trip is known, so nothing can be priced for it. */
export const NO_PLAN: TripPlan = {
  rental_type: 'hourly',
  hours: 0,
  pickup: null,
  destination: null,
  pickup_time: null,
  route: null,
};

export const HOURS_A_DAY = 24;

/** As far ahead as vehicles can be seen to be free. */
export const MOST_HOURS = 60 * HOURS_A_DAY;

/** Whether enough was said to tell what this trip costs. */
export const isTripKnown = ({
  rental_type,
  hours,
  route,
}: Pick<TripPlan, 'rental_type' | 'hours' | 'route'>): boolean =>
  rental_type === 'distance_wise' ? route !== null : hours > 0;

/**
 * A plan with a part of it changed. Another place makes another way, which has to be measured first; who pays by the day
 * pays for whole days to begin with.
 */
export function changePlan(plan: TripPlan, part: Partial<TripPlan>): TripPlan {
  const next = { ...plan, ...part };
  const isSameWay = isSamePlace(plan.pickup, next.pickup) && isSamePlace(plan.destination, next.destination);
  const route = part.route === undefined && !isSameWay ? null : next.route;
  return { ...next, route, hours: next.rental_type === plan.rental_type ? next.hours : hoursToBegin(next) };
}

/** Hours of a trip that was just switched to this kind. */
export const hoursToBegin = ({ rental_type, hours }: { rental_type: RentalType; hours: number }): number =>
  rental_type === 'day_wise' && hours > 0 ? Math.ceil(hours / HOURS_A_DAY) * HOURS_A_DAY : hours;

const isSamePlace = (one: TripPlan['pickup'], other: TripPlan['pickup']): boolean =>
  one === other || (one !== null && other !== null && isSamePoint(one, other));
