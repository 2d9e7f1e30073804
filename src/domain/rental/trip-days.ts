import { townTime } from '../catalog/town-clock.ts';
import { momentIn } from '../checkout/moment-in.ts';
import { HOURS_A_DAY } from './change-plan.ts';
import type { RentalType, TripPlan } from './trip-plan.ts';

/** So far ahead a vehicle's calendar looks. */
export const CALENDAR_DAYS = 60;

/** When a trip begins that so far was to begin now. */
const USUAL_TIME = '10:00';

/** Dates are the town's, `2026-11-20`; they compare as text. */
export type CalendarDay = { date: string; free: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

export const addDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (from: string, until: string): number => dayNumber(until) - dayNumber(from);

type Now = { date: string; time: string };

/**
 * The first and the last day a trip is on; a part of the last one counts. Its hours are hours that pass: where clocks are
 * changed on the way, a day has 23 or 25 of them.
 */
export function daysOfTrip(
  plan: Pick<TripPlan, 'pickup_time'>,
  hours: number,
  now: Now,
  timezone: string,
): { from: string; until: string } {
  const start = plan.pickup_time ?? `${now.date}T${now.time.slice(0, 5)}`;
  const end = momentIn(timezone, start).getTime() + hours * HOUR_MS;
  // What ends at midnight does not reach into the next day.
  return { from: start.slice(0, 10), until: townTime(new Date(end - 1), timezone).date };
}

/** The first day on which none is free, of a trip that needs the vehicle on so many days. */
export const bookedDay = (days: readonly CalendarDay[], from: string, count: number): string | null =>
  days.find(({ date, free }) => free === 0 && date >= from && date < addDays(from, count))?.date ?? null;

type Chosen = Pick<TripPlan, 'pickup_time' | 'hours' | 'rental_type'>;

/** The trip begins on that day, as long as it was; if it does not fit there, it is one day long. */
export function beginOn(
  date: string,
  plan: Chosen,
  { days, now, byDay }: { days: readonly CalendarDay[]; now: Now; byDay: RentalType },
): Chosen {
  const time = plan.pickup_time?.slice(11) ?? USUAL_TIME;
  const pickup_time = date === now.date && plan.pickup_time === null ? null : `${date}T${time}`;
  if (plan.rental_type === 'distance_wise') return { ...plan, pickup_time };
  if (plan.hours <= 0) return { pickup_time, hours: HOURS_A_DAY, rental_type: byDay };
  const fits = bookedDay(days, date, Math.ceil(plan.hours / HOURS_A_DAY)) === null;
  return { pickup_time, hours: fits ? plan.hours : HOURS_A_DAY, rental_type: plan.rental_type };
}

/** The vehicle comes back on that day, at the time at which it was fetched; or it is booked on a day between. */
export function endOn(
  date: string,
  plan: Chosen & { pickup_time: string | null },
  { days, now, byDay }: { days: readonly CalendarDay[]; now: Now; byDay: RentalType },
): { change: Pick<TripPlan, 'hours' | 'rental_type'> } | { booked: string } {
  const from = plan.pickup_time?.slice(0, 10) ?? now.date;
  const count = daysBetween(from, date);
  const booked = bookedDay(days, from, count);
  return booked ? { booked } : { change: { hours: count * HOURS_A_DAY, rental_type: byDay } };
}
