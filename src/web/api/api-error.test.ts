import { expect, test } from 'vitest';
import type { Translate } from '#web/i18n/i18n.tsx';
import { ApiError, failureWords } from './api-error.ts';
import { refusedWith } from './client.ts';

const t = ((key: string) => key) as Translate;

test('a failure is told in the server’s words, and where it has none in words all the same', () => {
  expect(failureWords(t, refusedWith(403, { message: 'Sold out', errors: [] }))).toBe('Sold out');
  // What stands in front of a shop that is just being started answers with a page of its own.
  expect(failureWords(t, refusedWith(502, null))).toBe('error.page_failed');
  expect(failureWords(t, new ApiError(0, [], ''))).toBe('error.offline');
  expect(failureWords(t, new TypeError('undefined is not a function'))).toBe('error.offline');
});
