import { expect, test, vi } from 'vitest';
import { ExpiringCache } from './expiring-cache.ts';

test('an answer is remembered until its time is over', async () => {
  let now = 0;
  const cache = new ExpiringCache<number>({ size: 10, milliseconds: 100 }, () => now);
  const make = vi.fn(async () => 7);
  await cache.remember('a', make);
  now = 99;
  await cache.remember('a', make);
  expect(make).toHaveBeenCalledTimes(1);
  now = 100;
  await cache.remember('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('the answer asked for least recently leaves first', async () => {
  const cache = new ExpiringCache<string>({ size: 2, milliseconds: 100 }, () => 0);
  const make = vi.fn(async () => 'made');
  for (const key of ['a', 'b', 'a', 'c', 'a']) await cache.remember(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await cache.remember('b', make);
  expect(make).toHaveBeenCalledTimes(4);
});

test('a failure is not remembered', async () => {
  const cache = new ExpiringCache<string>({ size: 2, milliseconds: 100 });
  await expect(cache.remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await cache.remember('a', async () => 'up')).toBe('up');
});
