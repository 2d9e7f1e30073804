import { describe, expect, test } from 'vitest';
import { applyCoupon } from '#contract/coupons/coupons.ts';
import { placeOrder } from '#contract/orders/place.ts';
import { addFund } from '#contract/wallet/wallet.ts';
import { ApiError } from './api-error.ts';
import { apiClient } from './client.ts';

/** A client whose calls are written down instead of sent. */
function recording() {
  const sent: { url: string; init: RequestInit }[] = [];
  const api = apiClient({
    headers: () => ({ 'X-localization': 'es' }),
    fetch: async (url, init) => {
      sent.push({ url, init });
      return new Response('{"errors":[]}', { status: 403 });
    },
  });
  const call: typeof api = (...call) => api(...call).catch((error) => error);
  return { call, sent };
}

test.each(['{"message":"Ad', '<h1>Please log in to this network</h1>'])('%s is no answer', async (text) => {
  const api = apiClient({ headers: () => ({}), fetch: async () => new Response(text) });
  const failure = await api(applyCoupon, { query: { code: 'TEN', store_id: 7, amount: 1999 } }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 0, message: '' });
});

describe('what a call sends', () => {
  test('amounts go out in the major unit, in bodies, forms and addresses', async () => {
    const { call, sent } = recording();
    const fund = { amount: 2550, payment_method: 'stripe', callback: '/wallet', payment_platform: 'web' } as const;
    await call(addFund, { body: fund });
    expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({ amount: 25.5 });

    await call(applyCoupon, { query: { code: 'TEN', store_id: 7, amount: 1999 } });
    expect(sent[1]?.url).toBe('/api/v1/coupon/apply?code=TEN&store_id=7&amount=19.99');

    await call(placeOrder, {
      body: { order_amount: 1234, dm_tips: 0, payment_method: 'cash_on_delivery', cutlery: true },
    });
    const form = sent[2]?.init.body as FormData;
    expect([form.get('order_amount'), form.get('dm_tips'), form.get('cutlery')]).toEqual(['12.34', '0', 'true']);
  });

  test('what the contract refuses is refused in the server’s words and not sent', async () => {
    const { call, sent } = recording();
    const body = { amount: 10, payment_method: 'stripe', callback: '/wallet' };
    const refusal: unknown = await call(addFund, { body });
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 403, errors: [{ code: 'amount' }] });
    expect(sent).toEqual([]);
  });
});
