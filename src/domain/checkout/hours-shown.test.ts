import { expect, test } from 'vitest';
import { townTime } from '../catalog/town-clock.ts';
import { hoursShown } from './hours-shown.ts';
import { momentIn } from './moment-in.ts';
import { refuseSchedule } from './refuse-schedule.ts';
import { ALWAYS_OPEN, slotDays } from './slots.ts';

/** The slots of a day, as they are offered on the day before. */
function slotsOn(date: string, timezone: string, slot_duration: number) {
  const now = townTime(new Date(momentIn(timezone, `${date} 12:00`).getTime() - 86_400_000), timezone);
  const hours = hoursShown(ALWAYS_OPEN, { timezone, days: 2 }, now);
  const slots = slotDays({ ...hours, slot_duration, days: 2 }, now)[1]?.slots ?? [];
  return { now, hours, slots };
}

test.each([
  { zone: 'Europe/Stockholm', date: '2026-03-29', skipped: '02:30', around: ['01:00-02:00', '03:00-04:00'] },
  { zone: 'America/New_York', date: '2027-03-14', skipped: '02:59', around: ['01:00-02:00', '03:00-04:00'] },
  { zone: 'Africa/Cairo', date: '2026-04-24', skipped: '00:30', around: ['01:00-02:00', '02:00-03:00'] },
  { zone: 'Pacific/Auckland', date: '2026-09-27', skipped: '02:01', around: ['01:00-02:00', '03:00-04:00'] },
  { zone: 'America/Adak', date: '2026-03-08', skipped: '02:15', around: ['01:00-02:00', '03:00-04:00'] },
  { zone: 'Australia/Lord_Howe', date: '2026-10-04', skipped: '02:15', around: ['01:00-02:00', '02:30-03:30'] },
  { zone: 'America/Nuuk', date: '2027-03-27', skipped: '23:30', around: ['21:00-22:00', '22:00-23:00'] },
])('on $date the clocks of $zone skip $skipped: it is not offered, and refused', (given) => {
  const { now, hours, slots } = slotsOn(given.date, given.zone, 60);
  const names = slots.map(({ from, to }) => `${from}-${to}`);
  expect(names).toEqual(expect.arrayContaining(given.around));
  expect(slots.filter(({ from, to }) => from < given.skipped && given.skipped < to)).toEqual([]);
  const terms = { schedule_order: true, ...hours, days: 2 };
  expect(refuseSchedule(`${given.date} ${given.skipped}`, terms, now)).toBe('closed');
  for (const { schedule_at } of slots) expect(refuseSchedule(schedule_at, terms, now)).toBeNull();
  const moments = slots.map(({ schedule_at }) => momentIn(given.zone, schedule_at).getTime());
  expect(moments, 'each is later than the one before').toEqual([...new Set(moments)].toSorted((a, b) => a - b));
});

test('a shop that plans for weeks loses the hour on the one day that has none, not on every such weekday', () => {
  const now = { date: '2026-03-20', day: 5, time: '12:00:00' };
  const terms = { ...hoursShown(ALWAYS_OPEN, { timezone: 'Europe/Stockholm', days: 30 }, now), days: 30 };
  const sundays = slotDays({ ...terms, slot_duration: 60 }, now).filter(({ day }) => day === 0);
  const counted = sundays.map(({ date, slots }) => [date, slots.length]);
  expect(counted).toEqual([
    ['2026-03-22', 24],
    ['2026-03-29', 23],
    ['2026-04-05', 24],
    ['2026-04-12', 24],
  ]);
  const refusals = sundays.map(({ date }) => refuseSchedule(`${date} 02:30`, { schedule_order: true, ...terms }, now));
  expect(refusals).toEqual([null, 'closed', null, null]);
});

test('a store that is closed at that hour, and every other day, keeps its hours as they are', () => {
  const coming = { timezone: 'Europe/Stockholm', days: 2 };
  const eve = { date: '2026-03-28', day: 6, time: '12:00:00' };
  const sunday = [
    { day: 0, opening_time: '00:00:00', closing_time: '01:00:00' },
    { day: 0, opening_time: '09:00:00', closing_time: '17:00:00' },
  ];
  expect(hoursShown(sunday, coming, eve)).toEqual({ windows: sunday });
  for (const date of ['2026-03-27', '2026-10-24', '2028-02-28', '2026-12-31'])
    expect(hoursShown(ALWAYS_OPEN, coming, { ...eve, date, day: new Date(date).getUTCDay() })).toEqual({
      windows: ALWAYS_OPEN,
    });
});

test.each([
  { date: '2028-02-29', zone: 'Europe/Stockholm' },
  { date: '2026-03-01', zone: 'America/New_York' },
  { date: '2027-01-01', zone: 'Asia/Kolkata' },
  { date: '2026-11-01', zone: 'America/New_York' },
])('$date in $zone follows its eve with all its slots', ({ date, zone }) => {
  const { slots } = slotsOn(date, zone, 60);
  expect(slots.map((slot) => slot.date)).toEqual(Array.from({ length: 24 }, () => date));
});
