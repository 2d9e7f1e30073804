import { townTime } from '../catalog/town-clock.ts';

const DAY_MS = 86_400_000;

/**
 * The moment at which the town's clock shows this (YYYY-MM-DD HH:mm); of an hour that is skipped the next one, of an hour
 * that comes twice the second, as the database has it.
 */
export function momentIn(timezone: string, wallClock: string): Date {
  const target = Date.parse(`${wallClock.slice(0, 10)}T${wallClock.slice(11, 16)}:00Z`);
  /** With the clock's distance from UTC as it is then; clocks that change do so in between. */
  const asOf = (then: number) => target - (shown(then, timezone) - then);
  const moment = asOf(target + DAY_MS);
  return new Date(shown(moment, timezone) === target ? moment : asOf(target - DAY_MS));
}

function shown(moment: number, timezone: string): number {
  const { date, time } = townTime(new Date(moment), timezone);
  return Date.parse(`${date}T${time}Z`);
}

/** What a text says as the town's time; null where there is no such minute, nor one that a calendar of machines reaches. */
export function wallClockOf(text: string): { date: string; day: number; time: string } | null {
  const [, date = '', time = ''] = /^(2\d{3}-\d\d-\d\d)[ T](\d\d:\d\d)(?::\d\d)?$/.exec(text) ?? [];
  const moment = new Date(`${date}T${time}:00Z`);
  if (Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(`${date}T${time}`)) return null;
  return { date, day: moment.getUTCDay(), time: `${time}:00` };
}
