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

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const formatIn = (timezone: string) =>
  new Intl.DateTimeFormat('en', {
    timeZone: timezone,
    hourCycle: 'h23',
    ...Object.fromEntries(PARTS.map((part) => [part, 'numeric'])),
  });

/** Part by part: how a whole date is written differs between browsers, also in the same language. */
function wallClock(format: Intl.DateTimeFormat, moment: number): number {
  const written = format.formatToParts(moment);
  const numbers = PARTS.map((part) => Number(written.find(({ type }) => type === part)?.value));
  const [year, month, ...more] = numbers as [number, number, number, number, number, number];
  return Date.UTC(year, month - 1, ...more);
}

const DAY_MS = 86_400_000;

/** How many midnights of the town lie between now and a moment: 0 today, 1 tomorrow, -1 yesterday. */
export function townDaysUntil(moment: Date, now: Date, timezone: string): number {
  const midnight = (at: Date) => Date.parse(`${townTime(at, timezone).date}T00:00:00Z`);
  return (midnight(moment) - midnight(now)) / DAY_MS;
}
