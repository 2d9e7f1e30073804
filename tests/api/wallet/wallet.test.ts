import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { creditLoyalty, creditWallet, giveUpBalance, payFromWallet } from '#server/wallet/ledger.service.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { walletBalance } from '../payments/payment-state.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
});
afterAll(() => api.stop());

const pay = (customer_id: number, amount: number, reference: string) =>
  api.db.transaction((tx) => payFromWallet(tx, { customer_id, amount, transaction_type: 'order_place', reference }));

describe('the wallet’s book', () => {
  test('the demo customers’ balances are the sums of their books [WALL-014]', async () => {
    const maja = await api.db.row<{ id: number }>(sql`select id from customers where email = 'maja@example.com'`);
    expect(await walletBalance(api, maja?.id ?? 0)).toBe(150_00);
    const wrong = await api.db.rows(sql`
      select id from customers c where wallet_balance <>
        (select coalesce(sum(credit + admin_bonus - debit), 0) from wallet_entries e where e.customer_id = c.id)
        or loyalty_point <> (select coalesce(sum(credit - debit), 0) from loyalty_entries e where e.customer_id = c.id)`);
    expect(wrong).toEqual([]);
  });

  test('a wallet of 100 never pays 101, however many ask at once [CHK-024]', async () => {
    const customer = await signedInCustomer(api, { wallet: 100_00 });
    const asked = Array.from({ length: 30 }, (_, at) => pay(customer.id, 15_00, `order ${at}`));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'paid')).toHaveLength(6);
    expect(answers.filter((answer) => answer === 'too_low')).toHaveLength(24);
    expect(await walletBalance(api, customer.id)).toBe(10_00);
    expect(await pay(customer.id, 10_01, 'more')).toBe('too_low');
    expect(await pay(customer.id, 10_00, 'rest')).toBe('paid');
    expect(await walletBalance(api, customer.id)).toBe(0);
  });

  test('the same thing is booked once, also in parallel', async () => {
    const customer = await signedInCustomer(api, { wallet: 50_00 });
    const same = { customer_id: customer.id, amount: 5_00, transaction_type: 'CashBack', reference: '1' } as const;
    const credits = await Promise.all(
      Array.from({ length: 8 }, () => api.db.transaction((tx) => creditWallet(tx, same))),
    );
    expect(credits.filter(Boolean)).toHaveLength(1);
    const payments = await Promise.all(Array.from({ length: 8 }, () => pay(customer.id, 20_00, 'same')));
    expect(payments.filter((answer) => answer === 'paid')).toHaveLength(1);
    expect(await walletBalance(api, customer.id)).toBe(35_00);
    expect(await api.db.transaction((tx) => creditWallet(tx, { ...same, customer_id: 2_000_000_000 }))).toBe(false);
  });

  test('is listed newest first, by kind, a page at a time [WALL-014]', async () => {
    const customer = await signedInCustomer(api, { wallet: 30_00 });
    await pay(customer.id, 12_00, '100001');
    await api.db.transaction((tx) =>
      creditWallet(tx, { customer_id: customer.id, amount: 1_50, transaction_type: 'CashBack', reference: '100001' }),
    );
    const list = async (query: string) =>
      (await api.call(`/api/v1/customer/wallet/transactions?${query}`, { headers: customer.headers })).body;
    const all = await list('');
    expect(all).toMatchObject({ total_size: 3, limit: 10, offset: 1 });
    expect(all.data[0]).toMatchObject({ credit: 1.5, debit: 0, balance: 19.5, transaction_type: 'CashBack' });
    expect(all.data[1]).toMatchObject({ credit: 0, debit: 12, balance: 18, reference: '100001' });
    expect(await list('type=order')).toMatchObject({ total_size: 1, data: [{ transaction_type: 'order_place' }] });
    expect(await list('type=add_fund')).toMatchObject({ total_size: 1, data: [{ credit: 30 }] });
    for (const transaction_type of ['loyalty_point', 'referrer', 'CashBack'] as const) {
      const entry = { customer_id: customer.id, amount: 2_00, transaction_type, reference: `of ${transaction_type}` };
      await api.db.transaction((tx) => creditWallet(tx, entry));
      const { data } = await list(`type=${transaction_type}`);
      expect(data.map((one: { reference: string }) => one.reference)).toEqual(
        transaction_type === 'CashBack' ? [entry.reference, '100001'] : [entry.reference],
      );
    }
    expect(await list('type=all')).toMatchObject({ total_size: 6 });
    expect((await list('limit=5&offset=2')).data).toHaveLength(1);
    expect((await list('type=nonsense')).errors[0].code).toBe('type');
  });
});

