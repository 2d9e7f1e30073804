import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import type { Tools } from '#web/orders/orders.calls.ts';
import { ordersOf } from '#web/orders/orders.queries.ts';
import { payFeeAtGateway } from './following.calls.ts';

const PAID = new ApiError(403, [], 'This order is not waiting for a payment');
const WHO = { token: 'maja', guest_id: null };

afterEach(() => vi.unstubAllGlobals());

test('where nobody is asked for the fee of a way back any more, as another tab has paid it, the parcel is looked at again', async () => {
  const queries = new QueryClient();
  const parcel = [...ordersOf(WHO), 'tracked', 7];
  queries.setQueryData(parcel, {});
  const api = () => Promise.reject(PAID);
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/order/7' });
  const tools = { api, queries, store: { get: () => WHO } } as unknown as Tools;
  await expect(payFeeAtGateway(tools, 7, 'stripe')).rejects.toBe(PAID);
  expect(queries.getQueryState(parcel)?.isInvalidated).toBe(true);
});
