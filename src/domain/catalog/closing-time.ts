import type { Window } from './opening-hours.ts';
import type { TownTime } from './town-clock.ts';

/**
 * When a store that is open closes, as HH:mm; null when it does not. A night that runs past midnight is two windows:
 * the store closes when the second one ends.
 */
export function closingTime(windows: readonly Window[], { day, time }: TownTime): string | null {
  const now = windows.find((window) => window.day === day && window.opening_time <= time && time < window.closing_time);
  if (!now) return null;
  if (now.closing_time < '23:59') return now.closing_time.slice(0, 5);
  const night = windows.find((window) => window.day === (day + 1) % 7 && window.opening_time.startsWith('00:00'));
  if (!night) return '00:00';
  return night.closing_time < '23:59' ? night.closing_time.slice(0, 5) : null;
}
