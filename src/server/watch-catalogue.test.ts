import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from './db/db.ts';
import { watchCatalogue } from './watch-catalogue.ts';

let hear: (table: string | null) => void;
let version = 0;
let isAway = false;
const drops: { at: number; version: number; changed: string[] | null }[] = [];

const db = {
  row: async () => (isAway ? Promise.reject(new Error('away')) : { version }),
  listen: async (_channel: string, heard: typeof hear) => {
    hear = heard;
    return async () => {};
  },
} as unknown as Db;

const start = () =>
  watchCatalogue(
    db,
    {
      drop: (now, changed) => void drops.push({ at: Date.now(), version: now, changed: changed ? [...changed] : null }),
    },
    () => Date.now(),
  );

/** Somebody writes, and everybody hears it. */
async function write(table = 'items') {
  version += 1;
  hear(table);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  [version, isAway, drops.length] = [0, false, 0];
});
afterEach(() => vi.useRealTimers());

describe('watchCatalogue', () => {
  test('whatever was cached before the start is dropped, then every change at once, with its tables', async () => {
    await start();
    expect(drops).toMatchObject([{ changed: null }]);
    await write('stores');
    await write('items');
    expect(drops.slice(1)).toMatchObject([
      { version: 1, changed: ['stores'] },
      { version: 2, changed: ['items'] },
    ]);
  });

  test('a feed that writes five times a second is followed about once a second, and no change waits longer', async () => {
    await start();
    const heardAt = new Map<number, number>();
    for (let round = 0; round < 100; round++) {
      await write(round === 60 ? 'add_ons' : 'items');
      heardAt.set(version, Date.now());
      await vi.advanceTimersByTimeAsync(200);
    }
    await vi.advanceTimersByTimeAsync(2000);
    expect(drops.at(-1)?.version).toBe(100);
    // Ten at once, and one for each of the twenty seconds.
    expect(drops.length).toBeLessThanOrEqual(1 + 10 + 22);
    const waits = [...heardAt].map(
      ([written, at]) => (drops.find((drop) => drop.version >= written)?.at ?? Number.POSITIVE_INFINITY) - at,
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(1000);
    expect(drops.filter(({ changed }) => changed?.includes('add_ons'))).toHaveLength(1);
  });

  test('after a lost connection, or a database that did not answer, anything may have changed', async () => {
    await start();
    await write('items');
    hear(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(drops.at(-1)?.changed).toBeNull();
    isAway = true;
    await write('stores');
    const before = drops.length;
    isAway = false;
    await write('items');
    expect(drops).toHaveLength(before + 1);
    expect(drops.at(-1)?.changed).toBeNull();
  });
});
