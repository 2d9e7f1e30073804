import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerQuery } from '#web/account/account.queries.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Tools } from '#web/orders/orders.calls.ts';
import { cancelTrip, payTrip } from './trips.calls.ts';

const WHO = { token: 'maja', guest_id: null };

let answers: (ApiError | object)[];
let asked: number;
let tools: Tools;

const api = (async () => {
  asked += 1;
  const answer = answers.shift();
  if (answer instanceof ApiError) throw answer;
  return answer;
}) as unknown as ApiClient;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/rental/trip-status/7' });
  asked = 0;
  tools = { api, queries: new QueryClient(), store: { get: () => WHO } as unknown as Tools['store'] };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a trip that was canceled though the answer got lost is canceled', async () => {
  answers = [new ApiError(0, [], ''), { message: 'Canceled' }];
  const canceled = cancelTrip(tools, 7, 'Plans changed');
  await vi.runAllTimersAsync();
  expect([await canceled, asked]).toEqual([{ message: 'Canceled' }, 2]);
});

test('what was paid from the wallet shows in what is left in it', async () => {
  answers = [{ message: 'Paid' }];
  const { queryKey } = customerQuery(api, WHO);
  tools.queries.setQueryData(queryKey, { wallet_balance: 50_00 } as never);
  await payTrip(tools, 7, { payment_method: 'wallet' }, 'a-key');
  expect(tools.queries.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
