import { AppError } from '#contract/errors.ts';
import { CALENDAR_DAYS } from '#domain/rental/trip-days.ts';
import { townNow, townTimezone } from '../../catalog/area.service.ts';
import type { Deps } from '../../deps.ts';
import { freeByDay, freeForTrip, unitsOf } from './availability.repository.ts';

type TripTime = { time: string; hours: number; date?: string | undefined };

/** A day of the calendar is as long as the trip, and no longer than a day. */
const LONGEST_DAY = 24;

export async function availabilityOf(deps: Deps, vehicle_id: number, { time, hours, date }: TripTime) {
  const [units, today, timezone] = await Promise.all([unitsOf(deps.db, vehicle_id), townNow(deps), townTimezone(deps)]);
  if (units === null) throw new AppError('not_found');
  const trip = { vehicle_id, time, timezone };
  const [days, free_for_trip] = await Promise.all([
    freeByDay(deps.db, { ...trip, first: today.date, days: CALENDAR_DAYS, hours: Math.min(hours, LONGEST_DAY) }),
    date === undefined ? null : freeForTrip(deps.db, { ...trip, first: date, hours }),
  ]);
  return { total_vehicle_count: units, free_for_trip, days };
}
