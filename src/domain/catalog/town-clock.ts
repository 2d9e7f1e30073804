/** A moment as the town's own calendar and clock tell it. day 0 is Sunday. */
export type TownTime = { date: string; day: number; time: string };

/** How far the town's clock is ahead in the quarter of an hour asked for last: nearly all of a busy shop ask for now. */
type Clock = { format: Intl.DateTimeFormat; quarter: number; ahead: number };

const clocks = new Map<string, Clock>();
/** Clocks change at full quarters of an hour, everywhere. */
const QUARTER_MS = 900_000;

export function townTime(moment: Date, timezone: string): TownTime {
  const told = new Date(moment.getTime() + msAhead(moment, timezone));
  const iso = told.toISOString();
  return { date: iso.slice(0, 10), day: told.getUTCDay(), time: iso.slice(11, 19) };
}

function msAhead(moment: Date, timezone: string): number {
  const quarter = Math.floor(moment.getTime() / QUARTER_MS);
  const clock = clocks.get(timezone);
  if (clock?.quarter === quarter) return clock.ahead;
  const format = clock?.format ?? formatIn(timezone);
  const start = quarter * QUARTER_MS;
  const ahead = wallClock(format, start) - start;
  clocks.set(timezone, { format, quarter, ahead });
  return ahead;
}

const formatIn = (timezone: string) =>
  new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

/** Part by part: how a whole date is written differs between browsers, also in the same language. */
function wallClock(format: Intl.DateTimeFormat, moment: number): number {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const DAY_MS = 86_400_000;

/** How many midnights of the town lie between now and a moment: 0 today, 1 tomorrow, -1 yesterday. */
export function townDaysUntil(moment: Date, now: Date, timezone: string): number {
  const midnight = (at: Date) => Date.parse(`${townTime(at, timezone).date}T00:00:00Z`);
  return (midnight(moment) - midnight(now)) / DAY_MS;
}
