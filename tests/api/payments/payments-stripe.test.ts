import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { startStripe, type TestStripe } from '#tests/support/servers/start-stripe.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { paymentState, walletBalance } from './payment-state.ts';

const DIGITAL = { payment_method: 'digital_payment' } as const;

let stripe: TestStripe;
let api: TestApi;
beforeAll(async () => {
  stripe = await startStripe();
  api = await startApi({ env: { RATE_LIMIT: '0', PUBLIC_URL: 'https://shop.example', ...stripe.env } });
});
afterAll(async () => {
  await api.stop();
  await stripe.end();
});

const paid = { order_status: 'confirmed', payment_status: 'paid', payment_method: 'stripe', confirmed: 1 };
const waiting = { order_status: 'failed', payment_status: 'unpaid' };

const link = async (headers: Record<string, string>, order_id: number): Promise<string> => {
  const body = { order_id, payment_method: 'stripe', callback: '/order-placed/1' };
  const { status, body: told, text } = await api.call('/api/v1/customer/order/pay', { method: 'POST', headers, body });
  expect(status, text).toBe(200);
  return told.redirect_link;
};
const go = async (url: string): Promise<string> => String((await api.call(url)).headers.location);
const sessionOf = (page: string) => page.split('/').at(-1) ?? '';

async function orderAtGateway(amount = 25_00) {
  const customer = await signedInCustomer(api);
  const { id: order_id } = await newOrder(api, { customer_id: customer.id, payment: DIGITAL, amount });
  const way = await link(customer.headers, order_id);
  return { customer, order_id, way, page: await go(way) };
}

const hear = ({ body, header }: { body: string; header: string }) =>
  api.call('/payment/callback/stripe', { method: 'POST', headers: { 'stripe-signature': header }, raw: body });

test('with Stripe’s keys cards are paid there, and there is no sandbox', async () => {
  const { body } = await api.call('/api/v1/config');
  expect(body.active_payment_method_list.map(({ gateway }: { gateway: string }) => gateway)).toEqual(['stripe']);
  const { order_id, page } = await orderAtGateway();
  expect(page).toContain(stripe.env.STRIPE_API_URL);
  expect((await api.call(`/demo/pay/${order_id}?key=x`)).status).toBe(404);
  expect((await api.call('/payment/callback/sandbox', { method: 'POST', raw: '{}' })).status).toBe(404);
});

test('the return asks Stripe, the webhook after it changes nothing more [CHK-022]', async () => {
  const { order_id, page, way } = await orderAtGateway();
  const session = sessionOf(page);
  // Two tabs meet in one session.
  expect(await go(way)).toBe(page);
  const payment_id = /payment=([^&]+)/.exec(way)?.[1] ?? '';
  expect(await go(`/payment/return/${payment_id}?canceled=1`)).toContain('?flag=cancel');
  expect(await go(`/payment/return/${payment_id}`)).toContain('?flag=fail');
  expect(await paymentState(api, order_id)).toMatchObject(waiting);

  const event = await stripe.finish(session, 'pay');
  const [back] = await Promise.all([go(`/payment/return/${payment_id}`), hear(event), hear(event)]);
  expect(back).toBe(`/order-placed/1?flag=success&&token=${payment_id}`);
  expect((await hear(event)).status).toBe(200);
  expect(await paymentState(api, order_id)).toMatchObject({
    ...paid,
    payments: [{ method: 'stripe', amount: 25_00, status: 'paid' }],
  });
});

test('a process that died before it wrote the session down: the next one meets the same, and it pays once [CHK-022]', async () => {
  const { order_id, page, way } = await orderAtGateway();
  await api.db.run(sql`
    update payments set gateway_reference = null where payable_kind = 'order' and payable_id = ${order_id}`);
  expect(await Promise.all([go(way), go(way)])).toEqual([page, page]);
  const event = await stripe.finish(sessionOf(page), 'pay');
  await Promise.all([hear(event), hear(event)]);
  expect(await paymentState(api, order_id)).toMatchObject({ ...paid, payments: [{ amount: 25_00, status: 'paid' }] });
});

test('the same where the shop has another name and address by now: there is a page to pay on, and it pays once [CHK-022]', async () => {
  const { order_id, page, way } = await orderAtGateway();
  await api.db.run(sql`
    update payments set gateway_reference = null where payable_kind = 'order' and payable_id = ${order_id}`);
  const before = api.deps.env.PUBLIC_URL;
  api.deps.env.PUBLIC_URL = 'https://moved.example';
  const other = await go(way);
  api.deps.env.PUBLIC_URL = before;
  expect([other === page, other.startsWith(page.replace(sessionOf(page), ''))]).toEqual([false, true]);
  const event = await stripe.finish(sessionOf(other), 'pay');
  await Promise.all([hear(event), hear(event)]);
  expect(await paymentState(api, order_id)).toMatchObject({ ...paid, payments: [{ amount: 25_00, status: 'paid' }] });
});

test('the webhook alone pays too; one that expired can be paid again [ORD-015]', async () => {
  const first = await orderAtGateway();
  expect((await hear(await stripe.finish(sessionOf(first.page), 'expire'))).status).toBe(200);
  expect(await paymentState(api, first.order_id)).toMatchObject({ ...waiting, payments: [{ status: 'canceled' }] });
  const page = await go(await link(first.customer.headers, first.order_id));
  expect(page).not.toBe(first.page);
  expect((await hear(await stripe.finish(sessionOf(page), 'pay'))).status).toBe(200);
  expect(await paymentState(api, first.order_id)).toMatchObject(paid);
  expect(await walletBalance(api, first.customer.id)).toBe(0);
});

test('forged, aged, foreign and other events change nothing', async () => {
  const { order_id, page } = await orderAtGateway();
  const session = sessionOf(page);
  const told = (options: Record<string, string>) => stripe.finish(session, 'pay', options);
  expect((await hear(await told({ secret: 'whsec_guessed' }))).status).toBe(400);
  expect((await hear(await told({ age: '301' }))).status).toBe(400);
  const event = await told({ type: 'charge.refunded' });
  expect(
    (await hear({ ...event, body: event.body.replace('charge.refunded', 'checkout.session.completed') })).status,
  ).toBe(400);
  expect((await hear(event)).status).toBe(200);
  expect((await hear(await told({ amount: '1' }))).status).toBe(200);
  expect(await paymentState(api, order_id)).toMatchObject(waiting);
  expect((await hear(await told({ age: '290' }))).status).toBe(200);
  expect(await paymentState(api, order_id)).toMatchObject(paid);
});

test('a gateway that is down leads back, and the order stays payable', async () => {
  const customer = await signedInCustomer(api);
  const { id: order_id } = await newOrder(api, { customer_id: customer.id, payment: DIGITAL });
  const way = await link(customer.headers, order_id);
  await stripe.setDown(true);
  expect(await go(way)).toContain('/order-placed/1?flag=fail');
  await stripe.setDown(false);
  expect(await paymentState(api, order_id)).toMatchObject({ ...waiting, payments: [{ status: 'unpaid' }] });
  const page = await go(way);
  await hear(await stripe.finish(sessionOf(page), 'pay'));
  expect(await paymentState(api, order_id)).toMatchObject(paid);
});
