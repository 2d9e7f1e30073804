import type { CalendarDay } from '#domain/rental/trip-days.ts';

/** What a calendar knows of its days. */
export type DayStates = {
  today: string;
  /** Days that can be asked about at all. */
  days: ReadonlyMap<string, CalendarDay>;
  total: number;
  trip: { from: string; until: string } | null;
  isDisabled(date: string): boolean;
  onChoose(date: string): void;
};
