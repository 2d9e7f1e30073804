import type { TownTime } from './town-clock.ts';

/** One window of a weekday; 0 is Sunday, times are HH:mm:ss. A night past midnight is two windows. */
export type Window = { day: number; opening_time: string; closing_time: string };

export type NextOpening = { in_days: number; day: number; time: string };

/** 23:59 is how one writes midnight: the last minute belongs to the day. */
export const isUntilMidnight = ({ closing_time }: Pick<Window, 'closing_time'>): boolean => closing_time >= '23:59';

const isBeforeClosing = (window: Window, time: string): boolean =>
  isUntilMidnight(window) || time < window.closing_time;

/** The window in which a store is open at this moment. */
export const openWindow = (windows: readonly Window[], { day, time }: TownTime): Window | undefined =>
  windows.find((window) => window.day === day && window.opening_time <= time && isBeforeClosing(window, time));

export const isOpen = (windows: readonly Window[], at: TownTime): boolean => openWindow(windows, at) !== undefined;

type StoreHours = {
  /** Off: it takes no orders, whatever its hours say. */
  active: boolean;
  always_open: boolean;
  schedules: readonly Window[];
};

/** Whether a store takes orders for now, and if it is only closed, when it opens. */
export function openingAt(
  { active, always_open, schedules }: StoreHours,
  now: TownTime,
): { open: boolean; next_opening: NextOpening | null } {
  const open = active && (always_open || isOpen(schedules, now));
  return { open, next_opening: open || !active ? null : nextOpening(schedules, now) };
}

/** When a closed store opens again, within a week. */
export function nextOpening(windows: readonly Window[], { day, time }: TownTime): NextOpening | null {
  for (let in_days = 0; in_days <= 7; in_days++) {
    const weekday = (day + in_days) % 7;
    const [first] = windows
      .filter((window) => window.day === weekday && (in_days > 0 || window.opening_time > time))
      .map(({ opening_time }) => opening_time.slice(0, 5))
      .sort();
    if (first) return { in_days, day: weekday, time: first };
  }
  return null;
}

/** Today's window that runs or comes next, as HH:mm, or `closed` when today has none left. */
export function currentOpeningTime(windows: readonly Window[], { day, time }: TownTime): string {
  const [current] = windows
    .filter((window) => window.day === day && isBeforeClosing(window, time))
    .map(({ opening_time }) => opening_time.slice(0, 5))
    .sort();
  return current ?? 'closed';
}