describe('filling the wallet', () => {
  const fill = (customer: { headers: Record<string, string> }, body: object) =>
    api.call('/api/v1/customer/wallet/add-fund', { method: 'POST', headers: customer.headers, body });
  const request = { amount: 20, payment_method: 'sandbox', callback: '/wallet', payment_platform: 'web' };

  /** The sandbox's page of a top-up, and the number of its payment. */
  async function atGateway(customer: { headers: Record<string, string> }, amount: number | string) {
    const { body } = await fill(customer, { ...request, amount });
    const page = String((await api.call(body.redirect_link)).headers.location);
    return { page, id: /pay\/([^?]+)/.exec(page)?.[1] ?? '' };
  }
  const press = (page: string, outcome: 'paid' | 'failed') =>
    api.call(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: `outcome=${outcome}`,
    });
  const report = (id: string, amount: number) => {
    const sent = api.deps.gateways.sandbox?.report({
      event_id: randomUUID(),
      payment_id: id,
      reference: `sandbox-${id}`,
      outcome: 'paid',
      amount,
    });
    const headers = { 'sandbox-signature': sent?.header ?? '' };
    return api.call('/payment/callback/sandbox', { method: 'POST', headers, raw: sent?.body ?? '' });
  };

  test('goes to the gateway and back, and is credited once [CALL-048a] [CALL-048c]', async () => {
    const customer = await signedInCustomer(api);
    const { page, id } = await atGateway(customer, '10');
    const pressed = await Promise.all([press(page, 'paid'), press(page, 'paid')]);
    expect([...pressed, await press(page, 'paid')].map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await walletBalance(api, customer.id)).toBe(10_00);
    expect((await api.call(`/payment/return/${id}`)).headers.location).toBe(`/wallet?flag=success&&token=${id}`);
    await report(id, 10_00);
    expect(await walletBalance(api, customer.id)).toBe(10_00);
  });

  test('brings the bonus that was offered, once, however often the payment is reported [WALL-015]', async () => {
    const customer = await signedInCustomer(api);
    const { page, id } = await atGateway(customer, 60);
    // What was promised holds, whatever is offered when the money comes.
    await api.db.run(sql`update wallet_bonuses set status = false where minimum_add_amount = 5000`);
    await press(page, 'paid');
    await Promise.all(Array.from({ length: 50 }, () => report(id, 60_00)));
    await api.db.run(sql`update wallet_bonuses set status = true`);
    expect(await walletBalance(api, customer.id)).toBe(66_00);
    const { body } = await api.call('/api/v1/customer/wallet/transactions', { headers: customer.headers });
    expect(body).toMatchObject({ total_size: 1, data: [{ credit: 60, admin_bonus: 6, balance: 66, order_id: null }] });
  });

  test('a payment that failed brings neither money nor bonus', async () => {
    const customer = await signedInCustomer(api);
    const { page, id } = await atGateway(customer, 60);
    await press(page, 'failed');
    expect((await api.call(`/payment/return/${id}`)).headers.location).toBe(`/wallet?flag=fail&&token=${id}`);
    expect(await walletBalance(api, customer.id)).toBe(0);
  });

  test('the offers of today are listed in the customer’s language [WALL-012]', async () => {
    const { headers } = await signedInCustomer(api);
    const offers = (language: string) =>
      api.call('/api/v1/customer/wallet/bonuses', { headers: { ...headers, 'x-localization': language } });
    expect((await offers('es')).body).toMatchObject([
      { title: 'Un poco más', bonus_type: 'amount', bonus_amount: 2, minimum_add_amount: 20 },
      { bonus_type: 'percentage', bonus_amount: 10, minimum_add_amount: 50, maximum_bonus_amount: 10 },
      { bonus_amount: 15, minimum_add_amount: 150, status: 1 },
    ]);
    const ended = sql`update wallet_bonuses set end_date = start_date where bonus_type = 'amount'`;
    await api.db.run(ended);
    expect((await offers('en')).body).toHaveLength(2);
    await api.db.run(sql`update wallet_bonuses set end_date = start_date + 130 where bonus_type = 'amount'`);
  });

  test('without an amount or a method, at an unknown gateway, or back to elsewhere is refused [WALL-006b]', async () => {
    const customer = await signedInCustomer(api);
    for (const amount of [undefined, '', ' ', 'ten']) {
      const empty = await fill(customer, { ...request, amount });
      expect(empty.body.errors).toEqual([{ code: 'amount', message: 'Please Enter amount' }]);
    }
    expect((await fill(customer, { ...request, amount: 0 })).status).toBe(403);
    for (const payment_method of ['', undefined])
      expect((await fill(customer, { ...request, payment_method })).body.errors).toEqual([
        { code: 'payment_method', message: 'Payment method is required' },
      ]);
    expect((await fill(customer, { ...request, payment_method: 'nobody' })).status).toBe(403);
    expect((await fill(customer, { ...request, callback: 'https://evil.example' })).body.errors[0].code).toBe(
      'callback',
    );
  });

  test('whoever reached the shop under another of its names comes back to that one [CALL-048b]', async () => {
    const customer = await signedInCustomer(api);
    const headers = { ...customer.headers, host: 'shop.local:3000' };
    const callback = 'http://shop.local:3000/profile?page=wallet';
    const { body } = await fill({ headers }, { ...request, callback });
    const page = String((await api.call(body.redirect_link)).headers.location);
    const paid = String((await press(page, 'paid')).headers.location);
    // Paths only: a browser stays where it is, and who made the name up leads nobody there.
    expect([body.redirect_link, page, paid].filter((address) => !address.startsWith('/'))).toEqual([]);
    expect(String((await api.call(paid)).headers.location)).toMatch(/^\/profile\?page=wallet\?flag=success/);
    expect((await fill(customer, { ...request, callback })).body.errors[0].code).toBe('callback');
  });
});

