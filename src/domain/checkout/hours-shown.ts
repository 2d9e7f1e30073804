import type { Window } from '../catalog/opening-hours.ts';
import { type TownTime, townTime } from '../catalog/town-clock.ts';
import { momentIn } from './moment-in.ts';
import { comingDays, type OfferedHours } from './slots.ts';

/** A time that clocks skip when they are put forward; from and to are HH:mm:ss. */
type Skipped = { date: string; day: number; from: string; to: string };

type Coming = { timezone: string; days: number };

/** After the last minute of a day, as texts compare: in Nuuk 22:59 is followed by 00:00. */
const MIDNIGHT = '24:00:00';

const MINUTES = Array.from({ length: 24 * 4 }, (_, quarter) => quarter * 15);

/**
 * The hours without those that no clock of the coming days shows: nobody can bring anything then, and what is asked for it
 * would come an hour later. Windows are of weekdays: where one comes more than once, its other dates keep them whole.
 */
export function hoursShown(windows: readonly Window[], coming: Coming, now: TownTime): OfferedHours {
  const skipped = skippedIn(coming, now);
  const isCut = ({ day, opening_time, closing_time }: Window) =>
    day === skipped?.day && opening_time < skipped.to && closing_time > skipped.from;
  if (!skipped || !windows.some(isCut)) return { windows };
  const whole = windows.filter(({ day }) => day === skipped.day);
  const dates = comingDays(now, coming.days)
    .filter(({ date, day }) => day === skipped.day && date !== skipped.date)
    .flatMap(({ date }) => whole.map(({ opening_time, closing_time }) => ({ date, opening_time, closing_time })));
  return {
    windows: windows.flatMap((window) => (isCut(window) ? around(window, skipped) : [window])),
    ...(dates.length > 0 && { dates }),
  };
}

function around(window: Window, { from, to }: Skipped): Window[] {
  const before = window.closing_time < from ? window : { ...window, closing_time: from };
  const after = window.opening_time > to ? window : { ...window, opening_time: to };
  return [...new Set([before, after])].filter(({ opening_time, closing_time }) => opening_time < closing_time);
}

/** Asked for with every quote, and the same all day. */
let known: { of: string; skipped: Skipped | null } | null = null;

function skippedIn({ timezone, days }: Coming, now: TownTime): Skipped | null {
  const of = `${timezone} ${now.date} ${days}`;
  if (known?.of !== of) known = { of, skipped: firstSkipped(timezone, comingDays(now, days)) };
  return known.skipped;
}

function firstSkipped(timezone: string, days: readonly { date: string; day: number }[]): Skipped | null {
  for (const { date, day } of days) {
    const noon = Date.parse(`${date}T12:00:00Z`);
    // They may be put forward in the night before this day as well as in the one after it.
    if (aheadOfUtc(noon + DAY_MS, timezone) <= aheadOfUtc(noon - DAY_MS, timezone)) continue;
    const times = MINUTES.map((minute) => new Date(minute * 60_000).toISOString().slice(11, 19));
    const isShown = (time: string) => townTime(momentIn(timezone, `${date} ${time}`), timezone).time === time;
    const from = times.find((time) => !isShown(time));
    if (from === undefined) continue;
    return { date, day, from, to: times.find((time) => time > from && isShown(time)) ?? MIDNIGHT };
  }
  return null;
}

const DAY_MS = 86_400_000;

function aheadOfUtc(moment: number, timezone: string): number {
  const { date, time } = townTime(new Date(moment), timezone);
  return Date.parse(`${date}T${time}Z`) - moment;
}
