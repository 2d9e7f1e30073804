import { isOpen, type Window } from '../catalog/opening-hours.ts';
import type { TownTime } from '../catalog/town-clock.ts';
import { addDays } from './trip-days.ts';

/** So many days ahead somebody is looked for who hands over. */
const DAYS = 7;

/** When a provider could hand over, the soonest first: now (null) while it is open, then as it opens on each day. */
export function nextPickups(windows: readonly Window[], now: TownTime): (string | null)[] {
  const openings = Array.from({ length: DAYS + 1 }, (_, days) => {
    const [first] = windows
      .filter(({ day, opening_time }) => day === (now.day + days) % 7 && (days > 0 || opening_time > now.time))
      .map(({ opening_time }) => opening_time.slice(0, 5))
      .sort();
    return first === undefined ? [] : [`${addDays(now.date, days)}T${first}`];
  }).flat();
  return isOpen(windows, now) ? [null, ...openings] : openings;
}
