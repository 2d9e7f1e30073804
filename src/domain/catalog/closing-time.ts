import { isUntilMidnight, openWindow, type Window } from './opening-hours.ts';
import type { TownTime } from './town-clock.ts';

/**
 * When a store that is open closes, as HH:mm; null when it does not. A night that runs past midnight is two windows:
 * the store closes when the second one ends.
 */
export function closingTime(windows: readonly Window[], at: TownTime): string | null {
  const now = openWindow(windows, at);
  if (!now) return null;
  if (!isUntilMidnight(now)) return now.closing_time.slice(0, 5);
  const night = windows.find((window) => window.day === (at.day + 1) % 7 && window.opening_time.startsWith('00:00'));
  if (!night) return '00:00';
  return isUntilMidnight(night) ? null : night.closing_time.slice(0, 5);
}