describe('the wallet at a glance', () => {
  test('each of the last six months says what came in and went out', async () => {
    const customer = await signedInCustomer(api, { wallet: 30_00 });
    await pay(customer.id, 12_00, '100001');
    await pay(customer.id, 5_00, '100002');
    await api.db.run(sql`
      update wallet_entries set created_at = created_at - interval '2 months'
      where customer_id = ${customer.id} and reference = '100002'`);
    const { body } = await api.call('/api/v1/customer/wallet/months', { headers: customer.headers });
    expect(body).toHaveLength(6);
    expect(body.at(-1)).toMatchObject({ credit: 30, debit: 12 });
    expect(body.filter(({ debit }: { debit: number }) => debit === 5)).toHaveLength(1);
    expect(new Set(body.map(({ month }: { month: string }) => month)).size).toBe(6);
  });

  test('an entry names the order it was for', async () => {
    const customer = await signedInCustomer(api, { wallet: 30_00 });
    await pay(customer.id, 12_00, '100001');
    const { body } = await api.call('/api/v1/customer/wallet/transactions?type=order', { headers: customer.headers });
    expect(body.data).toMatchObject([{ order_id: 100_001, trip_id: null, reference: '100001' }]);
  });

  test('and who was paid, in the reader’s language; nobody learns that of somebody else’s', async () => {
    const customer = await signedInCustomer(api, { wallet: 90_00 });
    const order = await newOrder(api, { customer_id: customer.id });
    const foreign = await newOrder(api, { customer_id: (await signedInCustomer(api)).id });
    const parcel = await newParcel(api, { customer_id: customer.id });
    const trip = await newTrip(api, { customer_id: customer.id });
    for (const reference of [order.id, foreign.id, parcel.id]) await pay(customer.id, 1_00, String(reference));
    await api.db.transaction(async (tx) => {
      await payFromWallet(tx, {
        customer_id: customer.id,
        amount: 2_00,
        transaction_type: 'trip_booking',
        reference: `trip ${trip.id}`,
      });
      await creditLoyalty(tx, {
        customer_id: customer.id,
        points: 5,
        transaction_type: 'order_place',
        reference: String(order.id),
      });
    });
    const names = await api.db.row<{ store: string; provider: string; parcel: string }>(sql`
      select (select s.name ->> 'en' from orders o join stores s on s.id = o.store_id where o.id = ${order.id}) as store,
        (select s.name ->> 'en' from trips t join stores s on s.id = t.provider_id where t.id = ${trip.id}) as provider,
        (select k.name ->> 'es' from parcels p join parcel_categories k on k.id = p.parcel_category_id
          where p.order_id = ${parcel.id}) as parcel`);
    const headers = { ...customer.headers, 'x-localization': 'es' };
    const { body } = await api.call('/api/v1/customer/wallet/transactions?type=order', { headers });
    const said = body.data.map((entry: { subject_name: string | null }) => entry.subject_name);
    expect(said).toEqual([names?.provider, names?.parcel, null, names?.store]);
    const points = await api.call('/api/v1/customer/loyalty-point/transactions', { headers });
    expect(points.body.data).toMatchObject([{ order_id: order.id, subject_name: names?.store }]);
  });

  test('a code says how many came with it, how many ordered and what that earned', async () => {
    const referrer = await signedInCustomer(api);
    const ask = async () => (await api.call('/api/v1/customer/referral', { headers: referrer.headers })).body;
    expect(await ask()).toMatchObject({ signed_up: 0, ordered: 0, earned: 0 });
    const [friend] = [
      await signedInCustomer(api, { ref_by: referrer.id }),
      await signedInCustomer(api, { ref_by: referrer.id }),
    ];
    await api.db.run(sql`update customers set order_count = 1 where id = ${friend.id}`);
    await api.db.transaction((tx) =>
      creditWallet(tx, {
        customer_id: referrer.id,
        amount: 5_00,
        transaction_type: 'referrer',
        reference: `customer ${friend.id}`,
      }),
    );
    expect(await ask()).toMatchObject({ signed_up: 2, ordered: 1, earned: 5, ref_code: expect.stringMatching(/./) });
  });

  test('who gives up a balance leaves a ledger whose sum is nothing', async () => {
    const customer = await signedInCustomer(api, { wallet: 30_00 });
    await pay(customer.id, 12_00, '100001');
    await api.db.transaction((tx) => giveUpBalance(tx, customer.id));
    expect(await walletBalance(api, customer.id)).toBe(0);
    await api.db.transaction((tx) => giveUpBalance(tx, customer.id));
    expect(await walletBalance(api, customer.id)).toBe(0);
  });
});

