import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { newestOrderStatus, rememberOrderStatus } from './order-statuses.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
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
