import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test.each([
  { ms: 0, days: 0, time: '00:00:00' },
  { ms: 59_999, days: 0, time: '00:00:59' },
  { ms: 3_661_000, days: 0, time: '01:01:01' },
  { ms: 2 * 86_400_000 + 4 * 3_600_000 + 12 * 60_000 + 38_000, days: 2, time: '04:12:38' },
])('$ms ms are $days days and $time [HOME-013]', ({ ms, days, time }) => {
  expect(timeLeft(ms)).toEqual({ days, time });
});
