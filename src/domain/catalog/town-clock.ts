/** A moment as the town's own calendar and clock tell it. day 0 is Sunday. */
export type TownTime = { date: string; day: number; time: string };

/** The last second that was asked for: nearly all of a busy shop ask for the same one, and writing it takes long. */
type Clock = { format: Intl.DateTimeFormat; second: number; time: TownTime };

const clocks = new Map<string, Clock>();

export function townTime(moment: Date, timezone: string): TownTime {
  const second = Math.floor(moment.getTime() / 1000);
  const clock = clocks.get(timezone);
  if (clock?.second === second) return { ...clock.time };
  const format = clock?.format ?? formatIn(timezone);
  const [date = '', time = ''] = format.format(moment).split(', ');
  const told = { date, time, day: new Date(`${date}T00:00:00Z`).getUTCDay() };
  clocks.set(timezone, { format, second, time: told });
  return { ...told };
}

const formatIn = (timezone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });

const DAY_MS = 86_400_000;

/** How many midnights of the town lie between now and a moment: 0 today, 1 tomorrow, -1 yesterday. */
export function townDaysUntil(moment: Date, now: Date, timezone: string): number {
  const midnight = (at: Date) => Date.parse(`${townTime(at, timezone).date}T00:00:00Z`);
  return (midnight(moment) - midnight(now)) / DAY_MS;
}
