import { expect, test } from 'vitest';
import { firstOfMonth, monthsUntil, weeksFrom, weeksOfMonth } from './weeks.ts';

test('a month begins on the right day of the week and ends with its last day', () => {
  const weeks = weeksOfMonth('2026-11-01');
  expect(weeks.length).toBe(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  expect(weeksOfMonth('2027-02-01').length).toBe(4);
});

test('months follow each other over the end of a year', () => {
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(firstOfMonth('2026-11-16')).toBe('2026-11-01');
});

test('two weeks begin with the Monday of a day', () => {
  expect(weeksFrom('2026-11-20', 2).flat()).toHaveLength(14);
  expect(weeksFrom('2026-11-20', 2)[0]?.[0]).toBe('2026-11-16');
});

test('sixty days are on two or three months', () => {
  expect(monthsUntil('2026-11-20', '2027-01-18')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01']);
  expect(monthsUntil('2026-12-01', '2027-01-29')).toEqual(['2026-12-01', '2027-01-01']);
});
