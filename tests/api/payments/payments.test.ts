import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { payablesOf } from '#server/payables.ts';
import { sendRefunds } from '#server/payments/refunds/send-refund.service.ts';
import type { GatewayReport } from '#server/providers/payment/gateway.ts';
import { makeGateways } from '#server/providers/payment/make-gateways.ts';
import { newOrder, type OrderFacts } from '#tests/support/orders/orders.ts';
import { paymentOf, pressAtSandbox, redirectOf } from '#tests/support/orders/sandbox-payments.ts';
import { headersOf, ownerOf, signedBy } from '#tests/support/people/buyers.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { type Guest, newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { paymentState, walletBalance } from './payment-state.ts';
import { fail } from './stripe-shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', PUBLIC_URL: 'https://shop.example' } });
});
afterAll(() => api.stop());

const BACK = '/order-placed/1';

type Buyer = Customer | Guest;

/** An order of 25.00 whose money is waited for. */
const unpaidOrder = async (buyer: Buyer, facts: OrderFacts = {}): Promise<number> =>
  (await newOrder(api, { ...ownerOf(buyer), payment: { payment_method: 'digital_payment' }, ...facts })).id;

const post = (
  path: string,
  buyer: Buyer,
  body: object,
  { method = 'POST', headers = {} }: { method?: 'POST' | 'PUT'; headers?: Record<string, string> } = {},
) =>
  api.call(`/api/v1/customer/${path}`, {
    method,
    headers: { ...headersOf('token' in buyer ? buyer : {}), ...headers },
    body: { ...signedBy('guest_id' in buyer ? buyer : {}), ...body },
  });

const askToPay = (buyer: Buyer, order_id: number, more: object = {}) =>
  post('order/pay', buyer, { order_id, payment_method: 'sandbox', callback: BACK, ...more });

/** To the gateway's page; says its address. */
async function toGateway(buyer: Buyer, order_id: number): Promise<string> {
  const { status, body, text } = await askToPay(buyer, order_id);
  expect(status, text).toBe(200);
  return redirectOf(api, body.redirect_link);
}

const press = (page: string, outcome: 'paid' | 'failed' | 'canceled') => pressAtSandbox(api, page, outcome);

const reportOf = (page: string, outcome: GatewayReport['outcome'] = 'paid', amount = 25_00): GatewayReport => ({
  event_id: randomUUID(),
  payment_id: paymentOf(page),
  reference: `sandbox-${paymentOf(page)}`,
  outcome,
  amount,
});

/** A callback as the gateway signs it. */
function callBack(report: GatewayReport, changed: { header?: string; body?: string; gateway?: string } = {}) {
  const signed = api.deps.gateways.sandbox?.report(report);
  return api.call(`/payment/callback/${changed.gateway ?? 'sandbox'}`, {
    method: 'POST',
    headers: { 'sandbox-signature': changed.header ?? signed?.header ?? '' },
    raw: changed.body ?? signed?.body ?? '',
  });
}

const sendBack = () => sendRefunds(api.deps, payablesOf(api.deps), fail);

const sentBack = async (order_id: number): Promise<string[]> => {
  const rows = await api.db.rows<{ said: string }>(sql`
    select refund_method || ' ' || amount || ' ' || reason || ' ' || refund_status as said from refunds
    where payable_kind = 'order' and payable_id = ${order_id} order by id`);
  return rows.map(({ said }) => said);
};

const waiting = { order_status: 'failed', payment_status: 'unpaid', confirmed: 0 };
const paid = { order_status: 'confirmed', payment_status: 'paid', payment_method: 'sandbox', confirmed: 1 };

