import { useState } from 'react';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import { isTripKnown } from '#domain/rental/change-plan.ts';
import { townMinute } from '#domain/rental/pickup-time.ts';
import { beginOn, type CalendarDay, daysOfTrip, endOn } from '#domain/rental/trip-days.ts';
import { hoursAway, type RentalType } from '#domain/rental/trip-plan.ts';
import { offersTrip } from '#domain/rental/trip-price.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTripPlan } from '../../plan/use-trip-plan.ts';
import type { VehicleView } from '../vehicle.calls.ts';

/** What the last press led to: a first day, waiting for a last one; or a refusal. */
export type LastPress = { name: 'nothing' } | { name: 'began'; on: string } | { name: 'booked'; on: string };

/** One press says on which day the trip begins, the next one on which day it ends. */
export function useDayChoice(vehicle: VehicleView, days: readonly CalendarDay[], now: TownTime) {
  const { plan, change } = useTripPlan();
  const { timezone } = useConfig();
  const [lastPress, setLastPress] = useState<LastPress>({ name: 'nothing' });
  const trip = isTripKnown(plan) || plan.pickup_time ? daysOfTrip(plan, hoursAway(plan), now, timezone) : null;
  const world = { days, now, byDay: byDay(vehicle) };
  const hasLength = plan.rental_type !== 'distance_wise';

  function choose(date: string) {
    const isReturn = lastPress.name === 'began' && hasLength && trip !== null && date > trip.from;
    if (!isReturn) {
      change(beginOn(date, plan, world));
      setLastPress({ name: 'began', on: date });
      return;
    }
    const end = endOn(date, plan, world);
    if ('booked' in end) return setLastPress({ name: 'booked', on: end.booked });
    change(end.change);
    setLastPress({ name: 'nothing' });
  }

  /** A booked day cannot be the first one, but the car can be brought back on it. */
  function isDisabled(date: string): boolean {
    const day = days.find((one) => one.date === date);
    if (!day || isOver(date)) return true;
    const mayReturn = lastPress.name !== 'nothing' && hasLength && trip !== null && date > trip.from;
    return day.free === 0 && !mayReturn;
  }

  const isOver = (date: string) =>
    plan.pickup_time !== null && `${date}T${plan.pickup_time.slice(11)}` <= townMinute(now);

  return { plan, trip, lastPress, hasLength, choose, isDisabled };
}

const byDay = (vehicle: VehicleView): RentalType => (offersTrip(vehicle, 'day_wise') ? 'day_wise' : 'hourly');
