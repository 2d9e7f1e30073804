import { describe, expect, test } from 'vitest';
import { currentOpeningTime, isOpen, nextOpening, openingAt, type Window } from './opening-hours.ts';
import { townTime } from './town-clock.ts';

const at = (day: number, time: string) => ({ date: '2026-11-15', day, time });
const lunchAndDinner: Window[] = [1, 2, 3, 4, 5].flatMap((day) => [
  { day, opening_time: '11:00:00', closing_time: '14:30:00' },
  { day, opening_time: '17:00:00', closing_time: '22:00:00' },
]);

describe('isOpen', () => {
  test.each([
    { time: '10:59:59', open: false },
    { time: '11:00:00', open: true },
    { time: '14:29:59', open: true },
    { time: '14:30:00', open: false },
    { time: '17:00:00', open: true },
  ])('on a Monday at $time: $open', ({ time, open }) => {
    expect(isOpen(lunchAndDinner, at(1, time))).toBe(open);
  });

  test.each(['23:59', '23:59:00', '23:59:59'])('a night until %s has no gap at midnight', (closing_time) => {
    const night: Window[] = [
      { day: 5, opening_time: '18:00:00', closing_time },
      { day: 6, opening_time: '00:00:00', closing_time: '02:00:00' },
    ];
    for (const time of ['23:58:59', '23:59:00', '23:59:59']) expect(isOpen(night, at(5, time))).toBe(true);
    expect(isOpen(night, at(6, '00:00:00'))).toBe(true);
    expect(currentOpeningTime(night, at(5, '23:59:59'))).toBe('18:00');
  });

  test('a day without a window is closed', () => expect(isOpen(lunchAndDinner, at(0, '12:00:00'))).toBe(false));
});

describe('nextOpening', () => {
  test('the same day, between two windows', () => {
    expect(nextOpening(lunchAndDinner, at(1, '15:00:00'))).toEqual({ in_days: 0, day: 1, time: '17:00' });
  });
  test('the next day', () => {
    expect(nextOpening(lunchAndDinner, at(1, '23:00:00'))).toEqual({ in_days: 1, day: 2, time: '11:00' });
  });
  test('over the weekend', () => {
    expect(nextOpening(lunchAndDinner, at(5, '22:30:00'))).toEqual({ in_days: 3, day: 1, time: '11:00' });
  });
  test('a store open once a week opens in seven days', () => {
    const sunday: Window[] = [{ day: 0, opening_time: '09:00:00', closing_time: '12:00:00' }];
    expect(nextOpening(sunday, at(0, '12:00:00'))).toEqual({ in_days: 7, day: 0, time: '09:00' });
  });
  test('a store that never opens has none', () => expect(nextOpening([], at(1, '12:00:00'))).toBeNull());
});

describe('a store', () => {
  const store = { active: true, always_open: false, schedules: lunchAndDinner };

  test('takes orders within its hours, and outside of them says when it opens [STORE-010]', () => {
    expect(openingAt(store, at(1, '12:00:00'))).toEqual({ open: true, next_opening: null });
    expect(openingAt(store, at(1, '15:00:00'))).toEqual({
      open: false,
      next_opening: { in_days: 0, day: 1, time: '17:00' },
    });
  });
  test('whose module never closes is open at night', () =>
    expect(openingAt({ ...store, always_open: true }, at(0, '03:00:00')).open).toBe(true));
  test('that is switched off is closed, and nobody knows until when', () =>
    expect(openingAt({ ...store, active: false, always_open: true }, at(1, '12:00:00'))).toEqual({
      open: false,
      next_opening: null,
    }));
});

test('current_opening_time names today’s window, or says closed', () => {
  expect(currentOpeningTime(lunchAndDinner, at(1, '12:00:00'))).toBe('11:00');
  expect(currentOpeningTime(lunchAndDinner, at(1, '15:00:00'))).toBe('17:00');
  expect(currentOpeningTime(lunchAndDinner, at(1, '22:00:00'))).toBe('closed');
});

test('the town’s clock is the one of its time zone', () => {
  expect(townTime(new Date('2026-07-01T22:30:05Z'), 'Europe/Stockholm')).toEqual({
    date: '2026-07-02',
    day: 4,
    time: '00:30:05',
  });
  expect(townTime(new Date('2026-01-04T12:00:00Z'), 'UTC')).toEqual({ date: '2026-01-04', day: 0, time: '12:00:00' });
});
