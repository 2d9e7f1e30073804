import type { Window } from '../catalog/opening-hours.ts';
import type { TownTime } from '../catalog/town-clock.ts';

/** From and to as HH:mm in the town's own clock. An order for this slot carries its end as `schedule_at`. */
export type Slot = { date: string; from: string; to: string; isNow: boolean; schedule_at: string };

export type SlotDay = { date: string; day: number; slots: Slot[] };

const LAST_MINUTE = 24 * 60 - 1;

export const ALWAYS_OPEN: readonly Window[] = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00:00',
  closing_time: '23:59:59',
}));

export type OfferedHours = {
  windows: readonly Window[];
  /** Of single days on which those of their weekday do not count. */
  dates?: readonly (Omit<Window, 'day'> & { date: string })[] | undefined;
};

/** The hours of one day. */
export function windowsOn(
  { windows, dates = [] }: OfferedHours,
  on: { date: string; day: number },
): readonly Omit<Window, 'day'>[] {
  const own = dates.filter(({ date }) => date === on.date);
  return own.length > 0 ? own : windows.filter(({ day }) => day === on.day);
}

type Slotting = OfferedHours & {
  /** Minutes. */
  slot_duration: number;
  /** Orders are taken for so many days, today included. */
  days: number;
};

/** The store's windows of the coming days cut into slots; what has passed is left out, and days that have none stay. */
export function slotDays({ slot_duration, days, ...hours }: Slotting, now: TownTime): SlotDay[] {
  if (slot_duration <= 0) return [];
  return comingDays(now, days).map(({ date, day }) => {
    const slots = windowsOn(hours, { date, day })
      .flatMap((window) => cut(window, slot_duration))
      .filter(({ to }) => date > now.date || to > minuteOf(now.time))
      .sort((a, b) => a.from - b.from)
      .map(({ from, to }) => ({
        date,
        from: clock(from),
        to: clock(to),
        isNow: date === now.date && from <= minuteOf(now.time),
        schedule_at: `${date} ${clock(to)}`,
      }));
    return { date, day, slots };
  });
}

/** The first slot that lies ahead: for what a store that is closed now can be asked. */
export const earliestSlot = (slotting: Slotting, now: TownTime): Slot | null =>
  slotDays(slotting, now)
    .flatMap(({ slots }) => slots)
    .find(({ isNow }) => !isNow) ?? null;

/** The day whose slots are shown: the picked one unless it is over, else the chosen slot's, else the first that has any. */
export function shownDay(days: readonly SlotDay[], picked: string | null, chosen: string): SlotDay | undefined {
  return (
    days.find(({ date }) => date === picked) ??
    days.find(({ date }) => chosen.startsWith(date)) ??
    days.find(({ slots }) => slots.length > 0) ??
    days[0]
  );
}

export function comingDays(
  { date, day }: Pick<TownTime, 'date' | 'day'>,
  days: number,
): { date: string; day: number }[] {
  return Array.from({ length: days }, (_, in_days) => ({
    date: addDays(date, in_days),
    day: (day + in_days) % 7,
  }));
}

/** The last slot of a window ends with it, however short it is. */
function cut({ opening_time, closing_time }: Omit<Window, 'day'>, slotMinutes: number): { from: number; to: number }[] {
  const closing = Math.min(LAST_MINUTE, minuteOf(closing_time));
  const slots: { from: number; to: number }[] = [];
  for (let from = minuteOf(opening_time); from < closing; from += slotMinutes) {
    slots.push({ from, to: Math.min(closing, from + slotMinutes) });
  }
  return slots;
}

/** A calendar's day, whatever clocks do in that night. */
function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
