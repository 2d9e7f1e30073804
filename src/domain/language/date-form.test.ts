import { expect, test } from 'vitest';
import { clockForm, DAY_FORM } from './date-form.ts';

const AT = new Date('2026-11-19T02:05:00Z');
const written = (language: string, timeformat: string) =>
  new Intl.DateTimeFormat(language, { ...DAY_FORM, ...clockForm(timeformat), timeZone: 'UTC' })
    .format(AT)
    .replaceAll(/\s/g, ' ');

test.each([
  ['en', '24', 'Nov 19, 2026, 02:05'],
  ['en', '12', 'Nov 19, 2026, 2:05 AM'],
  ['es', '24', '19 nov 2026, 02:05'],
  ['ar', '24', '19 نوفمبر 2026، 02:05'],
])('in %s by a clock of %s hours: %s', (language, timeformat, words) =>
  expect(written(language, timeformat)).toBe(words),
);
