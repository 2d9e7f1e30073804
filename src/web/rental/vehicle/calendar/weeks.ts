import { addDays } from '#domain/rental/trip-days.ts';

/** Rows of seven from Monday on; null where the month has no day. */
export type Weeks = readonly (readonly (string | null)[])[];

const fromMonday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** `month`: its first day. */
export const firstOfMonth = (date: string, more = 0): string => {
  const first = new Date(`${date.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + more);
  return first.toISOString().slice(0, 10);
};

/** The months from one day to another, each as its first day. */
export function monthsUntil(from: string, until: string): string[] {
  const months: string[] = [];
  for (let month = firstOfMonth(from); month <= until; month = firstOfMonth(month, 1)) months.push(month);
  return months;
}

export function weeksOfMonth(month: string): Weeks {
  const start = addDays(month, -fromMonday(month));
  const next = firstOfMonth(month, 1);
  const weeks: (string | null)[][] = [];
  for (let monday = start; monday < next; monday = addDays(monday, 7))
    weeks.push(week(monday).map((date) => (date.slice(0, 7) === month.slice(0, 7) ? date : null)));
  return weeks;
}

/** The week of a day and those after it. */
export const weeksFrom = (date: string, count: number): Weeks => {
  const monday = addDays(date, -fromMonday(date));
  return Array.from({ length: count }, (_, at) => week(addDays(monday, at * 7)));
};

const week = (monday: string): string[] => Array.from({ length: 7 }, (_, day) => addDays(monday, day));