describe('paying at a gateway', () => {
  test('the browser goes there and comes back; the order is paid and confirmed, once [CHK-022]', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);

    const shown = await api.call(page, { headers: { 'accept-language': 'es' } });
    expect(shown.status).toBe(200);
    expect(shown.text).toContain('$25.00');
    expect(shown.text).toContain(`#${order_id}`);
    expect(shown.text).toContain('Cancelar y volver');

    expect(await press(page, 'paid')).toBe(`${BACK}?flag=success&&token=${paymentOf(page)}`);
    expect(await paymentState(api, order_id)).toMatchObject({
      ...paid,
      payments: [{ method: 'sandbox', amount: 25_00, status: 'paid' }],
    });
    expect((await api.call(page)).text).toContain('This payment is closed');
    expect((await askToPay(buyer, order_id)).status).toBe(403);
  });

  test('failed or cancelled it can be paid again, and pressed twice it is one payment [CHK-022] [ORD-015]', async () => {
    const buyer = await newGuest(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    expect(await press(page, 'failed')).toContain('?flag=fail');
    expect(await paymentState(api, order_id)).toMatchObject({ ...waiting, payments: [{ status: 'failed' }] });

    const again = await toGateway(buyer, order_id);
    expect(again).not.toBe(page);
    expect(await toGateway(buyer, order_id)).toBe(again);
    expect(await press(again, 'canceled')).toContain('?flag=cancel');
    expect(await paymentState(api, order_id)).toMatchObject(waiting);

    expect(await press(await toGateway(buyer, order_id), 'paid')).toContain('?flag=success');
    const standing = await paymentState(api, order_id);
    expect(standing).toMatchObject(paid);
    expect(standing.payments.map(({ status }) => status).sort()).toEqual(['canceled', 'failed', 'paid']);
  });

  test('the same key gives the same way to the gateway', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const body = { order_id, payment_method: 'sandbox', callback: BACK };
    const headers = { 'idempotency-key': randomUUID() };
    const first = await post('order/pay', buyer, body, { headers });
    expect((await post('order/pay', buyer, body, { headers })).body).toEqual(first.body);
    expect((await post('order/pay', buyer, { ...body, callback: '/' }, { headers })).status).toBe(409);
  });

  test('the rest of a part payment: two rows, and the order keeps its way of paying [CHK-024]', async () => {
    const buyer = await signedInCustomer(api, { wallet: 10_00 });
    const choice = { payment_method: 'partial_payment', rest: 'digital_payment' } as const;
    const order_id = await unpaidOrder(buyer, { payment: choice, partially_paid_amount: 10_00 });
    expect(await walletBalance(api, buyer.id)).toBe(0);
    expect(await paymentState(api, order_id)).toMatchObject({
      payment_status: 'partially_paid',
      payments: [
        { method: 'wallet', amount: 10_00, status: 'paid' },
        { method: 'digital_payment', amount: 15_00, status: 'unpaid' },
      ],
    });
    await press(await toGateway(buyer, order_id), 'paid');
    expect(await paymentState(api, order_id)).toMatchObject({
      ...paid,
      payment_method: 'partial_payment',
      payments: [
        { method: 'wallet', amount: 10_00, status: 'paid' },
        { method: 'sandbox', amount: 15_00, status: 'paid' },
      ],
    });
  });
});

