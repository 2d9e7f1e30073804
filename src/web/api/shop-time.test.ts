import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAge, noteSaved } from './saved-answers.ts';
import { shopTime } from './shop-time.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-18T12:00:00Z');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  noteSaved(null);
  vi.useRealTimers();
});

/** The device shows this when an answer of the shop comes. */
function answeredAt(deviceTime: number, headers: Record<string, string> = {}) {
  vi.setSystemTime(deviceTime);
  const date = new Date(NOW).toUTCString();
  noteAge(new Response('{}', { headers: { date, 'cache-control': 'no-store', ...headers } }));
}

test('a device whose clock is a day off goes by the shop’s, until it is right again', () => {
  for (const days of [-1, 1, 400]) {
    answeredAt(NOW + days * DAY_MS);
    expect(shopTime()).toBe(NOW);
    vi.advanceTimersByTime(60_000);
    expect(shopTime()).toBe(NOW + 60_000);
  }
  answeredAt(NOW + 3000);
  expect(shopTime(), 'a little off is right').toBe(NOW + 3000);
});

test('an answer out of a cache says nothing of the time', () => {
  answeredAt(NOW);
  answeredAt(NOW + DAY_MS, { 'cache-control': 'public, max-age=60' });
  answeredAt(NOW + DAY_MS, { 'x-saved-at': new Date(NOW).toISOString() });
  expect(shopTime()).toBe(NOW + DAY_MS);
});
