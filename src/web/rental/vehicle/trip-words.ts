import { HOURS_A_DAY } from '#domain/rental/change-plan.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { lengthOf, type TripLength } from '#domain/rental/trip-price.ts';
import type { Translate } from '#web/i18n/lazy/vehicle.ts';
import '#web/i18n/lazy/vehicle.ts';

/** Short of three decimals, as the specification writes kilometres; without what is zero. */
const rounded = (count: number): number => Math.round(count * 1000) / 1000;

/** "2 days", "1 hour", "342.5 km": what the trip is paid by. */
export function lengthWords(t: Translate, length: TripLength): string {
  switch (length.rental_type) {
    case 'hourly':
      return t('vehicle.length.hours', { count: rounded(length.hours) });
    case 'day_wise':
      return t('vehicle.length.days', { count: rounded(length.hours / HOURS_A_DAY) });
    case 'distance_wise':
      return t('vehicle.length.km', { count: rounded(length.km) });
  }
}

/** The same of a plan; null while it does not say enough. */
export function planWords(t: Translate, plan: Pick<TripPlan, 'rental_type' | 'hours' | 'route'>): string | null {
  const length = lengthOf(plan);
  return length && lengthWords(t, length);
}
