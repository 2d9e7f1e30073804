import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import type { PlaceBody } from '../place-body.ts';
import { waitForConnection } from './wait-for-connection.ts';

afterEach(() => vi.unstubAllGlobals());

const pressed = {
  page: 'cart',
  module_id: 2,
  body: { order_amount: 1000 } as PlaceBody,
  order_amount: 1000,
  secrets: { password: '', files: [] },
  offline: undefined,
};

test('an order waits for the connection only where the browser can store it: otherwise it is said that it cannot', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  expect(waitForConnection(pressed)).toBe(true);
  vi.stubGlobal('localStorage', { ...fakeStorage(), setItem: full });
  expect(waitForConnection(pressed)).toBe(false);
});
