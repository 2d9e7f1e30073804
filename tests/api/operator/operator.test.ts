import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { plainGoods, type SoldItem } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { OPERATOR_TOKEN as TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
let item: SoldItem;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN: TOKEN } });
  const [found] = await plainGoods(api);
  if (!found) throw new Error('the town sells groceries');
  item = found;
  await api.db.run(sql`update items set stock = 500 where id = ${item.id}`);
  for (const [key, value] of Object.entries({
    order_delivery_verification: false,
    loyalty_point_status: 1,
    loyalty_point_item_purchase_point: 100,
    ref_earning_status: 1,
    ref_earning_exchange_rate: 500,
    customer_wallet_status: 1,
    refund_active_status: true,
  }))
    await setting(key, value);
});
afterAll(() => api.stop());

const setting = (key: string, value: unknown) =>
  api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
const operate = (path: string, body: Record<string, unknown>, token: string | null = TOKEN) =>
  api.call(`/api/v1/operator/${path}`, {
    method: 'PUT',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body,
  });
const move = (id: number, order_status: string, more: Record<string, unknown> = {}) =>
  operate(`orders/${id}/status`, { order_status, ...more });
const lines = () => [{ item, quantity: 2 }];
const track = async (id: number, who: Customer) =>
  (await api.call(`/api/v1/customer/order/track?order_id=${id}`, { headers: who.headers })).body;
const books = async (customer_id: number) => ({
  money: await api.db.rows(sql`
    select transaction_type, credit, reference from wallet_entries where customer_id = ${customer_id} order by id`),
  points: await api.db.rows(sql`
    select transaction_type, credit, reference from loyalty_entries where customer_id = ${customer_id} order by id`),
});

describe('the door', () => {
  test('opens to the token alone [SEC-001]', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, { customer_id: owner.id, lines: lines() });
    for (const token of [null, 'guessed', owner.token, `${TOKEN}x`])
      expect((await operate(`orders/${id}/status`, { order_status: 'canceled' }, token)).status).toBe(401);
    expect((await track(id, owner)).order_status).toBe('pending');
    // The operator's token is nobody's account.
    const asCustomer = await api.call('/api/v1/customer/info', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(asCustomer.status).toBe(401);
  });
});

test('the document says how the door is opened', async () => {
  const { body } = await api.call('/docs/operator/json');
  const { put } = body.paths['/api/v1/operator/orders/{id}/status'];
  expect(put.security).toEqual([{ operator: [] }]);
  expect(put.description).toBe('Scope: orders');
  expect((await api.call('/docs/operator')).text).toContain('/docs/operator/start.js');
  expect((await api.call('/docs/operator/start.js')).text).toContain('/docs/operator/json');
  expect(Object.keys(body.paths).filter((path) => !path.startsWith('/api/v1/operator'))).toEqual([]);
});

test('what is no order, courier or decision is refused, never a fault [SEC-006]', async () => {
  const nonsense = [null, [], 'x', {}, { order_status: 'refunded' }, { order_status: 'pending' }, { status: 7 }];
  for (const path of [
    'orders/1/status',
    'orders/x/status',
    'couriers/1/position',
    'orders/1/offline-payment',
    'orders/1/refund',
  ])
    for (const body of nonsense) {
      const { status } = await operate(path, body as never);
      expect([403, 404], `${path} ${JSON.stringify(body)}`).toContain(status);
    }
});

