/** A moment as the town's own calendar and clock tell it. day 0 is Sunday. */
export type TownTime = { date: string; day: number; time: string };

const formats = new Map<string, Intl.DateTimeFormat>();

export function townTime(moment: Date, timezone: string): TownTime {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'medium',
      hourCycle: 'h23',
    });
    formats.set(timezone, format);
  }
  const [date = '', time = ''] = format.format(moment).split(', ');
  return { date, time, day: new Date(`${date}T00:00:00Z`).getUTCDay() };
}

const DAY_MS = 86_400_000;

/** How many midnights of the town lie between now and a moment: 0 today, 1 tomorrow, -1 yesterday. */
export function townDaysUntil(moment: Date, now: Date, timezone: string): number {
  const midnight = (at: Date) => Date.parse(`${townTime(at, timezone).date}T00:00:00Z`);
  return (midnight(moment) - midnight(now)) / DAY_MS;
}
