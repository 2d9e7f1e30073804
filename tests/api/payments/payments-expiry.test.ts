import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { payablesOf } from '#server/payables.ts';
import { keepPaymentsUpToDate } from '#server/payments/payment-upkeep.service.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { type Buyer, headersOf, signedBy } from '#tests/support/people/buyers.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';
import { paymentState, walletBalance } from './payment-state.ts';
import { fail } from './stripe-shop.ts';

let clock = new Date();
let town: OrderTown;
let shop: Shop;
beforeAll(async () => {
  town = await orderTown({ env: { OPERATOR_TOKEN, TRUST_PROXY: '1' }, deps: { now: () => clock } });
  clock = town.moment;
  shop = await town.shop('grocery');
});
afterEach(async () => {
  expect(await checkBooks(town.db)).toEqual([]);
});
afterAll(() => town.stop());

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const rounds = () => keepPaymentsUpToDate(town.api.deps, payablesOf(town.api.deps), fail);
const item = () => shop.items[0]?.id ?? 0;
const stock = async () =>
  (await town.db.row<{ stock: number }>(sql`select stock from items where id = ${item()}`))?.stock;

async function unpaid(who: Buyer, quantity = 1, more: object = { payment_method: 'digital_payment' }): Promise<number> {
  await town.putIn(who, shop, item(), quantity);
  return town.placed(who, shop, more);
}

const track = async (who: Buyer, order_id: number, language = 'en') => {
  const guest = who.guest_id ? `&guest_id=${who.guest_id}` : '';
  const { body } = await town.api.call(`/api/v1/customer/order/track?order_id=${order_id}${guest}`, {
    headers: { ...headersOf(who), 'x-localization': language },
  });
  return body;
};

