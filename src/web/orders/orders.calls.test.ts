import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { cancelOrder, payAtGateway, reorder, type Tools, tellOfflinePayment } from './orders.calls.ts';
import { ordersOf } from './orders.queries.ts';

const LOST = new ApiError(0, [], '');
const CLOSED = new ApiError(403, [], 'This order is not waiting for a payment');
const WHO = { token: 'maja', guest_id: null };
const PAYMENT = { order_id: 7, method_id: 1, isNew: true, values: { transfer_reference: 'A-1' } };

let failures: ApiError[];
let keys: (string | undefined)[];
let tools: Tools;

/** An API that first answers so, and then well. */
const api = (async (...[, , , own]: Parameters<ApiClient>) => {
  keys.push(own?.['Idempotency-Key']);
  const failure = failures.shift();
  if (failure) throw failure;
  return {};
}) as ApiClient;

beforeEach(() => {
  failures = [];
  keys = [];
  vi.useFakeTimers();
  const queries = new QueryClient();
  queries.setQueryData([...ordersOf(WHO), 'unfinished', 7], {});
  queries.setQueryData(['cart', 'maja', 4], []);
  tools = { api, queries, store: { get: () => WHO } as unknown as SessionStore };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes of it, after all pauses. */
async function outcomeOf<Outcome>(pressed: Promise<Outcome>) {
  const outcome = pressed.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return outcome;
}

const isAskedAnew = (...key: unknown[]) => tools.queries.getQueryState(key)?.isInvalidated;

test('a transfer that is told again after a lost answer is told under the same key, corrected under another', async () => {
  failures = [LOST, LOST];
  expect(await outcomeOf(tellOfflinePayment(tools, PAYMENT))).toBe(LOST);
  await tellOfflinePayment(tools, PAYMENT);
  await tellOfflinePayment(tools, { ...PAYMENT, values: { transfer_reference: 'A-2' } });
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

const CANCELED = { order_id: 7, reason: 'It takes too long', note: null };

test('what was done though its answer got lost is no failure: it is said once more, and what it changed is asked for anew', async () => {
  failures = [LOST];
  expect(await outcomeOf(cancelOrder(tools, CANCELED))).toEqual({});
  expect(keys).toHaveLength(2);
  expect(isAskedAnew(...ordersOf(WHO), 'unfinished', 7)).toBe(true);
});

test('without any answer that is said, and what was refused is not said again', async () => {
  failures = [LOST, LOST];
  expect(await outcomeOf(cancelOrder(tools, CANCELED))).toBe(LOST);
  keys = [];
  failures = [CLOSED];
  expect(await outcomeOf(cancelOrder(tools, CANCELED))).toBe(CLOSED);
  expect(keys).toHaveLength(1);
});

test('where a gateway is not asked for money any more, the order is looked at again', async () => {
  failures = [CLOSED];
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/order/7' });
  await expect(payAtGateway(tools, 7, 'stripe')).rejects.toBe(CLOSED);
  expect(isAskedAnew(...ordersOf(WHO), 'unfinished', 7)).toBe(true);
});

test('a cart that was filled again without an answer is read anew', async () => {
  failures = [LOST];
  await expect(reorder(tools, 7, false)).rejects.toBe(LOST);
  expect(isAskedAnew('cart', 'maja', 4)).toBe(true);
});
