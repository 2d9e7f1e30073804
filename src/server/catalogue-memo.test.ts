import { describe, expect, test, vi } from 'vitest';
import { catalogueMemo } from './catalogue-memo.ts';
import { type PublicCache, publicCache } from './http/caches/public-cache.ts';

const aCache = () => publicCache({ megabytes: 1, now: () => 0 });

const memoOf = (cache: PublicCache, load: () => Promise<unknown>) => {
  const memo = catalogueMemo(cache);
  return () => memo('modules', load);
};

describe('catalogueMemo', () => {
  test('loads once, also for many who ask at the same moment', async () => {
    const load = vi.fn(async () => 'modules');
    const memo = memoOf(aCache(), load);
    expect(await Promise.all([memo(), memo()])).toEqual(['modules', 'modules']);
    await memo();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('loads again after the catalogue changed', async () => {
    const cache = aCache();
    const load = vi.fn(async () => 'modules');
    const memo = memoOf(cache, load);
    await memo();
    cache.drop(2);
    await memo();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('does not keep what was loaded before a change that came meanwhile', async () => {
    const cache = aCache();
    const answers = ['old', 'new'];
    const memo = memoOf(cache, async () => answers.shift());
    const asked = memo();
    cache.drop(2);
    expect(await asked).toBe('old');
    expect(await memo()).toBe('new');
  });

  test('does not keep a failure', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('modules');
    const memo = memoOf(aCache(), load);
    await expect(memo()).rejects.toThrow('down');
    expect(await memo()).toBe('modules');
  });

  test('tells what is known without waiting for whoever loads it', async () => {
    const cache = aCache();
    const memo = catalogueMemo(cache);
    let loaded = (_value: string) => {};
    const asked = memo('modules', () => new Promise<string>((resolve) => (loaded = resolve)));
    expect(memo.known?.('modules')).toBe(undefined);
    loaded('modules');
    await asked;
    expect(memo.known?.('modules')).toBe('modules');
    cache.drop(2);
    expect(memo.known?.('modules')).toBe(undefined);
  });
});
