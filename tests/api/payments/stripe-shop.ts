import { expect } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Deps } from '#server/deps.ts';
import { payablesOf } from '#server/payables.ts';
import { keepPaymentsUpToDate } from '#server/payments/payment-upkeep.service.ts';
import { sendRefunds } from '#server/payments/refunds/send-refund.service.ts';
import { newOrder, type OrderFacts } from '#tests/support/orders/orders.ts';
import { headersOf, ownerOf, signedBy } from '#tests/support/people/buyers.ts';
import type { Customer } from '#tests/support/people/customers.ts';
import type { Guest } from '#tests/support/people/guests.ts';
import { startStripe } from '#tests/support/servers/start-stripe.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi } from '#tests/support/shops/start-api.ts';

type Buyer = Customer | Guest;

export const fail = (error: unknown): never => {
  throw error;
};

/** A shop with an operator whose cards are paid at Stripe. */
export async function stripeShop(deps: Partial<Deps> = {}) {
  const stripe = await startStripe();
  const api = await startApi({
    env: { RATE_LIMIT: '0', PUBLIC_URL: 'https://shop.example', OPERATOR_TOKEN, ...stripe.env },
    deps,
  });
  const payables = payablesOf(api.deps);

  const call = (method: 'GET' | 'POST' | 'PUT', path: string, buyer: Buyer, body?: object) =>
    api.call(`/api/v1/customer/${path}`, {
      method,
      headers: headersOf('token' in buyer ? buyer : {}),
      ...(body && { body: { ...signedBy('guest_id' in buyer ? buyer : {}), ...body } }),
    });
  const go = async (url: string): Promise<string> => String((await api.call(url)).headers.location);
  const hear = ({ body, header }: { body: string; header: string }) =>
    api.call('/payment/callback/stripe', { method: 'POST', headers: { 'stripe-signature': header }, raw: body });

  /** An order whose buyer stands on Stripe's page. */
  async function atGateway(buyer: Buyer, facts: OrderFacts = {}) {
    const payment = { payment_method: 'digital_payment' } as const;
    const { id: order_id, total } = await newOrder(api, { ...ownerOf(buyer), payment, ...facts });
    const body = { order_id, payment_method: 'stripe', callback: '/order-placed/1' };
    const { status, body: told, text } = await call('POST', 'order/pay', buyer, body);
    expect(status, text).toBe(200);
    const page = await go(told.redirect_link);
    return { order_id, total, session: page.split('/').at(-1) ?? '' };
  }

  async function paid(buyer: Buyer, facts: OrderFacts = {}) {
    const order = await atGateway(buyer, facts);
    expect((await hear(await stripe.finish(order.session, 'pay'))).status).toBe(200);
    return order;
  }

  /** A wallet that was filled by card, with so much in the major unit; says Stripe's session. */
  async function toppedUp(buyer: Customer, amount: number): Promise<string> {
    const { status, body, text } = await call('POST', 'wallet/add-fund', buyer, {
      amount,
      payment_method: 'stripe',
      callback: '/',
    });
    expect(status, text).toBe(200);
    const session = (await go(body.redirect_link)).split('/').at(-1) ?? '';
    expect((await hear(await stripe.finish(session, 'pay'))).status).toBe(200);
    return session;
  }

  const operate = (path: string, body?: object) =>
    api.call(`/api/v1/operator/${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      ...(body && { body }),
    });

  return {
    api,
    stripe,
    call,
    go,
    hear,
    atGateway,
    paid,
    toppedUp,
    operate,
    sendRefunds: () => sendRefunds(api.deps, payables, fail),
    keepPaymentsUpToDate: () => keepPaymentsUpToDate(api.deps, payables, fail),
    /** As if the time for the next try had come. */
    hurry: () => api.db.run(sql`update refunds set next_try = created_at where next_try is not null`),
    async cancel(order_id: number) {
      const canceled = await operate(`orders/${order_id}/status`, { order_status: 'canceled', reason: 'Sold out' });
      expect(canceled.status, canceled.text).toBe(200);
    },
    async track(order_id: number, buyer: Buyer) {
      const who = 'guest_id' in buyer ? `&guest_id=${buyer.guest_id}` : '';
      return (await call('GET', `order/track?order_id=${order_id}${who}`, buyer)).body;
    },
    async sentTo(session: string): Promise<number[]> {
      const { payment_intent } = await stripe.session(session);
      const all = await stripe.refunds();
      return all.filter((one) => one.payment_intent === payment_intent).map(({ amount }) => amount);
    },
    async stop() {
      await api.stop();
      await stripe.end();
    },
  };
}