describe('callbacks', () => {
  test('repeated and in parallel, under one name or many, change nothing twice [CHK-022]', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    const same = reportOf(page);
    const reports = [...Array.from({ length: 10 }, () => same), ...Array.from({ length: 10 }, () => reportOf(page))];
    const answers = await Promise.all(reports.map((report) => callBack(report)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await paymentState(api, order_id)).toMatchObject({ ...paid, payments: [{ status: 'paid' }] });
    expect(await walletBalance(api, buyer.id)).toBe(0);
  });

  test('out of order: an older failure does not undo what came, and money that comes after one counts', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    await callBack(reportOf(page, 'failed'));
    expect(await paymentState(api, order_id)).toMatchObject(waiting);
    await callBack(reportOf(page, 'paid'));
    await callBack(reportOf(page, 'canceled'));
    await callBack(reportOf(page, 'failed'));
    expect(await paymentState(api, order_id)).toMatchObject({ ...paid, payments: [{ status: 'paid' }] });
  });

  test('heard while the shop is closed for maintenance: the money was sent before [CHK-022]', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    const close = (isClosed: boolean) =>
      api.db.run(sql`
        insert into settings (key, value) values ('maintenance_mode', ${JSON.stringify(isClosed)}::jsonb)
        on conflict (key) do update set value = excluded.value`);
    const mayPay = async (status: number) => expect((await askToPay(buyer, order_id)).status).toBe(status);
    await close(true);
    try {
      await vi.waitFor(() => mayPay(503), 5000);
      expect((await callBack(reportOf(page))).status).toBe(200);
      expect(await paymentState(api, order_id)).toMatchObject({ ...paid, payments: [{ status: 'paid' }] });
      expect((await callBack(reportOf(page), { header: 't=1,v1=00' })).status).toBe(400);
    } finally {
      await close(false);
      await vi.waitFor(() => mayPay(403), 5000);
    }
  });

  test('too late for a cancelled order: it goes back, once, a guest’s too', async () => {
    for (const who of [await signedInCustomer(api), await newGuest(api)]) {
      const order_id = await unpaidOrder(who);
      const page = await toGateway(who, order_id);
      const canceled = await post('order/cancel', who, { order_id, reason: 'Too slow' }, { method: 'PUT' });
      expect(canceled.status, canceled.text).toBe(200);
      await Promise.all([callBack(reportOf(page)), callBack(reportOf(page))]);
      expect(await paymentState(api, order_id)).toMatchObject({
        order_status: 'canceled',
        confirmed: 0,
        payments: [{ status: 'refund_due' }],
      });
      await sendBack();
      expect(await paymentState(api, order_id)).toMatchObject({ payments: [{ status: 'refunded' }] });
      expect(await sentBack(order_id)).toEqual(['sandbox 2500 too_late done']);
    }
  });

  test('for somebody who has left meanwhile: nobody prepares an order without a door, and it goes back', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    const left = await api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: headersOf(buyer) });
    expect(left.status, left.text).toBe(200);
    await callBack(reportOf(page));
    expect(await paymentState(api, order_id)).toMatchObject({ order_status: 'failed', confirmed: 0 });
    await sendBack();
    expect(await sentBack(order_id)).toEqual(['sandbox 2500 too_late done']);
  });

  test('paid twice, once too late: the second money goes back', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const first = await toGateway(buyer, order_id);
    await callBack(reportOf(first, 'canceled'));
    const second = await toGateway(buyer, order_id);
    await callBack(reportOf(first, 'paid'));
    expect(await paymentState(api, order_id)).toMatchObject(paid);
    await callBack(reportOf(second, 'paid'));
    expect(await paymentState(api, order_id)).toMatchObject(paid);
    await sendBack();
    expect(await sentBack(order_id)).toEqual(['sandbox 2500 too_late done']);
  });

  test('paid by card after it was switched to cash: it is paid', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    const switched = await post('order/payment-method', buyer, { order_id }, { method: 'PUT' });
    expect(switched.status, switched.text).toBe(200);
    expect(await paymentState(api, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    await callBack(reportOf(page));
    const { payments, ...standing } = await paymentState(api, order_id);
    expect(standing).toMatchObject(paid);
    expect(payments.filter(({ status }) => status === 'unpaid')).toEqual([]);
  });

  test('forged, aged or tampered ones are refused, and nothing happens', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    const report = reportOf(page);
    const signed = api.deps.gateways.sandbox?.report(report);
    const old = { ...api.deps, now: () => new Date(Date.now() - 3_600_000) };
    const aged = makeGateways(api.deps.env, old).sandbox?.report(report).header ?? '';
    const stranger = makeGateways(api.deps.env, { ...api.deps, hashSecret: (text) => `other ${text}` });
    for (const forged of [
      { header: '' },
      { header: 't=1,v1=00' },
      { header: signed?.header.replace(/v1=./, 'v1=') ?? '' },
      { header: aged },
      { header: stranger.sandbox?.report(report).header ?? '' },
      { header: signed?.header ?? '', body: signed?.body.replace('2500', '2501') ?? '' },
    ])
      expect((await callBack(report, forged)).status).toBe(400);
    expect((await callBack(report, { gateway: 'stripe' })).status).toBe(404);
    expect(await paymentState(api, order_id)).toMatchObject({ ...waiting, payments: [{ status: 'unpaid' }] });
  });

  test('a true one for somebody else’s order, another amount or an unknown payment pays nothing', async () => {
    const [buyer, other] = [await signedInCustomer(api), await signedInCustomer(api)];
    const [own, foreign] = [await unpaidOrder(buyer), await unpaidOrder(other)];
    const [page, foreignPage] = [await toGateway(buyer, own), await toGateway(other, foreign)];
    const reference = `sandbox-${paymentOf(page)}`;
    for (const report of [
      { ...reportOf(page), payment_id: paymentOf(foreignPage) },
      { ...reportOf(foreignPage), reference },
      reportOf(page, 'paid', 24_99),
      { ...reportOf(page), payment_id: randomUUID() },
    ])
      expect((await callBack(report)).status).toBe(200);
    expect(await paymentState(api, own)).toMatchObject(waiting);
    expect(await paymentState(api, foreign)).toMatchObject(waiting);
    // None of that money is forgotten; the first two are of the same.
    const noted = await api.db.rows<{ reason: string }>(sql`select reason from unmatched_payments order by id`);
    expect(noted.map(({ reason }) => reason)).toEqual(['other_reference', 'amount', 'unknown_payment']);
  });
});

