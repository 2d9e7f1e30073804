import type { APIRequestContext } from '@playwright/test';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { headersOf, signedBy } from '../people/buyers.ts';
import { OPERATOR_TOKEN } from '../shops/operator-token.ts';
import { expect } from '../shops/shop.ts';

type Owner = { token?: string; guest_id?: string };

/** An order as the server tells its owner. */
export async function trackedOrder(request: APIRequestContext, owner: Owner, order_id: number) {
  const query = new URLSearchParams({ order_id: String(order_id), ...signedBy(owner) });
  const answer = await request.get(`/api/v1/customer/order/track?${query}`, {
    headers: { ...headersOf(owner), 'x-localization': 'en' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** How many orders somebody has. */
export async function orderCount(request: APIRequestContext, owner: Owner): Promise<number> {
  const query = new URLSearchParams({ limit: '10', offset: '1', ...signedBy(owner) });
  const sizes = ['running-orders', 'list'].map(async (list) => {
    const answer = await request.get(`/api/v1/customer/order/${list}?${query}`, { headers: headersOf(owner) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).total_size as number;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Its owner takes it back, in another tab or on another device. */
export async function cancelOrder(request: APIRequestContext, owner: Owner, order_id: number) {
  const answer = await request.put('/api/v1/customer/order/cancel', {
    headers: headersOf(owner),
    data: { ...signedBy(owner), order_id, reason: 'Changed my mind' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** What the operator's own system says of an order. */
export async function moveOrder(
  request: APIRequestContext,
  order_id: number,
  order_status: OrderStatus,
  more: { delivery_man_id?: number; otp?: string; reason?: string } = {},
) {
  const answer = await request.put(`/api/v1/operator/orders/${order_id}/status`, {
    headers: operator,
    data: { order_status, ...more },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function placeCourier(request: APIRequestContext, courier_id: number, at: { lat: number; lng: number }) {
  const answer = await request.put(`/api/v1/operator/couriers/${courier_id}/position`, {
    headers: operator,
    data: { latitude: at.lat, longitude: at.lng },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
