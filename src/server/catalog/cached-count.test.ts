import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { catalogueMemo } from '../catalogue-memo.ts';
import { cachedCount } from './cached-count.ts';

function shop() {
  const heard: (() => void)[] = [];
  const memo = catalogueMemo({ onDrop: (listener) => heard.push(listener) });
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

test('who asks at the same time waits for the same count', async () => {
  const { deps } = shop();
  let counts = 0;
  const ask = () =>
    cachedCount(deps, 'rows', async () => {
      await sleep(5);
      return ++counts;
    });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
});

test('after a change nobody waits for a long count, and it is not made again at once', async () => {
  const { deps, change } = shop();
  let counts = 0;
  const ask = () =>
    cachedCount(deps, 'rows', async () => {
      await sleep(60);
      return ++counts;
    });
  expect(await ask()).toBe(1);
  change();
  const started = performance.now();
  expect(await ask()).toBe(1);
  expect(performance.now() - started).toBeLessThan(40);
  expect(counts).toBe(1);
});

test('a count that failed is made again', async () => {
  const { deps } = shop();
  let tries = 0;
  const ask = () => cachedCount(deps, 'rows', async () => (++tries === 1 ? Promise.reject(new Error('no')) : 7));
  await expect(ask()).rejects.toThrow('no');
  expect(await ask()).toBe(7);
});
