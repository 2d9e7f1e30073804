import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newestOrderStatus, rememberOrderStatus } from './order-statuses.ts';

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
  expect(newestOrderStatus(7, 'picked_up')).toBe('picked_up');
  rememberOrderStatus(7, 'canceled');
  expect(newestOrderStatus(7, 'picked_up')).toBe('canceled');
  expect(newestOrderStatus(7, 'returned')).toBe('returned');
  expect(newestOrderStatus(8, 'picked_up')).toBe('picked_up');
});

test('only the last orders are remembered, each once', () => {
  for (let id = 1; id <= 30; id += 1) rememberOrderStatus(id, 'confirmed');
  rememberOrderStatus(30, 'delivered');
  expect([
    newestOrderStatus(10, 'pending'),
    newestOrderStatus(11, 'pending'),
    newestOrderStatus(30, 'pending'),
  ]).toEqual(['pending', 'confirmed', 'delivered']);
});
