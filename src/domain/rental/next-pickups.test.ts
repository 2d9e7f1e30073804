import { expect, test } from 'vitest';
import { nextPickups } from './next-pickups.ts';

const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, opening_time: '08:00:00', closing_time: '18:00:00' }));
const friday = (time: string) => ({ date: '2026-11-20', day: 5, time });

test('an open provider hands over now, then as it opens on each day of the week to come', () => {
  expect(nextPickups(weekdays, friday('09:00:00'))).toEqual([
    null,
    '2026-11-23T08:00',
    '2026-11-24T08:00',
    '2026-11-25T08:00',
    '2026-11-26T08:00',
    '2026-11-27T08:00',
  ]);
});

test('a closed one when it opens: the same day before that hour, else after the weekend', () => {
  expect(nextPickups(weekdays, friday('07:59:59'))[0]).toBe('2026-11-20T08:00');
  expect(nextPickups(weekdays, friday('18:00:00'))[0]).toBe('2026-11-23T08:00');
});

test('one that never opens hands over never', () => {
  expect(nextPickups([], friday('09:00:00'))).toEqual([]);
});
