import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { saveCart } from '#web/session/offline/cart-changes.ts';
import { saveWaitingOrder, type WaitingOrder, waitingOrder } from '#web/session/offline/waiting-order.ts';
import { cancelWaiting, sendWaiting } from './send-waiting.ts';

const NOW = 10_000_000;
const order: WaitingOrder = {
  key: 'one key',
  page: 'cart',
  module_id: 2,
  body: { order_amount: 1000 },
  order_amount: 1000,
  pressed_at: NOW - 60_000,
  isSent: false,
  asks: null,
};

let keys: (string | undefined)[];
let answer: () => Promise<unknown>;
const told: string[] = [];
const api = (async (_endpoint: unknown, _input: unknown, _signal: unknown, headers: Record<string, string>) => {
  keys.push(headers['Idempotency-Key']);
  return answer();
}) as unknown as ApiClient;
const send = () =>
  sendWaiting(api, NOW, {
    placed: async ({ order_id }) => void told.push(`placed ${order_id}`),
    asks: () => told.push('asks'),
  });

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', { onLine: true });
  keys = [];
  told.length = 0;
  answer = async () => ({ order_id: 7 });
  saveWaitingOrder(order);
});
afterEach(() => vi.unstubAllGlobals());

test('an order that waits is sent under its key, told and forgotten', async () => {
  await send();
  expect([keys, told, waitingOrder()]).toEqual([['one key'], ['placed 7'], null]);
  await send();
  expect(keys).toHaveLength(1);
});

test('an order that is canceled while its sending is loaded is not sent, where a browser knows no locks', async () => {
  const sending = send();
  expect(await cancelWaiting()).toBe(true);
  await sending;
  expect([keys, told, waitingOrder()]).toEqual([[], [], null]);
});

test('an answer that is lost is asked for again under the same key, and cannot be canceled', async () => {
  answer = async () => Promise.reject(new ApiError(0, [], ''));
  await send();
  expect(waitingOrder()).toMatchObject({ key: 'one key', isSent: true, asks: null });
  expect(await cancelWaiting()).toBe(false);
  answer = async () => ({ order_id: 7 });
  await send();
  expect([keys, told]).toEqual([['one key', 'one key'], ['placed 7']]);
});

test('a total that changed asks, and is not sent again by itself', async () => {
  answer = async () => Promise.reject(new ApiError(403, [{ code: 'order_amount', message: 'changed' }], 'changed'));
  await send();
  await send();
  expect([keys.length, told, waitingOrder()?.asks]).toEqual([1, ['asks'], 'changed']);
  expect(await cancelWaiting()).toBe(true);
});

test('what went out before it did arrive: it asks', async () => {
  answer = async () => Promise.reject(new ApiError(409, [{ code: 'Idempotency-Key', message: 'used' }], 'used'));
  await send();
  expect(waitingOrder()?.asks).toBe('arrived');
});

test('another refusal is told in the server’s words', async () => {
  answer = async () => Promise.reject(new ApiError(403, [{ code: 'store', message: 'Closed' }], 'Closed'));
  await send();
  expect(waitingOrder()?.asks).toEqual({ words: 'Closed' });
});

test('nothing is sent without a connection, after too long, or over a cart that was changed since', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await send();
  vi.stubGlobal('navigator', { onLine: true });
  saveWaitingOrder({ ...order, pressed_at: NOW - 3_600_000 });
  await send();
  expect(waitingOrder()?.asks).toBe('late');
  saveWaitingOrder(order);
  saveCart('somebody 2', 2, [{ kind: 'clear' }]);
  await send();
  expect(waitingOrder()?.asks).toBe('cart');
  expect(keys).toEqual([]);
});

test('it can be canceled as long as it was not sent', async () => {
  expect(await cancelWaiting()).toBe(true);
  await send();
  expect([keys, waitingOrder()]).toEqual([[], null]);
});
