import { expect, test } from 'vitest';
import { renderLimit } from './render-limit.ts';

test('a minute’s pages may come at once, then they come evenly, for each address', () => {
  let now = 0;
  const limit = renderLimit(30, () => now);
  const take = (address: string, times: number) =>
    Array.from({ length: times }, () => limit.take(address)).filter(Boolean).length;
  expect(take('a', 100)).toBe(30);
  expect(take('b', 100)).toBe(30);
  now += 20_000;
  expect(take('a', 100)).toBe(10);
  now += 3_600_000;
  expect(take('a', 100)).toBe(30);
});

test('0 is no limit', () => {
  const limit = renderLimit(0, () => 0);
  expect(Array.from({ length: 1000 }, () => limit.take('a'))).not.toContain(false);
});