describe('an order on its way', () => {
  test('goes step by step, each with its time, to a courier and to the door [ORD-002]', async () => {
    const owner = await signedInCustomer(api);
    const { id, total } = await newOrder(api, { customer_id: owner.id, lines: lines() });
    expect((await move(id, 'confirmed', { processing_time: 20, by: 'vendor' })).body).toMatchObject({
      id,
      order_status: 'confirmed',
    });
    const jump = await move(id, 'delivered');
    expect([jump.status, jump.body.errors[0].code]).toEqual([403, 'order_status']);
    expect((await move(id, 'confirmed')).status, 'reported again').toBe(200);
    await move(id, 'processing');
    expect((await move(id, 'handover', { delivery_man_id: 999_999 })).body.errors[0].code).toBe('delivery_man_id');
    expect((await move(id, 'handover', { delivery_man_id: 1 })).status).toBe(200);
    await move(id, 'picked_up', { by: 'delivery_man' });

    expect((await operate('couriers/1/position', { latitude: 57.71, longitude: 11.98 })).status).toBe(200);
    expect((await operate('couriers/1/position', { latitude: 91, longitude: 11.98 })).status).toBe(403);
    expect((await operate('couriers/99999/position', { latitude: 57, longitude: 11 })).status).toBe(404);
    expect(await track(id, owner)).toMatchObject({
      order_status: 'picked_up',
      processing_time: 20,
      delivery_man: { id: 1, lat: '57.71', lng: '11.98', f_name: expect.any(String) },
    });
    await move(id, 'delivered');
    const done = await track(id, owner);
    expect(done).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      payments: [{ payment_method: 'cash_on_delivery', payment_status: 'paid', amount: total.order_amount / 100 }],
    });
    const times = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'].map(
      (name) => done[name],
    );
    expect(times.every((time) => typeof time === 'string')).toBe(true);
    expect(times).toEqual(times.toSorted());
    const events = await api.db.rows(sql`select 1 from order_events where order_id = ${id}`);
    expect(events).toHaveLength(6);
  });

  test('needs the shopper’s code at the door where that is switched on [ORD-019]', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, { customer_id: owner.id, lines: lines(), order_status: 'picked_up' });
    await setting('order_delivery_verification', true);
    for (const otp of [undefined, '0000']) {
      const refused = await move(id, 'delivered', { by: 'delivery_man', otp });
      expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'otp']);
    }
    expect((await move(id, 'delivered', { by: 'delivery_man', otp: '4711' })).status).toBe(200);
    await setting('order_delivery_verification', false);
  });

  test('codes at the door are not tried one after the other', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, { customer_id: owner.id, lines: lines(), order_status: 'picked_up' });
    await setting('order_delivery_verification', true);
    const tried = await Promise.all(
      Array.from({ length: 20 }, (_, at) => move(id, 'delivered', { by: 'delivery_man', otp: String(1000 + at) })),
    );
    expect(tried.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(tried.filter(({ status }) => status === 429)).toHaveLength(15);
    expect((await move(id, 'delivered', { by: 'delivery_man', otp: '4711' })).status).toBe(429);
    await setting('order_delivery_verification', false);
  });

  test('that waits for its money is not set going by a word', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: lines(),
      payment: { payment_method: 'digital_payment' },
    });
    expect((await move(id, 'confirmed')).status).toBe(403);
    expect((await move(id, 'canceled', { reason: 'Never paid' })).status).toBe(200);
  });
});

