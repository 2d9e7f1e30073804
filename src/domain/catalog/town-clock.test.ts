import { expect, test } from 'vitest';
import { townDaysUntil } from './town-clock.ts';

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
