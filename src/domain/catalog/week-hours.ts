import { isUntilMidnight, type Window } from './opening-hours.ts';

/** As HH:mm. A night ends on the next day; midnight itself is 24:00. */
export type Span = { from: string; to: string };

/** Days in a row that are alike; 0 is Sunday. Without spans it is closed. */
export type DaysAlike = { first: number; last: number; spans: readonly Span[] };

const WEEK = [1, 2, 3, 4, 5, 6, 0];
const MIDNIGHT = '24:00';

/** A week as people write it down: one line for days that are alike, one span for a night. */
export function weekHours(windows: readonly Window[]): DaysAlike[] {
  const lines: DaysAlike[] = [];
  for (const day of WEEK) {
    const spans = spansOf(windows, day);
    const before = lines.at(-1);
    if (before && isSame(before.spans, spans)) lines[lines.length - 1] = { ...before, last: day };
    else lines.push({ first: day, last: day, spans });
  }
  return lines;
}

export const isAllDay = ({ from, to }: Span): boolean => from === '00:00' && to === MIDNIGHT;

function spansOf(windows: readonly Window[], day: number): Span[] {
  const endOfNight = nightInto(windows, (day + 1) % 7);
  return windows
    .filter((window) => window.day === day && window !== nightInto(windows, day))
    .toSorted((a, b) => (a.opening_time < b.opening_time ? -1 : 1))
    .map((window) => ({
      from: window.opening_time.slice(0, 5),
      to: !isUntilMidnight(window)
        ? window.closing_time.slice(0, 5)
        : endOfNight && !isFromMidnight(window)
          ? endOfNight.closing_time.slice(0, 5)
          : MIDNIGHT,
    }));
}

/** What of a day's windows goes on with an evening of the day before. */
function nightInto(windows: readonly Window[], day: number): Window | undefined {
  const before = (day + 6) % 7;
  const hasEvening = windows.some(
    (window) => window.day === before && isUntilMidnight(window) && !isFromMidnight(window),
  );
  if (!hasEvening) return undefined;
  return windows.find((window) => window.day === day && isFromMidnight(window) && !isUntilMidnight(window));
}

const isFromMidnight = ({ opening_time }: Window): boolean => opening_time.slice(0, 5) === '00:00';

const isSame = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.length === others.length && some.every(({ from, to }, at) => from === others[at]?.from && to === others[at]?.to);
