import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnFee } from '#domain/parcel/parcel-return.ts';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { newParcel, RECEIVER, SENDER } from '#tests/support/orders/parcels.ts';
import { type Buyer, headersOf, signedBy } from '#tests/support/people/buyers.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { OPERATOR_TOKEN as TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { sendForm } from '../http/send-form.ts';

let api: TestApi;

/** 30 % of 3.20 + 0.32 + 1.00 */
const FEE = 1.36;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN: TOKEN } });
  await setting('order_delivery_verification', true);
  await setting('customer_wallet_status', 1);
});
afterAll(async () => {
  expect(await checkBooks(api.db)).toEqual([]);
  await api.stop();
});

const setting = (key: string, value: unknown) =>
  api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
const operator = { authorization: `Bearer ${TOKEN}` };
const move = (id: number, order_status: string, more: object = {}) =>
  api.call(`/api/v1/operator/orders/${id}/status`, {
    method: 'PUT',
    headers: operator,
    body: { order_status, ...more },
  });
const post = (path: string, who: Buyer, body: object) =>
  api.call(`/api/v1/customer/order/${path}`, {
    method: 'POST',
    headers: headersOf(who),
    body: { ...signedBy(who), ...body },
  });
const cancel = (who: Buyer, order_id: number, more: object = {}) =>
  api.call('/api/v1/customer/order/cancel', {
    method: 'PUT',
    headers: headersOf(who),
    body: { ...signedBy(who), order_id, reason: 'I want it back', ...more },
  });
const read = async (what: 'track' | 'details', who: Buyer, id: number) => {
  const query = new URLSearchParams({ order_id: String(id), ...signedBy(who) });
  return (await api.call(`/api/v1/customer/order/${what}?${query}`, { headers: headersOf(who) })).body;
};
const track = (who: Buyer, id: number) => read('track', who, id);
const follow = (key: string) => api.call(`/api/v1/parcel/follow/${key}`);
const code = (answer: { status: number; body: { errors: { code: string }[] } }) => [
  answer.status,
  answer.body.errors[0]?.code,
];
const moneyBack = (id: number) =>
  api.db.rows(sql`
    select refund_method, amount, refund_status from refunds where payable_kind = 'order' and payable_id = ${id}`);
const fillWallet = (customer_id: number, amount: number) =>
  api.db.run(sql`
    with booked as (
      insert into wallet_entries (customer_id, transaction_type, credit, balance, reference)
      values (${customer_id}, 'add_fund_by_admin', ${amount}, ${amount}, 'test')
    )
    update customers set wallet_balance = wallet_balance + ${amount} where id = ${customer_id}`);

