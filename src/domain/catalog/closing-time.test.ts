import { expect, test } from 'vitest';
import { closingTime } from './closing-time.ts';

const at = (day: number, time: string) => ({ date: '2026-11-15', day, time });

test('a store closes when its window ends, after midnight when the night is two windows [STORE-007]', () => {
  const windows = [
    { day: 1, opening_time: '11:00:00', closing_time: '14:30:00' },
    { day: 5, opening_time: '17:00:00', closing_time: '23:59:59' },
    { day: 6, opening_time: '00:00:00', closing_time: '02:00:00' },
    { day: 6, opening_time: '17:00:00', closing_time: '23:59:59' },
  ];
  expect(closingTime(windows, at(1, '12:00:00'))).toBe('14:30');
  expect(closingTime(windows, at(1, '15:00:00'))).toBeNull();
  expect(closingTime(windows, at(5, '22:00:00'))).toBe('02:00');
  expect(closingTime(windows, at(6, '01:00:00'))).toBe('02:00');
  expect(closingTime(windows, at(6, '22:00:00'))).toBe('00:00');
});

test('a store that never closes has no closing time', () => {
  const always = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:59' }));
  expect(closingTime(always, at(3, '12:00:00'))).toBeNull();
});
