import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { payAtGateway, reorder, type Tools, tellOfflinePayment } from './orders.calls.ts';
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
  const queries = new QueryClient();
  queries.setQueryData([...ordersOf(WHO), 'unfinished', 7], {});
  queries.setQueryData(['cart', 'maja', 4], []);
  tools = { api, queries, store: { get: () => WHO } as unknown as SessionStore };
});

afterEach(() => vi.unstubAllGlobals());

const isAskedAnew = (...key: unknown[]) => tools.queries.getQueryState(key)?.isInvalidated;

test('a transfer that is told again after a lost answer is told under the same key, corrected under another', async () => {
  failures = [LOST];
  await expect(tellOfflinePayment(tools, PAYMENT)).rejects.toBe(LOST);
  await tellOfflinePayment(tools, PAYMENT);
  await tellOfflinePayment(tools, { ...PAYMENT, values: { transfer_reference: 'A-2' } });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
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