const operate = (path: string, body: object) =>
  town.api.call(`/api/v1/operator/${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    body,
  });

describe('an order whose money does not come', () => {
  test('gives back goods, coupon and the wallet’s part after half an hour, and says so', async () => {
    const before = await stock();
    const guest = await town.guest();
    const held = await unpaid(guest, 63);
    const buyer = await town.customer({ wallet: 3_00 });
    const [coupon] = await town.db.rows<{ id: number; code: string; title: string; uses: number }>(sql`
      select id, code, title ->> 'en' as title, total_uses as uses from coupons order by id limit 1`);
    if (!coupon) throw new Error('the town has coupons');
    const { id: partial } = await newOrder(town.api, {
      customer_id: buyer.id,
      payment: { payment_method: 'partial_payment', rest: 'digital_payment' },
      partially_paid_amount: 3_00,
      coupon,
    });
    expect(await stock()).toBe((before ?? 0) - 63);
    later(29);
    await rounds();
    expect(await paymentState(town.api, held)).toMatchObject({ order_status: 'failed' });
    expect(await walletBalance(town.api, buyer.id)).toBe(0);

    later(2);
    await Promise.all([rounds(), rounds()]);
    expect(await stock()).toBe(before);
    expect(await walletBalance(town.api, buyer.id)).toBe(3_00);
    expect(await paymentState(town.api, partial)).toMatchObject({ order_status: 'canceled' });
    const uses = await town.db.row(sql`select total_uses as uses from coupons where id = ${coupon.id}`);
    expect(uses).toEqual({ uses: coupon.uses });
    expect(await track(guest, held)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'system',
      cancellation_reason: 'The payment did not arrive in time',
      payments: [{ payment_status: 'canceled' }],
    });
    expect((await track(guest, held, 'es')).cancellation_reason).toBe('El pago no llegó a tiempo');
  });

  test('what is paid in cash meanwhile stays, and the business says how long it waits', async () => {
    const guest = await town.guest();
    const [switched, kept] = [await unpaid(guest), await unpaid(guest)];
    const cash = { order_id: switched, guest_id: guest.guest_id };
    const answer = await town.api.call('/api/v1/customer/order/payment-method', { method: 'PUT', body: cash });
    expect(answer.status, answer.text).toBe(200);
    await town.db.run(sql`insert into settings (key, value) values ('unpaid_order_minutes', '5')`);
    later(6);
    await rounds();
    await town.db.run(sql`delete from settings where key = 'unpaid_order_minutes'`);
    expect(await paymentState(town.api, switched)).toMatchObject({ order_status: 'pending' });
    expect(await paymentState(town.api, kept)).toMatchObject({ order_status: 'canceled' });
  });

  test('money that comes too late goes back the way it came', async () => {
    const guest = await town.guest();
    const order_id = await unpaid(guest);
    const body = { order_id, payment_method: 'sandbox', callback: '/', guest_id: guest.guest_id };
    const { body: way } = await town.api.call('/api/v1/customer/order/pay', { method: 'POST', body });
    const page = String((await town.api.call(way.redirect_link)).headers.location);
    later(31);
    await rounds();
    const payment_id = /pay\/([^?]+)/.exec(page)?.[1] ?? '';
    const amount = (await town.orderRow(order_id)).order_amount;
    const report = {
      event_id: 'late',
      payment_id,
      reference: `sandbox-${payment_id}`,
      outcome: 'paid',
      amount,
    } as const;
    const signed = town.api.deps.gateways.sandbox?.report(report);
    const told = await town.api.call('/payment/callback/sandbox', {
      method: 'POST',
      headers: { 'sandbox-signature': signed?.header ?? '' },
      raw: signed?.body ?? '',
    });
    expect(told.status).toBe(200);
    expect(await track(guest, order_id)).toMatchObject({
      order_status: 'canceled',
      refunds: [{ refund_status: 'pending' }],
    });
    await rounds();
    expect((await track(guest, order_id)).refunds).toMatchObject([{ refund_method: 'sandbox', refund_status: 'done' }]);
    const again = await town.api.call('/api/v1/customer/order/pay', { method: 'POST', body });
    expect(again.status).toBe(403);
  });

  test('a top-up expires too, and late money for it goes back', async () => {
    const buyer = await town.customer();
    const { body, text } = await town.api.call('/api/v1/customer/wallet/add-fund', {
      method: 'POST',
      headers: buyer.headers,
      body: { amount: 20, payment_method: 'sandbox', callback: '/' },
    });
    const page = String((await town.api.call(body.redirect_link)).headers.location);
    expect(page, text).toContain('/demo/pay/');
    // Its moment is the database's own.
    await town.db.run(sql`update wallet_top_ups set created_at = ${new Date(clock.getTime() - 31 * 60_000)}`);
    await rounds();
    expect((await town.api.call(page)).text).toContain('This payment is closed');
    const payment_id = /pay\/([^?]+)/.exec(page)?.[1] ?? '';
    const report = {
      event_id: 'late top-up',
      payment_id,
      reference: `sandbox-${payment_id}`,
      outcome: 'paid',
      amount: 20_00,
    } as const;
    const signed = town.api.deps.gateways.sandbox?.report(report);
    const headers = { 'sandbox-signature': signed?.header ?? '' };
    await town.api.call('/payment/callback/sandbox', { method: 'POST', headers, raw: signed?.body ?? '' });
    await rounds();
    expect(await walletBalance(town.api, buyer.id)).toBe(0);
    const back = await town.db.rows(sql`
      select refund_method, amount, refund_status from refunds where payable_kind = 'wallet_top_up'`);
    expect(back).toEqual([{ refund_method: 'sandbox', amount: 20_00, refund_status: 'done' }]);
  });
});

describe('how many may wait', () => {
  const DIGITAL = { payment_method: 'digital_payment' };

  test('three of a shopper, however many are placed at once; paid or canceled there is room again', async () => {
    const buyer = await town.customer();
    for (let at = 0; at < 2; at += 1) await unpaid(buyer);
    await town.putIn(buyer, shop, item());
    const { order_amount } = await town.quote(buyer, shop, DIGITAL);
    const third = await town.place(buyer, shop, { ...DIGITAL, order_amount });
    expect(third.status, third.text).toBe(200);
    await town.putIn(buyer, shop, item());
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => town.place(buyer, shop, { ...DIGITAL, order_amount })),
    );
    for (const { status, body } of tries)
      expect([status, body.errors[0]]).toEqual([
        403,
        {
          code: 'unpaid_orders',
          message: 'You already have 3 orders waiting for payment. Pay or cancel one of them first.',
        },
      ]);
    // Cash holds nothing back from anybody who pays.
    expect((await town.place(buyer, shop, { order_amount })).status).toBe(200);

    const canceled = await town.api.call('/api/v1/customer/order/cancel', {
      method: 'PUT',
      headers: buyer.headers,
      body: { order_id: third.body.order_id, reason: 'No' },
    });
    expect(canceled.status, canceled.text).toBe(200);
    await unpaid(buyer);
  });

  test('three of a shopper, also from two devices at the same moment, with a cart in each', async () => {
    later(31);
    await rounds();
    const other = await town.shop('pharmacy');
    const buyers = await Promise.all(Array.from({ length: 4 }, () => town.customer()));
    for (const buyer of buyers) {
      for (let at = 0; at < 2; at += 1) await unpaid(buyer);
      const devices = [
        { from: shop, address: '203.0.113.1' },
        { from: other, address: '203.0.113.2' },
      ];
      const requests = [];
      for (const { from, address } of devices) {
        await town.putIn(buyer, from, from.items[0]?.id ?? 0);
        const { order_amount } = await town.quote(buyer, from, DIGITAL);
        const headers = { ...buyer.headers, moduleid: String(from.module_id), 'x-forwarded-for': address };
        requests.push({ headers, body: town.request(from, { ...DIGITAL, order_amount }) });
      }
      const answers = await Promise.all(
        requests.map((request) => town.api.call('/api/v1/customer/order/place', { method: 'POST', ...request })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    }
  });

  test('from one network address, as many guests as there may be', async () => {
    later(31);
    await rounds();
    await town.db.run(sql`insert into settings (key, value) values ('unpaid_orders_per_address', '4')`);
    const guests = await Promise.all(Array.from({ length: 8 }, () => town.guest()));
    for (const guest of guests) await town.putIn(guest, shop, item());
    const [first] = guests;
    if (!first) throw new Error('there are guests');
    const { order_amount } = await town.quote(first, shop, DIGITAL);
    const answers = await Promise.all(guests.map((guest) => town.place(guest, shop, { ...DIGITAL, order_amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body.errors[0]).toMatchObject({
      code: 'unpaid_orders',
      message: expect.stringContaining('try again in 30 minutes'),
    });
    later(31);
    await rounds();
    await unpaid(await town.guest());
    await town.db.run(sql`delete from settings where key = 'unpaid_orders_per_address'`);
  });
});

describe('a transfer that nobody has seen', () => {
  const transfer = async (who?: Buyer) => {
    const buyer: Buyer = who ?? (await town.customer());
    const order_id = await unpaid(buyer, 1, { payment_method: 'offline_payment' });
    const method = await town.db.row<{ id: number }>(sql`
      select id from offline_payment_methods where method_informations::text like '%transfer_reference%'`);
    const told = await town.api.call('/api/v1/customer/order/offline-payment', {
      method: 'PUT',
      headers: headersOf(buyer),
      body: {
        order_id,
        method_id: method?.id,
        transfer_reference: 'invented',
        account_holder: 'Nobody',
        ...signedBy(buyer),
      },
    });
    expect(told.status, told.text).toBe(200);
    return { buyer, order_id };
  };

  test('sets nothing going and earns nothing; once seen, the order goes on', async () => {
    const { buyer, order_id } = await transfer();
    const move = (order_status: string) => operate(`orders/${order_id}/status`, { order_status, otp: String(otp) });
    const { otp } = await town.orderRow(order_id);
    expect((await track(buyer, order_id, 'es')).offline_payment.input[0]).toEqual({
      user_input: 'transfer_reference',
      user_label: 'Referencia',
      user_data: 'invented',
    });
    for (const status of ['confirmed', 'accepted', 'processing', 'delivered'])
      expect((await move(status)).status).toBe(403);
    expect(await paymentState(town.api, order_id)).toMatchObject({ order_status: 'pending', payment_status: 'unpaid' });
    const denial = { status: 'denied', note: 'Nothing came' };
    expect((await operate(`orders/${order_id}/offline-payment`, denial)).status).toBe(200);
    expect((await move('confirmed')).status).toBe(403);
    const better = { order_id, transfer_reference: 'true', account_holder: 'Somebody' };
    const corrected = await town.api.call('/api/v1/customer/order/offline-payment-update', {
      method: 'PUT',
      headers: headersOf(buyer),
      body: better,
    });
    expect(corrected.status, corrected.text).toBe(200);
    const { data } = (await track(buyer, order_id, 'en')).offline_payment;
    expect(data, 'what was said of the one before is over').toMatchObject({ status: 'pending', admin_note: null });
    expect((await operate(`orders/${order_id}/offline-payment`, { status: 'verified' })).status).toBe(200);
    for (const status of ['processing', 'handover', 'picked_up', 'delivered'])
      expect((await move(status)).status).toBe(200);
    expect(await paymentState(town.api, order_id)).toMatchObject({ order_status: 'delivered', payment_status: 'paid' });
  });

  test('is waited for three days', async () => {
    const { order_id } = await transfer();
    later(71 * 60);
    await rounds();
    expect(await paymentState(town.api, order_id)).toMatchObject({ order_status: 'pending' });
    later(2 * 60);
    await rounds();
    expect(await paymentState(town.api, order_id)).toMatchObject({ order_status: 'canceled' });
  });

  test('denied, there are three days to correct it, and corrected, three to look at it, however old the order is', async () => {
    // A guest: nobody is signed in for so long.
    const guest = await town.guest();
    const { order_id } = await transfer(guest);
    const correct = async (transfer_reference: string) => {
      const body = { order_id, transfer_reference, account_holder: 'Somebody', ...signedBy(guest) };
      const path = '/api/v1/customer/order/offline-payment-update';
      expect((await town.api.call(path, { method: 'PUT', body })).status).toBe(200);
    };
    const stateIn = async (hours: number) => {
      later(hours * 60);
      await rounds();
      return (await paymentState(town.api, order_id))?.order_status;
    };
    expect(await stateIn(71)).toBe('pending');
    expect((await operate(`orders/${order_id}/offline-payment`, { status: 'denied', note: 'No' })).status).toBe(200);
    expect(await stateIn(71)).toBe('pending');
    await correct('true');
    expect(await stateIn(71)).toBe('pending');
    // Corrected once more, unasked: nobody keeps goods for ever by that.
    await correct('truer');
    expect(await stateIn(2)).toBe('canceled');
  });
});