describe('loyalty points', () => {
  test('of fifty conversions of the same points one is made', async () => {
    const customer = await signedInCustomer(api);
    await api.db.transaction((tx) =>
      creditLoyalty(tx, { customer_id: customer.id, points: 300, transaction_type: 'order_place', reference: '7' }),
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.call('/api/v1/customer/loyalty-point/point-transfer', {
          method: 'POST',
          headers: customer.headers,
          body: { point: 300 },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await walletBalance(api, customer.id)).toBe(3_00);
  });

  test('become money at the rate, and never more than are owned, in parallel [WALL-016]', async () => {
    const customer = await signedInCustomer(api);
    await api.db.transaction((tx) =>
      creditLoyalty(tx, { customer_id: customer.id, points: 1000, transaction_type: 'order_place', reference: '7' }),
    );
    const transfer = (point: number | string) =>
      api.call('/api/v1/customer/loyalty-point/point-transfer', {
        method: 'POST',
        headers: customer.headers,
        body: { point },
      });
    const few = await transfer(199);
    expect([few.status, few.body.errors]).toEqual([
      403,
      [{ code: 'point', message: 'Please convert at least 200 points' }],
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, at) => transfer(at % 2 === 0 ? 300 : '300')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 200)?.body.message).toBe('Point to wallet transfer successfully.');
    expect(await walletBalance(api, customer.id)).toBe(9_00);

    const history = await api.call('/api/v1/customer/loyalty-point/transactions', { headers: customer.headers });
    expect(history.body).toMatchObject({
      total_size: 4,
      data: [{ debit: 300, balance: 100 }, {}, {}, { credit: 1000 }],
    });
  });

  test('those that make no whole unit stay the customer’s', async () => {
    const customer = await signedInCustomer(api);
    await api.db.transaction((tx) =>
      creditLoyalty(tx, { customer_id: customer.id, points: 640, transaction_type: 'order_place', reference: '7' }),
    );
    const { status } = await api.call('/api/v1/customer/loyalty-point/point-transfer', {
      method: 'POST',
      headers: customer.headers,
      body: { point: 250 },
    });
    expect(status).toBe(200);
    expect(await walletBalance(api, customer.id)).toBe(2_00);
    const history = await api.call('/api/v1/customer/loyalty-point/transactions', { headers: customer.headers });
    expect(history.body.data[0]).toMatchObject({ debit: 200, balance: 440 });
  });
});
