import { expect, test } from 'vitest';
import { mailMoment } from './mail-moment.ts';

const at = new Date('2026-11-21T14:28:00Z');
const timezone = 'Europe/Stockholm';

test('a mail tells the time by the clock that the pages have', () => {
  expect(mailMoment(at, 'en', { timezone, timeformat: '24' })).toBe('Saturday, November 21, 2026 at 15:28');
  expect(mailMoment(at, 'en', { timezone, timeformat: '12' })).toMatch(/2026 at 3:28\sPM$/);
  expect(mailMoment(at, 'ar', { timezone, timeformat: '24' })).toContain('15:28');
});
