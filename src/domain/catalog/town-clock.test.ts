import { expect, test } from 'vitest';
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

test('a second that was told before is told again only for the same second and the same place', () => {
  const [noon, later] = [new Date('2026-11-16T12:00:00.100Z'), new Date('2026-11-16T12:00:00.900Z')];
  const told = townTime(noon, 'UTC');
  expect(townTime(later, 'UTC')).toEqual(told);
  expect(townTime(noon, 'Europe/Stockholm').time).toBe('13:00:00');
  expect(townTime(new Date('2026-11-16T12:00:01Z'), 'UTC').time).toBe('12:00:01');
  expect(townTime(noon, 'UTC')).toEqual({ date: '2026-11-16', day: 1, time: '12:00:00' });
});
