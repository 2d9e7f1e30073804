import { townTime } from '#domain/catalog/town-clock.ts';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { townMinute } from '#domain/rental/pickup-time.ts';
import { hoursAway, type TripPlan } from '#domain/rental/trip-plan.ts';
import type { Translate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/rental.ts';

const MINUTE_MS = 60_000;

/** "Fri, 20 Nov, 09:00": a minute of the town's clock in the reader's language. */
export const whenWords = (language: string, minute: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(new Date(`${minute}:00Z`));

/** "342.5 km, 4 h 20 min by road". */
export function roadWords(t: Translate, { km, hours }: { km: number; hours: number }): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  const time =
    minutes < 60
      ? t('trip_search.minutes', { minutes })
      : t('trip_search.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t('trip_search.by_road', { km: roundedKm(km), time });
}

export const roundedKm = (km: number): number => Math.round(km * 10) / 10;

/** The minute at which the vehicles are back, of a plan that says when it begins; clocks that are changed in between count. */
export function backAt(plan: TripPlan, timezone: string): string | null {
  if (plan.pickup_time === null) return null;
  const end = momentIn(timezone, plan.pickup_time).getTime() + hoursAway(plan) * 60 * MINUTE_MS;
  return townMinute(townTime(new Date(end), timezone));
}
