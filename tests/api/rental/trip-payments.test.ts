import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { payablesOf } from '#server/payables.ts';
import { expireUnpaid } from '#server/payments/expire-unpaid.service.ts';
import { sendRefunds } from '#server/payments/refunds/send-refund.service.ts';
import type { GatewayReport } from '#server/providers/payment/gateway.ts';
import { paymentOf, pressAtSandbox, redirectOf } from '#tests/support/orders/sandbox-payments.ts';
import { headersOf, ownerOf, signedBy } from '#tests/support/people/buyers.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { type Guest, newGuest } from '#tests/support/people/guests.ts';
import { newTrip, type TripFacts } from '#tests/support/rental/booked-trips.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { walletBalance } from '../payments/payment-state.ts';
import { fail } from '../payments/stripe-shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  for (const [key, value] of Object.entries({
    customer_wallet_status: 1,
    partial_payment_status: 1,
    partial_payment_method: 'both',
    loyalty_point_status: 1,
    loyalty_point_item_purchase_point: 100,
  }))
    await api.db.run(sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`);
});
afterAll(async () => {
  expect(await checkBooks(api.db)).toEqual([]);
  await api.stop();
});

type Payer = Customer | Guest;

/** A trip of 48.00 that is over. */
const overTrip = async (payer: Payer, facts: TripFacts = {}): Promise<number> =>
  (await newTrip(api, { ...ownerOf(payer), trip_status: 'completed', ...facts })).id;

const pay = (payer: Payer, trip_id: number, body: object, headers: Record<string, string> = {}) =>
  api.call('/api/v1/rental/user/trip/payment', {
    method: 'POST',
    headers: { ...headersOf('token' in payer ? payer : {}), ...headers },
    body: { trip_id, ...signedBy('guest_id' in payer ? payer : {}), ...body },
  });

type State = {
  payment_status: string;
  payment_method: string | null;
  partially_paid_amount: number;
  payments: string[];
};
const stateOf = async (trip_id: number): Promise<State> => {
  const row = await api.db.row<State>(sql`
    select payment_status, payment_method, partially_paid_amount,
      array(select p.payment_method || ' ' || p.amount || ' ' || p.payment_status from payments p
        where p.payable_kind = 'trip' and p.payable_id = t.id order by p.created_at, p.amount) as payments
    from trips t where id = ${trip_id}`);
  if (!row) throw new Error('no such trip');
  return row;
};

/** To the gateway's page; says its address. */
async function toGateway(payer: Payer, trip_id: number, body: object = { payment_method: 'digital_payment' }) {
  const reply = await pay(payer, trip_id, { payment_gateway: 'sandbox', ...body });
  expect(reply.status, reply.text).toBe(200);
  // As the contract has it: the address alone, no object.
  expect(typeof reply.body).toBe('string');
  return redirectOf(api, reply.body);
}

const press = (page: string, outcome: 'paid' | 'failed' | 'canceled') => pressAtSandbox(api, page, outcome);

const reportOf = (page: string, amount = 48_00): GatewayReport => ({
  event_id: randomUUID(),
  payment_id: paymentOf(page),
  reference: `sandbox-${paymentOf(page)}`,
  outcome: 'paid',
  amount,
});

function callBack(report: GatewayReport, header?: string) {
  const signed = api.deps.gateways.sandbox?.report(report);
  return api.call('/payment/callback/sandbox', {
    method: 'POST',
    headers: { 'sandbox-signature': header ?? signed?.header ?? '' },
    raw: signed?.body ?? '',
  });
}

describe('paying a trip [RENT-042]', () => {
  test('in cash: at once, and once', async () => {
    const guest = await newGuest(api);
    const id = await overTrip(guest);
    const reply = await pay(guest, id, { payment_method: 'cash_payment' });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.body.message).not.toBe('');
    expect(await stateOf(id)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'cash_payment',
      payments: ['cash_payment 4800 paid'],
    });
    const again = await pay(guest, id, { payment_method: 'cash_payment' });
    expect([again.status, again.body.errors[0].code]).toEqual([403, 'trip']);
  });

  test('by card where the zone of the pickup takes cards, wherever its provider is at home', async () => {
    const guest = await newGuest(api);
    const id = await overTrip(guest);
    const card = { payment_method: 'digital_payment', payment_gateway: 'sandbox' };
    const [zone] = await api.db.rows<{ id: number }>(sql`
      insert into zones (name, display_name, coordinates, digital_payment)
      select name, display_name, coordinates, false from zones z join trips t on z.id = t.zone_id and t.id = ${id}
      returning id`);
    await api.db.run(sql`update trips set pickup_zone_id = ${zone?.id} where id = ${id}`);
    const refused = await pay(guest, id, card);
    expect(refused.status, refused.text).toBe(403);
    expect((await stateOf(id)).payments).toEqual([]);
    await api.db.run(sql`update trips set zone_id = ${zone?.id}, pickup_zone_id = zone_id where id = ${id}`);
    expect((await pay(guest, id, card)).status).toBe(200);
  });

  test('only when it is over, and only one’s own', async () => {
    const customer = await signedInCustomer(api, { wallet: 100_00 });
    for (const trip_status of ['pending', 'confirmed', 'ongoing', 'canceled'] as const) {
      const id = (await newTrip(api, { customer_id: customer.id, trip_status })).id;
      for (const payment_method of ['cash_payment', 'wallet', 'digital_payment'])
        expect((await pay(customer, id, { payment_method, payment_gateway: 'sandbox' })).status).toBe(403);
      expect((await stateOf(id)).payments).toEqual([]);
    }
    const foreign = await overTrip(await signedInCustomer(api));
    expect((await pay(customer, foreign, { payment_method: 'cash_payment' })).status).toBe(404);
    expect((await stateOf(foreign)).payment_status).toBe('unpaid');
  });

  test('from the wallet: all of it or nothing, rewarded with points once; pressed often it is one payment', async () => {
    const customer = await signedInCustomer(api, { wallet: 100_00 });
    const id = await overTrip(customer);
    const key = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all([1, 2, 3].map(() => pay(customer, id, { payment_method: 'wallet' }, key)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await walletBalance(api, customer.id)).toBe(52_00);
    expect(await stateOf(id)).toMatchObject({ payment_status: 'paid', payment_method: 'wallet' });
    expect(
      await api.db.rows(sql`
        select transaction_type, credit, reference from loyalty_entries where customer_id = ${customer.id}`),
    ).toEqual([{ transaction_type: 'trip_booking', credit: 48, reference: `trip ${id}` }]);
    const poor = await signedInCustomer(api, { wallet: 10_00 });
    const dear = await overTrip(poor);
    expect((await pay(poor, dear, { payment_method: 'wallet' })).status).toBe(400);
    expect(await walletBalance(api, poor.id)).toBe(10_00);
  });

  test('in parts: the wallet first, the rest in cash or at a gateway', async () => {
    const first = await signedInCustomer(api, { wallet: 10_00 });
    const inCash = await overTrip(first);
    expect((await pay(first, inCash, { payment_method: 'partial_payment' })).status).toBe(200);
    expect(await stateOf(inCash)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'partial_payment',
      payments: ['wallet 1000 paid', 'cash_payment 3800 paid'],
    });
    expect(await walletBalance(api, first.id)).toBe(0);

    const second = await signedInCustomer(api, { wallet: 10_00 });
    const byCard = await overTrip(second);
    const page = await toGateway(second, byCard, { payment_method: 'partial_payment' });
    expect(await stateOf(byCard)).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: 10_00 });
    expect(await press(page, 'failed')).toContain('?flag=fail');
    // What the wallet has paid stays paid; the rest is tried again.
    const again = await toGateway(second, byCard, { payment_method: 'partial_payment' });
    expect(await press(again, 'paid')).toContain('?flag=success');
    expect(await stateOf(byCard)).toMatchObject({ payment_status: 'paid', payment_method: 'partial_payment' });
    expect(await walletBalance(api, second.id)).toBe(0);

    const rich = await signedInCustomer(api, { wallet: 100_00 });
    const cheap = await overTrip(rich);
    expect((await pay(rich, cheap, { payment_method: 'partial_payment' })).body.errors[0].code).toBe('partial_payment');
  });

  test('guests have no wallet', async () => {
    const guest = await newGuest(api);
    const id = await overTrip(guest);
    for (const payment_method of ['wallet', 'partial_payment']) {
      const reply = await pay(guest, id, { payment_method });
      expect([reply.status, reply.body.errors[0].code]).toEqual([403, 'payment_method']);
    }
    expect((await stateOf(id)).payments).toEqual([]);
  });
});

describe('at a gateway [RENT-042]', () => {
  test('the browser goes there and comes back to the trip; failed it can be paid again', async () => {
    const guest = await newGuest(api);
    const id = await overTrip(guest);
    expect((await pay(guest, id, { payment_method: 'digital_payment' })).body.errors[0].code).toBe('payment_gateway');
    const foreign = {
      payment_method: 'digital_payment',
      payment_gateway: 'sandbox',
      callback_url: 'https://evil.example/',
    };
    expect((await pay(guest, id, foreign)).status).toBe(403);
    const page = await toGateway(guest, id);
    const shown = await api.call(page);
    expect(shown.text).toContain('$48.00');
    expect(shown.text).toContain(`#${id}`);
    expect(await press(page, 'canceled')).toBe(`/rental/trip-status/${id}?flag=cancel&&token=${paymentOf(page)}`);
    // As clients in the field spell it.
    const again = await toGateway(guest, id, { payment_method: 'digital' });
    expect(await press(again, 'paid')).toContain(`/rental/trip-status/${id}?flag=success`);
    expect(await stateOf(id)).toMatchObject({ payment_status: 'paid', payment_method: 'sandbox' });
  });

  test('repeated, parallel and forged callbacks pay once and nothing else', async () => {
    const customer = await signedInCustomer(api);
    const id = await overTrip(customer);
    const page = await toGateway(customer, id);
    expect((await callBack(reportOf(page), 't=1,v1=forged')).status).toBe(400);
    expect((await callBack(reportOf(page, 1))).status).toBe(200);
    expect((await stateOf(id)).payment_status).toBe('unpaid');
    const same = reportOf(page);
    await Promise.all([same, same, reportOf(page), reportOf(page)].map((report) => callBack(report)));
    expect(await stateOf(id)).toMatchObject({ payment_status: 'paid', payments: ['sandbox 4800 paid'] });
    const points = await api.db.rows(sql`select 1 from loyalty_entries where customer_id = ${customer.id}`);
    expect(points).toHaveLength(1);
  });

  test('money that comes after the trip was paid in cash goes back', async () => {
    const customer = await signedInCustomer(api);
    const id = await overTrip(customer);
    const page = await toGateway(customer, id);
    expect((await pay(customer, id, { payment_method: 'cash_payment' })).status).toBe(200);
    await callBack(reportOf(page));
    await sendRefunds(api.deps, payablesOf(api.deps), fail);
    expect(
      await api.db.rows(sql`
        select refund_method, amount, reason, refund_status from refunds
        where payable_kind = 'trip' and payable_id = ${id}`),
    ).toEqual([{ refund_method: 'sandbox', amount: 48_00, reason: 'too_late', refund_status: 'done' }]);
    expect((await stateOf(id)).payment_method).toBe('cash_payment');
  });

  test('an unpaid trip waits for its money, however long', async () => {
    const guest = await newGuest(api);
    const id = await overTrip(guest);
    await api.db.run(sql`update trips set created_at = now() - interval '1 year' where id = ${id}`);
    await expireUnpaid(api.deps, payablesOf(api.deps), fail);
    expect((await pay(guest, id, { payment_method: 'cash_payment' })).status).toBe(200);
  });
});