describe('nobody starts or reads another’s payment', () => {
  test('not through the call, not by an address one made up', async () => {
    const [owner, thief, guest] = [await signedInCustomer(api), await signedInCustomer(api), await newGuest(api)];
    const order_id = await unpaidOrder(owner);
    for (const somebody of [thief, guest]) expect((await askToPay(somebody, order_id)).status).toBe(404);
    const link = (await askToPay(owner, order_id)).body.redirect_link as string;
    const page = await redirectOf(api, link);
    for (const url of [
      `/payment-mobile?order_id=${order_id}&customer_id=${owner.id}&payment_method=sandbox&callback=/`,
      `/payment-mobile?order_id=${order_id}&customer_id=${guest.guest_id}&payment_method=sandbox&callback=/`,
      link.replace(/key=.*/, 'key=guessed'),
      `/payment-mobile?payment=${randomUUID()}&key=${link.split('key=')[1]}`,
      '/payment-mobile',
      `/payment/return/${randomUUID()}`,
      '/payment/return/1',
    ]) {
      const reply = await api.call(url);
      expect([url, reply.status]).toEqual([url, 403]);
      expect(reply.text).not.toContain('25.00');
    }
    expect((await api.call(page.replace(/key=.*/, 'key=guessed'))).status).toBe(404);
    expect(await paymentState(api, order_id)).toMatchObject(waiting);
  });

  test('a guest’s client of the field is taken to the gateway by the guest’s secret', async () => {
    const guest = await newGuest(api);
    const order_id = await unpaidOrder(guest);
    const query = new URLSearchParams({
      order_id: String(order_id),
      customer_id: guest.guest_id,
      payment_platform: 'web',
      callback: 'https://shop.example/profile?page=my-orders',
      payment_method: 'sandbox',
    });
    const page = await redirectOf(api, `/payment-mobile?${query}`);
    expect(await press(page, 'paid')).toMatch(/^\/profile\?page=my-orders\?flag=success&&token=/);
    expect(await paymentState(api, order_id)).toMatchObject(paid);
  });

  test('the way back leads to no other shop, and what is not offered is refused', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    for (const callback of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', ''])
      expect((await askToPay(buyer, order_id, { callback })).body.errors[0].code).toBe('callback');
    for (const payment_method of ['stripe', 'cash_on_delivery', 'digital_payment'])
      expect((await askToPay(buyer, order_id, { payment_method })).body.errors[0].code).toBe('digital_payment');
    await api.db.run(sql`update zones set digital_payment = false`);
    expect((await askToPay(buyer, order_id)).status).toBe(403);
    await api.db.run(sql`update zones set digital_payment = true`);
    expect((await askToPay(buyer, order_id)).status).toBe(200);
  });
});