describe('a parcel on its way', () => {
  test('shows who sends what to whom, and goes step by step to the door [PARC-007] [ORD-001] [ORD-002]', async () => {
    const sender = await signedInCustomer(api);
    const { id, otp, total } = await newParcel(api, { customer_id: sender.id });
    expect(await read('details', sender, id)).toMatchObject({ id, order_type: 'parcel', parcel_category: {} });
    expect(await track(sender, id)).toMatchObject({
      order_type: 'parcel',
      store: null,
      charge_payer: 'sender',
      delivery_address: { contact_person_name: 'Maja Lindqvist', address: 'Kungsportsavenyn 10' },
      receiver_details: { contact_person_name: 'Elias Berg', address: 'Andra Långgatan 31' },
      parcel_category: { name: expect.any(String), image_full_url: expect.any(String) },
      parcel_cancellation: null,
      otp,
    });
    expect((await move(id, 'confirmed')).status).toBe(200);
    expect(code(await move(id, 'processing')), 'nobody prepares a parcel').toEqual([403, 'order_status']);
    expect(code(await move(id, 'delivered', { otp })), 'nobody has fetched it').toEqual([403, 'order_status']);
    await move(id, 'handover', { delivery_man_id: 1 });
    expect((await move(id, 'picked_up', { by: 'delivery_man' })).status).toBe(200);
    expect(code(await move(id, 'delivered', { otp: '0000' }))).toEqual([403, 'otp']);
    expect(code(await move(id, 'returned', { otp }))).toEqual([403, 'order_status']);
    expect((await move(id, 'delivered', { otp })).status).toBe(200);
    expect(await track(sender, id)).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      code_confirmed: true,
      payments: [{ payment_method: 'cash_on_delivery', amount: total.order_amount / 100, payment_status: 'paid' }],
      picked_up: expect.any(String),
      delivered: expect.any(String),
    });
    const lists = await api.call('/api/v1/customer/order/list?limit=10&offset=1', { headers: headersOf(sender) });
    expect(lists.body.orders).toMatchObject([
      { id, parcel_category: { name: expect.any(String) }, receiver_details: { address: 'Andra Långgatan 31' } },
    ]);
    const [{ item_names, parcel_category }] = lists.body.orders;
    expect(item_names).toEqual([parcel_category.name]);
  });

  test('its proof of delivery is a picture that only its sender sees', async () => {
    const sender = await signedInCustomer(api);
    const { id, otp } = await newParcel(api, { customer_id: sender.id, order_status: 'confirmed' });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEXMMzN0dFbYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=',
      'base64',
    );
    const picture = () => new File([png], 'door.png', { type: 'image/png' });
    const prove = (image: File | File[]) => sendForm(api, `/api/v1/operator/orders/${id}/proof`, { image }, operator);
    expect(code(await prove(picture()))).toEqual([403, 'order_status']);
    await move(id, 'picked_up');
    expect((await prove(picture())).status).toBe(200);
    await move(id, 'delivered', { otp });
    const [url] = (await track(sender, id)).order_proof_full_url;
    const path = new URL(url, 'http://shop').pathname;
    expect((await api.call(path)).status).toBe(200);
    const [proof] = (await api.db.row<{ order_proof: string[] }>(sql`select order_proof from orders where id = ${id}`))
      ?.order_proof ?? [''];
    expect((await api.call(path.replace(/media\/[^/]+/, `media/${proof}`))).status, 'without a pass').toBe(404);
    expect(code(await prove([picture(), picture(), picture()]))).toEqual([403, 'image']);
    expect(
      (await sendForm(api, '/api/v1/operator/orders/999999999/proof', { image: picture() }, operator)).status,
    ).toBe(404);
  });
});

describe('the link for the receiver', () => {
  test('shows progress, about where and when, and nothing personal [PARC-007]', async () => {
    const sender = await signedInCustomer(api);
    const { id, follow_key, otp, total } = await newParcel(api, { customer_id: sender.id, order_status: 'confirmed' });
    expect((await track(sender, id)).follow_key).toBe(follow_key);
    await api.db.run(sql`update orders set language = 'es' where id = ${id}`);
    await move(id, 'picked_up', { delivery_man_id: 2 });
    await api.call('/api/v1/operator/couriers/2/position', {
      method: 'PUT',
      headers: operator,
      body: { latitude: 57.702, longitude: 11.955 },
    });
    const sms = await api.db.row<{ recipient: string; body: string }>(sql`
      select recipient, body from outbox where channel = 'sms' order by id desc limit 1`);
    expect(sms?.recipient, 'whoever it goes to is told').toBe('+46700000001');
    expect(sms?.body).toContain(`/es/parcel/follow/${follow_key}`);
    expect(sms?.body).toContain(otp);
    expect(sms?.body, 'in the language it was sent in').toContain('un paquete va en camino');
    const shown = await follow(follow_key);
    expect(shown.body).toMatchObject({
      order_status: 'picked_up',
      comes_back: false,
      courier: { lat: 57.702, lng: 11.955 },
      remaining_minutes: expect.any(Number),
      expected_at: expect.any(String),
    });
    const { f_name } = (await track(sender, id)).delivery_man;
    const secrets = [
      'Maja',
      'Elias',
      'Långgatan',
      'Avenyn',
      '4670',
      otp,
      String(id),
      String(total.order_amount / 100),
      f_name,
    ];
    for (const secret of secrets) expect(shown.text, secret).not.toContain(secret);
    expect([shown.body.from, shown.body.to]).not.toEqual([SENDER, RECEIVER]);
    expect(shown.headers['cache-control']).toContain('no-store');
    await move(id, 'delivered', { otp });
    expect((await follow(follow_key)).body).toMatchObject({ order_status: 'delivered', courier: null });
  });

  test('any other key opens nothing, and trying many is slowed down', async () => {
    const tried = [];
    for (let n = 0; n < 25; n += 1) tried.push((await follow(crypto.randomUUID())).status);
    expect(tried.slice(0, 20)).toEqual(Array(20).fill(404));
    expect(tried.slice(20)).toEqual(Array(5).fill(429));
    const { follow_key } = await newParcel(api, { guest_id: (await newGuest(api)).id });
    expect((await follow(follow_key)).status, 'who has the key goes on').toBe(200);
    expect((await follow('100042')).status).toBe(429);
  });
});