describe('reviewing [RENT-054]', () => {
  const review = (who: Customer, body: object) =>
    api.call('/api/v1/rental/user/review/add', { method: 'POST', headers: who.headers, body });

  test('a vehicle of a trip that is over and paid, once, by who rented it', async () => {
    const customer = await signedInCustomer(api);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id, trip_status: 'completed' });
    const words = { trip_id: id, vehicle_id: vehicle.id, rating: 4, comment: 'Clean and quiet' };
    const early = await review(customer, words);
    expect([early.status, early.body.errors[0].code]).toEqual([403, 'trip']);
    await pay(customer, id, { payment_method: 'cash_payment' });
    expect((await review(await signedInCustomer(api), words)).status).toBe(404);
    expect((await review(customer, { ...words, vehicle_id: vehicle.id + 1 })).status).toBe(404);
    expect((await review(customer, { ...words, rating: 6 })).status).toBe(403);
    const stars = () =>
      api.db.row<{ total_reviews: number }>(sql`select total_reviews from vehicles where id = ${vehicle.id}`);
    const before = (await stars())?.total_reviews ?? 0;
    const done = await review(customer, words);
    expect(done.status, done.text).toBe(200);
    expect((await stars())?.total_reviews).toBe(before + 1);
    expect((await review(customer, words)).status, 'again after a lost answer').toBe(200);
    expect((await review(customer, { ...words, rating: 1 })).body.errors[0].code).toBe('review');
    expect((await stars())?.total_reviews).toBe(before + 1);
    const shown = await api.call(`/api/v1/rental/user/trip/get-trip-details?trip_id=${id}`, {
      headers: customer.headers,
    });
    expect(shown.body.trip_details[0].review).toMatchObject({ rating: 4, comment: 'Clean and quiet' });
  });
});
