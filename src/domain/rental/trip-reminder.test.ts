import { expect, test } from 'vitest';
import { reminderAt } from './trip-reminder.ts';

const schedule_at = new Date('2026-11-20T12:00:00Z');
const at = (confirmed_at: string) => reminderAt({ schedule_at, confirmed_at: new Date(confirmed_at) })?.toISOString();

test.each([
  ['days before', '2026-11-16T09:00:00Z', '2026-11-19T12:00:00.000Z'],
  ['exactly a day before', '2026-11-19T12:00:00Z', '2026-11-19T12:00:00.000Z'],
  ['the evening before', '2026-11-19T20:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['an hour before', '2026-11-20T11:00:00Z', undefined],
])('a trip that was confirmed %s', (_when, confirmed_at, reminded) => {
  expect(at(confirmed_at)).toBe(reminded);
});
