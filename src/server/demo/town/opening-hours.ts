import type { ModuleType } from './content/modules.ts';

/** Days as in the database: 0 is Sunday. A night that runs past midnight is two windows. */
export type Window = { day: number; opening_time: string; closing_time: string };

type Span = readonly [opening_time: string, closing_time: string];
/** Windows of a weekday, of Friday, of Saturday and of Sunday. */
type Week = { weekday: readonly Span[]; friday?: readonly Span[]; saturday: readonly Span[]; sunday: readonly Span[] };

const MIDNIGHT = '23:59:59';
const ALL_DAY: readonly Span[] = [['00:00', MIDNIGHT]];
const every = (...spans: Span[]): Week => ({ weekday: spans, saturday: spans, sunday: spans });
const roundTheClock: Week = { weekday: ALL_DAY, saturday: ALL_DAY, sunday: ALL_DAY };

/** Stores of a module take these in turn, so every module has early and late ones, and food is never all asleep. */
const WEEKS: Readonly<Record<ModuleType, readonly Week[]>> = {
  food: [
    every(['10:30', '22:00']),
    {
      weekday: [['11:00', '22:00']],
      friday: [['11:00', '23:30']],
      saturday: [['12:00', '23:30']],
      sunday: [['12:00', '21:00']],
    },
    {
      weekday: [
        ['11:00', '14:30'],
        ['17:00', '22:00'],
      ],
      saturday: [['13:00', '22:30']],
      sunday: [['13:00', '21:00']],
    },
    { weekday: [['07:00', '18:00']], saturday: [['08:30', '17:00']], sunday: [['09:00', '16:00']] },
    roundTheClock,
    every(['00:00', '02:30'], ['17:30', MIDNIGHT]),
    every(['09:00', '21:30']),
    { weekday: [['11:00', '21:00']], saturday: [['12:00', '21:00']], sunday: [] },
    every(['10:00', '23:00']),
  ],
  grocery: [
    every(['07:00', '23:00']),
    every(['08:00', '22:00']),
    { weekday: [['08:00', '21:00']], saturday: [['09:00', '20:00']], sunday: [['10:00', '19:00']] },
    roundTheClock,
    { weekday: [['10:00', '18:30']], saturday: [['10:00', '16:00']], sunday: [] },
  ],
  pharmacy: [
    { weekday: [['09:00', '19:00']], saturday: [['10:00', '16:00']], sunday: [] },
    { weekday: [['08:00', '21:00']], saturday: [['09:00', '18:00']], sunday: [['10:00', '18:00']] },
    roundTheClock,
    { weekday: [['09:00', '18:00']], saturday: [['10:00', '15:00']], sunday: [] },
  ],
  // The module is always open; orders wait for the courier, not for the shop door.
  ecommerce: [roundTheClock],
  parcel: [roundTheClock],
  rental: [
    every(['07:00', '21:00']),
    roundTheClock,
    { weekday: [['07:00', '20:00']], saturday: [['08:00', '18:00']], sunday: [['09:00', '18:00']] },
    every(['06:30', '23:00']),
  ],
};

export function openingHours(module: ModuleType, turn: number): Window[] {
  const weeks = WEEKS[module];
  const week = weeks[turn % weeks.length];
  if (!week) throw new Error(`no hours for ${module}`);
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    spansOf(week, day).map(([opening_time, closing_time]) => ({ day, opening_time, closing_time })),
  );
}

function spansOf(week: Week, day: number): readonly Span[] {
  if (day === 0) return week.sunday;
  if (day === 6) return week.saturday;
  return day === 5 ? (week.friday ?? week.weekday) : week.weekday;
}
