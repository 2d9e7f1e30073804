import { afterEach, expect, test, vi } from 'vitest';
import type { Translate } from '#web/i18n/i18n.tsx';
import { ApiError, failureWords, forgive } from './api-error.ts';
import { refusedWith } from './client.ts';

const t = ((key: string) => key) as Translate;

test('a failure is told in the server’s words, and where it has none in words all the same', () => {
  expect(failureWords(t, refusedWith(403, { message: 'Sold out', errors: [] }))).toBe('Sold out');
  // What stands in front of a shop that is just being started answers with a page of its own.
  expect(failureWords(t, refusedWith(502, null))).toBe('error.page_failed');
  expect(failureWords(t, new ApiError(0, [], ''))).toBe('error.offline');
  expect(failureWords(t, new TypeError('undefined is not a function'))).toBe('error.offline');
});

afterEach(() => vi.unstubAllGlobals());

/** What the page reports of what it forgives. */
function reportedOf(...failures: Error[]) {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  for (const failure of failures) forgive(failure);
  return reported;
}

test('that the shop refused, or could not be reached, is no matter where nobody waits for it', () => {
  expect(reportedOf(...[0, 403, 503].map((status) => new ApiError(status, [], '')))).toEqual([]);
});

test('a fault of the page is no secret: words that are missing, say', () => {
  const fault = new Error('no text tripcart.kept here');
  expect(reportedOf(fault)).toEqual([fault]);
});
