import type { TownTime } from '../catalog/town-clock.ts';
import { wallClockOf } from './moment-in.ts';
import { comingDays, type OfferedHours, windowsOn } from './slots.ts';

export type ScheduleRefusal = 'off' | 'past' | 'too_late' | 'closed';

type Terms = OfferedHours & {
  /** Do shop and store take orders for later? */
  schedule_order: boolean;
  /** For how many days, today included. */
  days: number;
};

/**
 * Why an order cannot be for this moment (YYYY-MM-DD HH:mm in the town). A slot's value is its end: closing time counts. A
 * minute that no clock shows will never come.
 */
export function refuseSchedule(schedule_at: string, terms: Terms, now: TownTime): ScheduleRefusal | null {
  if (!terms.schedule_order) return 'off';
  const at = wallClockOf(schedule_at);
  if (!at) return 'past';
  const { date } = at;
  const time = at.time.slice(0, 5);
  if (`${date} ${time}` <= `${now.date} ${now.time.slice(0, 5)}`) return 'past';
  const coming = comingDays(now, terms.days).find((one) => one.date === date);
  if (!coming) return 'too_late';
  const isServed = windowsOn(terms, coming).some(
    ({ opening_time, closing_time }) => opening_time.slice(0, 5) < time && time <= closing_time.slice(0, 5),
  );
  return isServed ? null : 'closed';
}