describe('canceled before it was fetched', () => {
  test.each(['pending', 'confirmed', 'handover'] as const)(
    '%s: all that was paid goes back as it came [PARC-008] [ORD-003]',
    async (order_status) => {
      const sender = await signedInCustomer(api);
      await fillWallet(sender.id, 10_00);
      const { id, total } = await newParcel(api, {
        customer_id: sender.id,
        payment: { payment_method: 'wallet' },
        order_status,
      });
      expect((await cancel(sender, id, { return_fee: 0 })).status).toBe(200);
      expect(await moneyBack(id)).toEqual([
        { refund_method: 'wallet', amount: total.order_amount, refund_status: 'done' },
      ]);
      expect(await track(sender, id)).toMatchObject({
        order_status: 'canceled',
        parcel_cancellation: {
          before_pickup: 1,
          return_otp: null,
          return_fee: 0,
          reason: ['I want it back'],
          is_refunded: 1,
          refund_amount: total.order_amount / 100,
        },
      });
      expect(code(await move(id, 'returned', { otp: '0000' }))).toEqual([403, 'order_status']);
    },
  );

  test('two who cancel at the same moment are one, and one who was told no fee agrees to none', async () => {
    const sender = await signedInCustomer(api);
    await fillWallet(sender.id, 10_00);
    const payment = { payment_method: 'wallet' } as const;
    const { id } = await newParcel(api, { customer_id: sender.id, payment, order_status: 'confirmed' });
    const twice = await Promise.all([cancel(sender, id), cancel(sender, id)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await moneyBack(id)).toHaveLength(1);

    for (let turn = 0; turn < 4; turn += 1) {
      const parcel = await newParcel(api, { customer_id: sender.id, order_status: 'handover' });
      const [canceled, fetched] = await Promise.all([
        cancel(sender, parcel.id, { return_fee: 0 }),
        move(parcel.id, 'picked_up'),
      ]);
      const { order_status, parcel_cancellation } = await track(sender, parcel.id);
      expect([canceled.status, fetched.status].sort()).toEqual([200, 403]);
      expect(order_status).toBe(canceled.status === 200 ? 'canceled' : 'picked_up');
      expect(parcel_cancellation?.before_pickup ?? null).toBe(canceled.status === 200 ? 1 : null);
    }
  });
});

describe('canceled after it was fetched', () => {
  const carried = async (more: object = {}) => {
    const sender = await signedInCustomer(api);
    await fillWallet(sender.id, 20_00);
    const parcel = await newParcel(api, {
      customer_id: sender.id,
      payment: { payment_method: 'wallet' },
      order_status: 'confirmed',
      ...more,
    });
    await move(parcel.id, 'picked_up', { delivery_man_id: 1 });
    return { sender, ...parcel };
  };

  test('it comes back for a fee and with a code; what was paid is kept [PARC-008]', async () => {
    const { sender, id, total } = await carried();
    expect(code(await cancel(sender, id, { return_fee: 0 })), 'another fee than was shown').toEqual([
      403,
      'return_fee',
    ]);
    expect((await cancel(sender, id, { return_fee: FEE })).status).toBe(200);
    const { parcel_cancellation: back, order_status } = await track(sender, id);
    expect(order_status).toBe('canceled');
    expect(back).toMatchObject({
      before_pickup: 0,
      cause: 'sender',
      return_fee: FEE,
      return_fee_payment_status: 'unpaid',
      return_otp: expect.stringMatching(/^\d{4}$/),
      set_return_date: expect.any(String),
      return_date: null,
      is_refunded: 0,
    });
    expect(total.delivery_charge).toBe(3_20);
    expect(await moneyBack(id)).toEqual([]);

    const wrong = back.return_otp === '0000' ? '0001' : '0000';
    expect(code(await post('parcel-return', sender, { order_id: id, return_otp: wrong }))).toEqual([403, 'return_otp']);
    const confirm = () =>
      post('parcel-return', sender, { order_id: id, order_status: 'returned', return_otp: back.return_otp });
    expect(code(await confirm()), 'unpaid').toEqual([403, 'return_fee']);
    const stranger = await signedInCustomer(api);
    expect((await post('parcel-return', stranger, { order_id: id, return_otp: back.return_otp })).status).toBe(404);
    expect((await post('parcel-return/wallet-payment', stranger, { order_id: id })).status).toBe(404);

    const paid = await Promise.all([
      post('parcel-return/wallet-payment', sender, { order_id: id }),
      post('parcel-return/wallet-payment', sender, { order_id: id }),
    ]);
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 403]);
    const entries = await api.db.rows(sql`
      select debit from wallet_entries where customer_id = ${sender.id} and transaction_type = 'parcel_return'`);
    expect(entries).toEqual([{ debit: 136 }]);
    const both = await Promise.all([confirm(), confirm()]);
    expect(
      both.map(({ status }) => status),
      'asked again after a lost answer',
    ).toEqual([200, 200]);
    const times = await api.db.rows(sql`
      select id from order_events where order_id = ${id} and order_status = 'returned'`);
    expect(times).toHaveLength(1);
    expect(code(await post('parcel-return', sender, { order_id: id, return_otp: wrong }))).toEqual([403, 'return_otp']);
    expect(await track(sender, id)).toMatchObject({
      order_status: 'returned',
      cancellation_reason: 'I want it back',
      parcel_cancellation: { return_fee_payment_status: 'paid', return_date: expect.any(String), dm_penalty_fee: 0 },
    });
  });

  test('the courier takes an unpaid fee in cash, and reports it with the sender’s code [PARC-008]', async () => {
    const { sender, id } = await carried({ payment: { payment_method: 'cash_on_delivery' } });
    await move(id, 'canceled', { by: 'delivery_man', cause: 'receiver', reason: 'Nobody was at the door' });
    const { parcel_cancellation: back } = await track(sender, id);
    expect(back).toMatchObject({ cause: 'receiver', cancel_by: 'delivery_man', return_fee: FEE });
    expect(code(await move(id, 'returned', { otp: 'none' }))).toEqual([403, 'return_otp']);
    expect((await move(id, 'returned', { otp: back.return_otp })).status).toBe(200);
    expect((await track(sender, id)).parcel_cancellation).toMatchObject({
      return_fee_payment_status: 'paid',
      return_fee_payment_method: 'cash_on_delivery',
    });
  });

  test('a courier’s own fault costs nothing, and everything paid goes back [PARC-008]', async () => {
    const { sender, id, total } = await carried();
    await move(id, 'canceled', { by: 'delivery_man', reason: 'A flat tyre' });
    const { parcel_cancellation: back } = await track(sender, id);
    expect(back).toMatchObject({ cause: 'courier', return_fee: 0, is_refunded: 1, is_delivery_charge_refundable: 1 });
    expect(await moneyBack(id)).toEqual([
      { refund_method: 'wallet', amount: total.order_amount, refund_status: 'done' },
    ]);
    expect((await post('parcel-return', sender, { order_id: id, return_otp: back.return_otp })).status).toBe(200);
  });

  test('a sender’s cash is with the courier from the pickup on, and goes back where that one is to blame', async () => {
    const cash = { payment_method: 'cash_on_delivery' } as const;
    const { sender, id, total } = await carried({ payment: cash });
    expect(await track(sender, id)).toMatchObject({ order_status: 'picked_up', payment_status: 'paid' });
    await move(id, 'canceled', { by: 'delivery_man', reason: 'A flat tyre' });
    expect(await moneyBack(id)).toEqual([
      { refund_method: 'cash_on_delivery', amount: total.order_amount, refund_status: 'due' },
    ]);

    const other = await carried({ payment: cash, charge_payer: 'receiver' });
    expect((await track(other.sender, other.id)).payment_status, 'the receiver pays at the door').toBe('unpaid');
    await move(other.id, 'canceled', { by: 'delivery_man', reason: 'A flat tyre' });
    expect(await moneyBack(other.id)).toEqual([]);
  });

  test('a guest pays the fee at a gateway, once', async () => {
    const guest = await newGuest(api);
    const { id } = await newParcel(api, { guest_id: guest.id, order_status: 'picked_up' });
    await api.db.run(sql`
      insert into order_events (order_id, order_status, changed_by) values (${id}, 'picked_up', 'delivery_man')`);
    expect((await cancel(guest, id, { return_fee: FEE })).status).toBe(200);
    const asked = await post('parcel-return/pay', guest, {
      order_id: id,
      payment_method: 'sandbox',
      callback: `/order/${id}`,
    });
    expect(asked.status, asked.text).toBe(200);
    expect(asked.body.redirect_link).toMatch(/^\/payment-mobile\?payment=/);
    const open = await api.db.rows(sql`
      select amount, payment_status from payments where payable_kind = 'parcel_return' and payable_id = ${id}`);
    expect(open).toEqual([{ amount: 136, payment_status: 'unpaid' }]);
    expect(
      code(
        await post('parcel-return/pay', guest, {
          order_id: id,
          payment_method: 'sandbox',
          callback: 'https://evil.example',
        }),
      ),
    ).toEqual([403, 'callback']);
  });

  test('where the business does not take parcels back its sender cannot cancel any more', async () => {
    const { sender, id } = await carried();
    await setting('parcel_cancellation_status', 0);
    expect(code(await cancel(sender, id))).toEqual([403, 'order']);
    await setting('parcel_cancellation_status', 1);
  });

  test('the sender is told the fee that is charged: one rule on both sides [PARC-008]', async () => {
    const { sender, id } = await carried();
    const order = await track(sender, id);
    const settings = (await api.call('/api/v1/config')).body;
    const cents = (amount: number) => Math.round(amount * 100);
    const cost = {
      delivery_charge: cents(order.delivery_charge),
      tax_status: order.tax_status,
      total_tax_amount: cents(order.total_tax_amount),
      additional_charge: cents(order.additional_charge),
      coupon_discount_amount: 0,
      ref_bonus_amount: 0,
    };
    expect(returnFee(cost, settings, 'sender')).toBe(136);
  });
});

