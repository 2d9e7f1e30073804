import { afterEach, expect, test, vi } from 'vitest';
import { catalogueMemo } from '../catalogue-memo.ts';
import { cachedCount } from './cached-count.ts';

afterEach(() => void vi.useRealTimers());

function shop() {
  const heard: (() => void)[] = [];
  const memo = catalogueMemo({ onDrop: (listener) => heard.push(() => listener(null)) });
  return { deps: { memo }, change: () => heard.map((listener) => listener()) };
}

test('a quick count is made once per change of the catalogue', async () => {
  const { deps, change } = shop();
  let rows = 3;
  let counts = 0;
  const ask = () =>
    cachedCount(deps, 'rows', async () => {
      counts++;
      return rows;
    });
  expect([await ask(), await ask(), counts]).toEqual([3, 3, 1]);
  rows = 4;
  change();
  expect([await ask(), await ask(), counts]).toEqual([4, 4, 2]);
});

test('a count that changes with the clock is made once for each time', async () => {
  const { deps, change } = shop();
  let counts = 0;
  const ask = (asOf: string) => cachedCount(deps, 'offers', async () => ++counts, asOf);
  expect([await ask('10:00:00'), await ask('10:00:00'), await ask('10:00:01')]).toEqual([1, 1, 2]);
  change();
  expect(await ask('10:00:01')).toBe(3);
});

test('who asks at the same time waits for the same count', async () => {
  const { deps } = shop();
  let counts = 0;
  const ask = () =>
    cachedCount(deps, 'rows', async () => {
      await Promise.resolve();
      return ++counts;
    });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
});

test('after a change nobody waits for a long count, and it is not made again at once', async () => {
  vi.useFakeTimers();
  const { deps, change } = shop();
  let counts = 0;
  const ask = () =>
    cachedCount(deps, 'rows', async () => {
      vi.advanceTimersByTime(60);
      return ++counts;
    });
  expect(await ask()).toBe(1);
  change();
  expect(await ask()).toBe(1);
  expect(counts).toBe(1);

  // Fifty times its own duration later it is: the old one is told meanwhile.
  vi.advanceTimersByTime(50 * 60);
  expect(await ask()).toBe(1);
  expect(await ask()).toBe(2);
});

test('a count that failed is made again', async () => {
  const { deps } = shop();
  let tries = 0;
  const ask = () => cachedCount(deps, 'rows', async () => (++tries === 1 ? Promise.reject(new Error('no')) : 7));
  await expect(ask()).rejects.toThrow('no');
  expect(await ask()).toBe(7);
});
