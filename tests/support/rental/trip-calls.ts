import type { APIRequestContext } from '@playwright/test';
import { OPERATOR_TOKEN } from '../shops/operator-token.ts';
import { expect } from '../shops/shop.ts';

/** What the provider's own system reports; `baseURL` where it is not the shop that all tests share. */
export async function operateTrip(
  request: APIRequestContext,
  trip_id: number,
  path: string,
  data: object,
  baseURL = '',
): Promise<void> {
  const reply = await request.put(`${baseURL}/api/v1/operator/trips/${trip_id}/${path}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    data,
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

export const moveTrip = (
  request: APIRequestContext,
  trip_id: number,
  trip_status: string,
  { baseURL, ...more }: { baseURL?: string | undefined; reason?: string } = {},
) => operateTrip(request, trip_id, 'status', { trip_status, ...more }, baseURL);