describe('what a delivery brings', () => {
  test('cashback, points and thanks to who referred, each exactly once, however often it is reported [WALL-017] [WALL-018]', async () => {
    const referrer = await signedInCustomer(api);
    const owner = await signedInCustomer(api, { ref_by: referrer.id });
    const rule = await api.db.row<{ id: number }>(sql`select id from cashback_rules order by id limit 1`);
    if (!rule) throw new Error('the town gives cashback');
    const { id, total } = await newOrder(api, {
      customer_id: owner.id,
      lines: lines(),
      cashback: { id: rule.id, amount: 123 },
      order_status: 'picked_up',
    });
    const sold = () =>
      api.db.row<{ item: number; store: number; categories: number[] }>(sql`
        select i.order_count as item, s.order_count as store,
          array(select order_count from categories where id in (i.category_id, i.top_category_id) order by id) as categories
        from items i join stores s on s.id = i.store_id where i.id = ${item.id}`);
    const before = await sold();
    if (!before) throw new Error('the item is for sale');
    const all = await Promise.all(Array.from({ length: 8 }, () => move(id, 'delivered')));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const points = Math.floor(total.order_amount / 100);
    expect(await books(owner.id)).toEqual({
      money: [{ transaction_type: 'CashBack', credit: 123, reference: String(id) }],
      points: [{ transaction_type: 'order_place', credit: points, reference: String(id) }],
    });
    expect((await books(referrer.id)).money).toEqual([
      { transaction_type: 'referrer', credit: 500, reference: `customer ${owner.id}` },
    ]);
    expect(before.categories).toHaveLength(2);
    expect(await sold()).toEqual({
      item: before.item + 1,
      store: before.store + 1,
      categories: before.categories.map((orders) => orders + 1),
    });
    const second = await newOrder(api, { customer_id: owner.id, lines: lines(), order_status: 'picked_up' });
    await move(second.id, 'delivered');
    expect((await books(referrer.id)).money, 'once for a customer').toHaveLength(1);
    const sums = await api.db.row(sql`
      select wallet_balance, loyalty_point from customers where id = ${owner.id}`);
    expect(sums).toEqual({ wallet_balance: 123, loyalty_point: points * 2 });
  });

  test('a cancel and a delivery at the same moment: one of the two happens', async () => {
    const owner = await signedInCustomer(api);
    const stock = async () =>
      (await api.db.row<{ stock: number }>(sql`select stock from items where id = ${item.id}`))?.stock ?? 0;
    for (let turn = 0; turn < 4; turn += 1) {
      const before = await stock();
      const { id } = await newOrder(api, { customer_id: owner.id, lines: lines(), order_status: 'picked_up' });
      const answers = await Promise.all([move(id, 'delivered'), move(id, 'canceled', { reason: 'Lost' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const { order_status } = await track(id, owner);
      expect(await stock()).toBe(order_status === 'canceled' ? before : before - 2);
    }
  });
});

describe('money that somebody has to look at', () => {
  test('an offline payment is verified or denied once; verified, the order goes on', async () => {
    const owner = await signedInCustomer(api);
    const make = async () => {
      const { id } = await newOrder(api, {
        customer_id: owner.id,
        lines: lines(),
        payment: { payment_method: 'offline_payment' },
        order_status: 'pending',
      });
      await api.db.run(sql`
        insert into offline_payments (payable_kind, payable_id, method_name, input)
        values ('order', ${id}, 'Bank', '[{"user_input": "reference", "user_data": "A-1"}]')`);
      await api.db.run(sql`
        update orders set delivery_address = delivery_address || '{"contact_person_email": "own@example.com"}'
        where id = ${id}`);
      return id;
    };
    const [seen, unseen] = [await make(), await make()];
    const decide = (id: number, status: string) => operate(`orders/${id}/offline-payment`, { status, note: 'Checked' });
    const twice = await Promise.all([decide(seen, 'verified'), decide(seen, 'verified')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(seen, 'denied')).status, 'another decision').toBe(403);
    expect(await track(seen, owner)).toMatchObject({
      order_status: 'confirmed',
      payment_status: 'paid',
      payments: [{ payment_method: 'offline_payment', payment_status: 'paid' }],
      offline_payment: { data: { status: 'verified', admin_note: 'Checked' }, input: [{ user_data: 'A-1' }] },
    });
    expect((await decide(unseen, 'denied')).status).toBe(200);
    expect(await track(unseen, owner)).toMatchObject({
      order_status: 'pending',
      payment_status: 'unpaid',
      offline_payment: { data: { status: 'denied' } },
    });
    const told = () =>
      api.db.rows<{ body: string }>(sql`
        select body from outbox where starts_with(about, ${`order ${unseen} transfer_denied`})
        union all select event from notifications where customer_id = ${owner.id} and event = 'transfer_denied'`);
    const [mail, bell] = await told();
    expect([mail?.body.includes('Checked'), bell?.body], 'nobody has to look').toEqual([true, 'transfer_denied']);
    expect((await decide(unseen, 'denied')).status, 'the first answer got lost').toBe(200);
    expect(await told()).toHaveLength(2);
    // Corrected, and not found again.
    await api.db.run(sql`update offline_payments set status = 'pending' where payable_id = ${unseen}`);
    expect((await decide(unseen, 'denied')).status).toBe(200);
    expect(await told()).toHaveLength(4);
    expect((await decide(999_999_999, 'verified')).status).toBe(404);
  });

  test('a refund is granted into the wallet where the payer wants it, once, or refused with a note [ORD-014]', async () => {
    const owner = await signedInCustomer(api);
    const make = async () => {
      const facts = { customer_id: owner.id, lines: lines(), order_status: 'delivered', isPaid: true } as const;
      const made = await newOrder(api, facts);
      const asked = await api.call('/api/v1/customer/order/refund-request', {
        method: 'POST',
        headers: owner.headers,
        body: { order_id: made.id, customer_reason: 'Broken', refund_method: 'wallet' },
      });
      expect(asked.status).toBe(200);
      return made;
    };
    const [granted, refused] = [await make(), await make()];
    const decide = (id: number, refund_status: string, refund_amount?: number) =>
      operate(`orders/${id}/refund`, { refund_status, refund_amount, note: 'Seen' });
    const amount = granted.total.order_amount - granted.total.delivery_charge;
    const twice = await Promise.all([decide(granted.id, 'approved'), decide(granted.id, 'approved')]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    const others = [decide(granted.id, 'rejected'), decide(granted.id, 'approved', amount / 100 - 1)];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([403, 403]);
    expect((await books(owner.id)).money).toEqual([
      { transaction_type: 'order_refund', credit: amount, reference: String(granted.id) },
    ]);
    expect(await track(granted.id, owner)).toMatchObject({
      order_status: 'refunded',
      refund: { refund_status: 'approved' },
      refunded: expect.any(String),
    });
    for (const _ of [1, 2]) expect((await decide(refused.id, 'rejected')).status).toBe(200);
    expect(await track(refused.id, owner)).toMatchObject({
      order_status: 'refund_request_canceled',
      refund_cancellation_note: 'Seen',
    });
  });
});