test('an account waits for a parcel that comes back; then it takes the receiver along, and the link opens nothing', async () => {
  const sender = await signedInCustomer(api);
  const { id, follow_key } = await newParcel(api, { customer_id: sender.id, order_status: 'confirmed' });
  await move(id, 'picked_up');
  await move(id, 'canceled', { by: 'delivery_man', reason: 'A flat tyre' });
  const remove = () => api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: sender.headers });
  expect((await remove()).status).toBe(403);
  const own = await api.call('/api/v1/customer/data', { headers: sender.headers });
  expect(own.text).toContain('Elias Berg');
  const { parcel_cancellation: back } = await track(sender, id);
  expect((await post('parcel-return', sender, { order_id: id, return_otp: back.return_otp })).status).toBe(200);
  expect((await remove()).status).toBe(200);
  const kept = await api.db.row<{ receiver_details: object }>(sql`
    select receiver_details from parcels where order_id = ${id}`);
  expect(kept).toEqual({ receiver_details: {} });
  expect((await follow(follow_key)).status).not.toBe(200);
});

test('reasons to cancel differ before and after it was fetched', async () => {
  const asked = async (query: string) => (await api.call(`/api/v1/get-parcel-cancellation-reasons?${query}`)).body;
  const before = await asked('limit=50&offset=1&user_type=customer&cancellation_type=before_pickup');
  const after = await asked('limit=50&offset=1&user_type=customer&cancellation_type=after_pickup');
  expect(before.total_size).toBe(before.data.length);
  expect(before.data.length).toBeGreaterThan(1);
  expect(new Set(before.data.map((one: { cancellation_type: string }) => one.cancellation_type))).toEqual(
    new Set(['before_pickup']),
  );
  expect(after.data).toContainEqual(expect.objectContaining({ reason: 'I want it back', user_type: 'customer' }));
});
