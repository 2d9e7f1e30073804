import { expect, test, vi } from 'vitest';
import { townDaysUntil, townTime } from './town-clock.ts';

test.each([
  { at: '2026-11-16T20:00:00Z', days: 0 },
  // Ten past midnight in Gothenburg, still the same day in London.
  { at: '2026-11-16T23:10:00Z', days: 1 },
  { at: '2026-11-17T22:59:00Z', days: 1 },
  { at: '2026-11-15T23:30:00Z', days: 0 },
  { at: '2026-11-15T22:30:00Z', days: -1 },
  { at: '2026-12-01T12:00:00Z', days: 15 },
])('$at is $days days from an evening in Gothenburg, by the town’s midnights', ({ at, days }) => {
  expect(townDaysUntil(new Date(at), new Date('2026-11-16T19:00:00Z'), 'Europe/Stockholm')).toBe(days);
});

test('a night in which clocks change is one night', () => {
  const before = new Date('2026-10-24T21:30:00Z');
  expect(townDaysUntil(new Date('2026-10-25T22:30:00Z'), before, 'Europe/Stockholm')).toBe(1);
});

test.each([
  { zone: 'Europe/Stockholm', at: '2026-03-29T00:59:59Z', told: '2026-03-29 01:59:59' },
  { zone: 'Europe/Stockholm', at: '2026-03-29T01:00:00Z', told: '2026-03-29 03:00:00' },
  { zone: 'Europe/Stockholm', at: '2026-10-25T00:59:59Z', told: '2026-10-25 02:59:59' },
  { zone: 'Europe/Stockholm', at: '2026-10-25T01:00:00Z', told: '2026-10-25 02:00:00' },
  { zone: 'America/New_York', at: '2026-03-01T04:59:59Z', told: '2026-02-28 23:59:59' },
  { zone: 'Asia/Kathmandu', at: '2026-12-31T18:15:00Z', told: '2027-01-01 00:00:00' },
  { zone: 'Australia/Lord_Howe', at: '2026-10-03T15:30:00Z', told: '2026-10-04 02:30:00' },
  { zone: 'America/St_Johns', at: '2028-02-29T12:00:00Z', told: '2028-02-29 08:30:00' },
])('at $at it is $told in $zone', ({ zone, at, told }) => {
  const { date, time, day } = townTime(new Date(at), zone);
  expect(`${date} ${time}`).toBe(told);
  expect(day).toBe(new Date(told.slice(0, 10)).getUTCDay());
});

test('a moment within a second is told by the second, and the same place and quarter tell on', () => {
  expect(townTime(new Date('2026-11-16T12:00:00.900Z'), 'UTC')).toEqual({
    date: '2026-11-16',
    day: 1,
    time: '12:00:00',
  });
  expect(townTime(new Date('2026-11-16T12:00:01Z'), 'UTC').time).toBe('12:00:01');
  expect(townTime(new Date('2026-11-16T12:00:01Z'), 'Europe/Stockholm').time).toBe('13:00:01');
  expect(townTime(new Date('2026-11-16T12:15:00Z'), 'UTC').time).toBe('12:15:00');
});

// Safari writes 11/16/26 where Chromium writes 2026-11-16, for the same language: nobody could check out there.
test('the clock does not depend on how a browser writes a whole date', () => {
  const formats: { readonly format: unknown } = Intl.DateTimeFormat.prototype;
  const written = vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '11/16/26, 12:00:00');
  try {
    expect(townTime(new Date('2026-11-16T12:00:00Z'), 'Europe/Oslo')).toMatchObject({
      date: '2026-11-16',
      time: '13:00:00',
    });
  } finally {
    written.mockRestore();
  }
});
