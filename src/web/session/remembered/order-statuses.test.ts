import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestKnown, rememberHeard } from './order-statuses.ts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('of what is listed and what was heard, the newer counts', () => {
  expect(newestKnown(7, 'picked_up')).toBe('picked_up');
  rememberHeard(7, 'canceled');
  expect(newestKnown(7, 'picked_up')).toBe('canceled');
  expect(newestKnown(7, 'returned')).toBe('returned');
  expect(newestKnown(8, 'picked_up')).toBe('picked_up');
});

test('only the last orders are remembered, each once', () => {
  for (let id = 1; id <= 30; id += 1) rememberHeard(id, 'confirmed');
  rememberHeard(30, 'delivered');
  expect([newestKnown(10, 'pending'), newestKnown(11, 'pending'), newestKnown(30, 'pending')]).toEqual([
    'pending',
    'confirmed',
    'delivered',
  ]);
});
