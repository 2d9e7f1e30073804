import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { creditLoyalty, creditWallet, payFromWallet } from '#server/wallet/ledger.service.ts';
import { signedInCustomer } from '../support/customers.ts';
import { startApi, type TestApi } from '../support/start-api.ts';
import { walletBalance } from './payment-state.ts';

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
    expect((await list('limit=2&offset=2')).data).toHaveLength(1);
    expect((await list('type=nonsense')).errors[0].code).toBe('type');
  });
});

describe('filling the wallet', () => {
  const fill = (customer: { headers: Record<string, string> }, body: object) =>
    api.call('/api/v1/customer/wallet/add-fund', { method: 'POST', headers: customer.headers, body });
  const wish = { amount: 20, payment_method: 'sandbox', callback: '/wallet', payment_platform: 'web' };

  test('goes to the gateway and back, and is credited once [CALL-048a] [CALL-048c]', async () => {
    const customer = await signedInCustomer(api);
    const { body } = await fill(customer, wish);
    const page = String((await api.call(body.redirect_link)).headers.location);
    const id = /pay\/([^?]+)/.exec(page)?.[1] ?? '';
    const press = () =>
      api.call(page, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        raw: 'outcome=paid',
      });
    const [back] = await Promise.all([press(), press()]);
    expect(back.status).toBe(303);
    expect(await walletBalance(api, customer.id)).toBe(20_00);
    expect((await api.call(`/payment/return/${id}`)).headers.location).toBe(`/wallet?flag=success&&token=${id}`);
    const again = api.deps.gateways.sandbox?.report({
      event_id: randomUUID(),
      payment_id: id,
      reference: `sandbox-${id}`,
      outcome: 'paid',
      amount: 20_00,
    });
    await api.call('/payment/callback/sandbox', {
      method: 'POST',
      headers: { 'sandbox-signature': again?.header ?? '' },
      raw: again?.body ?? '',
    });
    expect(await walletBalance(api, customer.id)).toBe(20_00);
  });

  test('without an amount, at an unknown gateway, or back to elsewhere is refused', async () => {
    const customer = await signedInCustomer(api);
    const empty = await fill(customer, { ...wish, amount: undefined });
    expect(empty.body.errors).toEqual([{ code: 'amount', message: 'Please Enter amount' }]);
    expect((await fill(customer, { ...wish, amount: 0 })).status).toBe(403);
    expect((await fill(customer, { ...wish, payment_method: 'nobody' })).status).toBe(403);
    expect((await fill(customer, { ...wish, callback: 'https://evil.example' })).body.errors[0].code).toBe('callback');
  });
});

describe('loyalty points', () => {
  test('become money at the rate, and never more than are owned, in parallel [WALL-016]', async () => {
    const customer = await signedInCustomer(api);
    await api.db.transaction((tx) =>
      creditLoyalty(tx, { customer_id: customer.id, points: 1000, transaction_type: 'order_place', reference: '7' }),
    );
    const transfer = (point: number) =>
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
    const answers = await Promise.all(Array.from({ length: 6 }, () => transfer(300)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 200)?.body.message).toBe('Point to wallet transfer successfully.');
    expect(await walletBalance(api, customer.id)).toBe(9_00);

    const history = await api.call('/api/v1/customer/loyalty-point/transactions', { headers: customer.headers });
    expect(history.body).toMatchObject({
      total_size: 4,
      data: [{ debit: 300, balance: 100 }, {}, {}, { credit: 1000 }],
    });
  });
});