describe('paying from the wallet', () => {
  test('an unfinished order, all of what is due; once, though asked often [CHK-024] [ORD-015]', async () => {
    const buyer = await signedInCustomer(api, { wallet: 40_00 });
    const order_id = await unpaidOrder(buyer);
    const page = await toGateway(buyer, order_id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('order/wallet-payment', buyer, { order_id, _method: 'POST' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    expect(await walletBalance(api, buyer.id)).toBe(15_00);
    const standing = await paymentState(api, order_id);
    expect(standing).toMatchObject({ ...paid, payment_method: 'wallet' });
    expect(standing.payments.map(({ method, status }) => `${method} ${status}`).sort()).toEqual([
      'sandbox canceled',
      'wallet paid',
    ]);
    // The card after all, in the other tab.
    await callBack(reportOf(page));
    await sendBack();
    expect(await walletBalance(api, buyer.id)).toBe(15_00);
    expect(await sentBack(order_id)).toEqual(['sandbox 2500 too_late done']);
  });

  test('too little is refused with 400, somebody else’s order with 404, and nothing is taken', async () => {
    const [buyer, other] = [
      await signedInCustomer(api, { wallet: 24_99 }),
      await signedInCustomer(api, { wallet: 99_00 }),
    ];
    const order_id = await unpaidOrder(buyer);
    const low = await post('order/wallet-payment', buyer, { order_id });
    expect([low.status, low.body.message]).toEqual([400, 'There is not enough money in your wallet']);
    expect((await post('order/wallet-payment', other, { order_id })).status).toBe(404);
    expect([await walletBalance(api, buyer.id), await walletBalance(api, other.id)]).toEqual([24_99, 99_00]);
    expect(await paymentState(api, order_id)).toMatchObject(waiting);
  });
});

describe('paying outside the shop [CHK-023]', () => {
  const choice = { payment_method: 'offline_payment' } as const;
  let method_id: number;
  beforeAll(async () => {
    const row = await api.db.row<{ id: number }>(sql`
      select id from offline_payment_methods where method_informations::text like '%transfer_reference%'`);
    method_id = row?.id ?? 0;
  });
  const storedOf = (order_id: number) =>
    api.db.row<{ input: unknown; customer_note: string | null; status: string; method_name: string }>(sql`
      select input, customer_note, status, method_name from offline_payments
      where payable_kind = 'order' and payable_id = ${order_id}`);

  test('the method’s fields are asked for and stored, and the order waits as pending', async () => {
    const buyer = await newGuest(api);
    const order_id = await unpaidOrder(buyer, { payment: choice });
    const told = { order_id, method_id, transfer_reference: 'A-1', account_holder: 'Signe', customer_note: 'Sent' };
    const missing = await post('order/offline-payment', buyer, { ...told, account_holder: ' ' }, { method: 'PUT' });
    expect([missing.status, missing.body.errors[0].code]).toEqual([403, 'account_holder']);
    expect(await paymentState(api, order_id)).toMatchObject(waiting);

    const stranger = await newGuest(api);
    expect((await post('order/offline-payment', stranger, told, { method: 'PUT' })).status).toBe(404);
    // As clients send it that cannot PUT.
    const done = await post('order/offline-payment', buyer, { ...told, _method: 'put', extra: 'x' });
    expect([done.status, done.body]).toEqual([200, { payment: 'success' }]);
    expect(await storedOf(order_id)).toEqual({
      input: [
        {
          user_input: 'transfer_reference',
          user_label: expect.objectContaining({ es: 'Referencia' }),
          user_data: 'A-1',
        },
        { user_input: 'account_holder', user_label: expect.objectContaining({ es: 'Titular' }), user_data: 'Signe' },
      ],
      customer_note: 'Sent',
      status: 'pending',
      method_name: 'Bank transfer',
    });
    expect(await paymentState(api, order_id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      payment_method: 'offline_payment',
    });
    expect((await post('order/offline-payment', buyer, told, { method: 'PUT' })).status).toBe(403);

    const better = { order_id, transfer_reference: 'A-2', account_holder: 'Signe' };
    const updated = await post('order/offline-payment-update', buyer, better, { method: 'PUT' });
    expect([updated.status, updated.body]).toEqual([200, { payment: 'Payment info updated.' }]);
    expect(await storedOf(order_id)).toMatchObject({ input: [{ user_data: 'A-2' }, { user_data: 'Signe' }] });
    expect((await post('order/offline-payment-update', stranger, better, { method: 'PUT' })).status).toBe(404);
  });

  test('a card whose payment failed may become a transfer; an unknown or switched-off method is refused', async () => {
    const buyer = await signedInCustomer(api);
    const order_id = await unpaidOrder(buyer);
    await press(await toGateway(buyer, order_id), 'failed');
    const told = { order_id, method_id, transfer_reference: 'B-1', account_holder: 'Signe' };
    const tell = (more: object = {}) => post('order/offline-payment', buyer, { ...told, ...more }, { method: 'PUT' });
    expect((await tell({ method_id: 9999 })).body.errors[0].code).toBe('method_id');
    await api.db.run(sql`update zones set offline_payment = false`);
    expect((await tell()).body.errors[0].code).toBe('offline_payment_status');
    await api.db.run(sql`update zones set offline_payment = true`);
    expect((await tell()).status).toBe(200);
    expect(await paymentState(api, order_id)).toMatchObject({
      order_status: 'pending',
      payment_method: 'offline_payment',
    });
  });
});
