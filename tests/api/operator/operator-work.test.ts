import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LIFETIMES } from '#contract/lifetimes.ts';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { resumeStores } from '#server/operator/catalogue.service.ts';
import { payablesOf } from '#server/payables.ts';
import { expireUnpaid } from '#server/payments/expire-unpaid.service.ts';
import { paymentOf, pressAtSandbox, redirectOf } from '#tests/support/orders/sandbox-payments.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import { headersOf, signedBy } from '#tests/support/people/buyers.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';
import { fail } from '../payments/stripe-shop.ts';

let town: OrderTown;
let shop: Shop;
let clock: Date;

beforeAll(async () => {
  const noon = new Date();
  noon.setUTCHours(11, 0, 0, 0);
  clock = noon;
  town = await orderTown({ env: { OPERATOR_TOKEN }, deps: { now: () => clock } });
  shop = await town.shop('pharmacy', 2);
  await town.db.run(sql`update stores set prescription_order = true where id = ${shop.store_id}`);
  for (const [key, value] of Object.entries({ prescription_order_status: true, customer_wallet_status: 1 }))
    await town.db.run(sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (key) do update set value = excluded.value`);
});
afterAll(() => town.stop());

const operate = (path: string, method: 'GET' | 'POST' | 'PUT' = 'GET', body?: object) =>
  town.api.call(`/api/v1/operator/${path}`, {
    method,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    ...(body && { body }),
  });
const move = (id: number, order_status: string, more: object = {}) =>
  operate(`orders/${id}/status`, 'PUT', { order_status, ...more });
const track = async (id: number, who: Buyer) => {
  const query = new URLSearchParams({ order_id: String(id), ...signedBy(who) } as Record<string, string>);
  return (await town.api.call(`/api/v1/customer/order/track?${query}`, { headers: headersOf(who) })).body;
};
async function placeOne(more: object = {}): Promise<{ id: number; who: Buyer }> {
  const who = await town.guest();
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  return { id: await town.placed(who, shop, more), who };
}

describe('orders since a cursor', () => {
  test('come in the order of their changes, each once, and none is missed', async () => {
    const start = (await operate('orders?limit=100')).body.next_since ?? '2000-01-01T00:00:00Z';
    let since = start;
    // To the end of what was there before.
    for (;;) {
      const page = await operate(`orders?limit=100&since=${since}`);
      expect(page.status, page.text).toBe(200);
      if (page.body.orders.length === 0) break;
      since = page.body.next_since;
    }
    const made = [await placeOne(), await placeOne(), await placeOne()];
    await move(made[0]?.id ?? 0, 'confirmed');
    const seen: number[] = [];
    for (let at = since; ; ) {
      const { body } = await operate(`orders?limit=2&since=${encodeURIComponent(at)}`);
      if (body.orders.length === 0) {
        expect(body.next_since, 'stays where it was').toBe(at);
        break;
      }
      seen.push(...body.orders.map(({ id }: { id: number }) => id));
      at = body.next_since;
    }
    expect(seen).toEqual([made[1]?.id, made[2]?.id, made[0]?.id]);
  });

  test('wait for who has written and not committed yet', async () => {
    const { id } = await placeOne();
    const { body } = await operate('orders?limit=100&created_from=2000-01-01T00:00:00Z');
    expect(body.orders.length).toBeGreaterThan(0);
    const last = async () => {
      const rows = await town.db.rows<{ place: string }>(sql`
        select to_char(max(changed_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place from orders`);
      return rows[0]?.place ?? '';
    };
    const before = await last();
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    let isWritten = () => {};
    const written = new Promise<void>((done) => {
      isWritten = done;
    });
    const slow = town.db.transaction(async (tx) => {
      await tx.run(sql`update orders set order_note = 'slow' where id = ${id}`);
      isWritten();
      await held;
    });
    await written;
    const quick = await placeOne();
    const ids = async () =>
      (await operate(`orders?since=${before}_999999999`)).body.orders.map((order: { id: number }) => order.id);
    expect(await ids(), 'what came later waits for what came first').toEqual([]);
    release();
    await slow;
    await vi.waitFor(async () => expect(await ids()).toEqual([id, quick.id]), { timeout: 10_000 });
  });

  test('are narrowed by state, store, kind and time, and one is shown whole, without the codes of its door', async () => {
    const { id, who } = await placeOne({ order_note: 'Ring' });
    const listed = await operate(
      `orders?limit=100&order_status=pending&store_id=${shop.store_id}&order_type=delivery&module_id=${shop.module_id}`,
    );
    expect(listed.body.orders.map((order: { id: number }) => order.id)).toContain(id);
    for (const wrong of [
      'order_status=delivered',
      'order_type=parcel',
      'store_id=999999',
      'created_before=2000-01-01T00:00:00Z',
    ]) {
      const { body } = await operate(`orders?limit=100&${wrong}`);
      expect(
        body.orders.map((order: { id: number }) => order.id),
        wrong,
      ).not.toContain(id);
    }
    const one = await operate(`orders/${id}`);
    expect(one.body).toMatchObject({
      id,
      order_note: 'Ring',
      delivery_address: { contact_person_name: 'Test Person' },
      lines: [{ item_id: shop.items[0]?.id, quantity: 1 }],
      otp: null,
      key: null,
      follow_key: null,
    });
    expect((await track(id, who)).otp, 'the shopper has it').toMatch(/^\d{4}$/);
    expect((await operate('orders/999999999')).status).toBe(404);
    for (const nonsense of [
      'since=yesterday',
      'since=2026-02-30T00:00:00Z',
      'created_from=x',
      'order_status=eaten',
      'limit=0',
    ])
      expect((await operate(`orders?${nonsense}`)).status, nonsense).toBe(403);
  });

  test('trips, refunds, applications and conversations are followed in the same way', async () => {
    for (const kind of ['trips', 'refunds', 'applications', 'conversations']) {
      const first = await operate(`${kind}/changes?limit=1`);
      expect(first.status, first.text).toBe(200);
      if (first.body.changes.length === 0) continue;
      const next = await operate(`${kind}/changes?limit=1&since=${first.body.next_since}`);
      expect(next.body.changes.map((one: { id: number }) => one.id)).not.toContain(first.body.changes[0].id);
    }
    const trips = await operate('trips/changes?limit=100&status=completed');
    expect(trips.body.changes.length, 'the town has trips').toBeGreaterThan(0);
    expect(trips.body.changes.every((one: { status: string }) => one.status === 'completed')).toBe(true);
    expect((await operate('refunds/999999999')).status).toBe(404);
  });
});

describe('an order at work', () => {
  test('says anew when it is ready, and who brings it', async () => {
    const { id, who } = await placeOne();
    await move(id, 'confirmed', { processing_time: 10 });
    const before = await track(id, who);
    clock = new Date(clock.getTime() + 5 * 60_000);
    expect((await operate(`orders/${id}/preparation-time`, 'PUT', { processing_time: 600 })).status).toBe(200);
    const after = await track(id, who);
    expect(after.processing_time, 'five minutes are gone').toBe(605);
    expect(Date.parse(after.expected_at)).toBe(clock.getTime() + 600 * 60_000);
    expect(Date.parse(after.expected_at)).toBeGreaterThan(Date.parse(before.expected_at));
    expect((await operate(`orders/${id}/courier`, 'PUT', { delivery_man_id: 1 })).status).toBe(200);
    expect((await track(id, who)).delivery_man).toMatchObject({ id: 1 });
    expect((await operate(`orders/${id}/courier`, 'PUT', { delivery_man_id: 999_999 })).status).toBe(404);
    await move(id, 'canceled', { reason: 'Sold out' });
    for (const [path, body] of [
      ['preparation-time', { processing_time: 5 }],
      ['courier', { delivery_man_id: 1 }],
    ] as const)
      expect((await operate(`orders/${id}/${path}`, 'PUT', body)).status, path).toBe(403);
  });

  test('is brought by whom the operator has named, as long as they work', async () => {
    const ada = { f_name: 'Ada', phone: '+46 (0)70-999 00 01', email: 'ada@example.com', zone_id: shop.zone_id };
    const hired = await operate('couriers', 'POST', ada);
    expect(hired.status, hired.text).toBe(200);
    expect(hired.body).toMatchObject({ f_name: 'Ada', phone: '+46709990001', status: true, vehicle_id: null });
    const { id: delivery_man_id } = hired.body;
    // However it is typed, a phone is one person's.
    expect((await operate('couriers', 'POST', { ...ada, phone: '0046709990001' })).body.errors[0].code).toBe('phone');
    const wrong = [{ zone_id: 2_000_000_000 }, { vehicle_id: 2_000_000_000 }];
    for (const more of wrong)
      expect((await operate('couriers', 'POST', { ...ada, phone: '+46709990002', ...more })).status).toBe(403);
    const listed = await operate(`couriers?zone_id=${shop.zone_id}&limit=1`);
    expect(listed.body).toMatchObject({ limit: 1, offset: 1, couriers: [hired.body] });

    const { id } = await placeOne();
    const bring = () => operate(`orders/${id}/courier`, 'PUT', { delivery_man_id });
    expect((await bring()).status).toBe(200);
    expect((await operate(`orders/${id}`)).body.delivery_man).toMatchObject({ id: delivery_man_id, f_name: 'Ada' });
    const away = await operate(`couriers/${delivery_man_id}`, 'PUT', { status: false });
    expect(away.body).toMatchObject({ id: delivery_man_id, status: false });
    expect((await bring()).status).toBe(404);
    expect((await operate('couriers/999999', 'PUT', { status: true })).status).toBe(404);
  });

  test('that its shopper fetches is given to nobody', async () => {
    const { id } = await placeOne({ order_type: 'take_away' });
    expect((await operate(`orders/${id}/courier`, 'PUT', { delivery_man_id: 1 })).status).toBe(403);
  });
});

describe('an order by prescription', () => {
  const PIXEL = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  async function prescribed(who: Buyer, payment_method = 'cash_on_delivery'): Promise<number> {
    const { order_note: _, ...request } = town.request(shop, { payment_method, order_note: '' }) as Record<
      string,
      unknown
    >;
    const placed = await town.form('/customer/order/prescription/place', who, shop.module_id, {
      ...(Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)])) as Record<
        string,
        string
      >),
      order_attachment: [new File([PIXEL], 'p.png', { type: 'image/png' })],
    });
    expect(placed.status, placed.text).toBe(200);
    return placed.body.order_id;
  }
  const items = [
    { name: 'Ibuprofen 400 mg', quantity: 2, price: 5 },
    { name: 'Plaster', quantity: 1, price: 2.5 },
  ];
  const price = (id: number, more: object = {}) => operate(`orders/${id}/price`, 'PUT', { items, ...more });
  const answer = (id: number, who: Buyer, body: object) =>
    town.api.call('/api/v1/customer/order/price', {
      method: 'PUT',
      headers: headersOf(who),
      body: { order_id: id, ...signedBy(who), ...body },
    });

  test('as a first order of somebody who was referred it costs less as soon as there is a price [WALL-017]', async () => {
    const who = await town.customer();
    await town.db.run(sql`
      update customers set ref_by = (select id from customers where ref_code = 'MAJA2024') where id = ${who.id}`);
    const id = await prescribed(who);
    const fees = (await track(id, who)).order_amount;
    await price(id);
    const { total } = (await track(id, who)).price;
    expect(total).toMatchObject({ ref_bonus_amount: 1.25, order_amount: fees + 12.5 - 1.25 });
    expect((await answer(id, who, { agrees: true, order_amount: total.order_amount })).status).toBe(200);
    expect(await track(id, who)).toMatchObject({ ref_bonus_amount: 1.25, order_amount: total.order_amount });
  });

  test('costs what its shopper agrees to, and nothing before', async () => {
    const who = await town.customer();
    await town.db.run(sql`
      insert into cashback_rules (module_id, title, cashback_type, cashback_amount, min_purchase, max_discount,
        start_date, end_date, same_user_limit)
      values (${shop.module_id}, '{"en": "A third back"}', 'percentage', 30, 0, 0, '2020-01-01', '2100-01-01', 1)`);
    const id = await prescribed(who);
    const fees = (await track(id, who)).order_amount;
    const asked = await price(id, { note: 'The generic one' });
    expect(asked.status, asked.text).toBe(200);
    const before = await track(id, who);
    expect(before).toMatchObject({
      order_amount: fees,
      price: {
        price_status: 'asked',
        note: 'The generic one',
        items,
        total: { order_amount: asked.body.order_amount },
      },
    });
    expect(asked.body.order_amount).toBeGreaterThan(fees + 12);
    const early = await move(id, 'confirmed');
    expect([early.status, early.body.errors[0].code], 'nobody prepares it').toEqual([403, 'price']);
    const told = () =>
      town.db.row<{ bells: number; mails: number }>(sql`
        select (select count(*) from notifications where customer_id = ${who.id} and event = 'priced') as bells,
          (select count(*) from outbox where starts_with(about, ${`order ${id} priced`})) as mails`);
    expect(await told()).toEqual({ bells: 1, mails: 1 });
    const mail = await town.db.row<{ body: string }>(
      sql`select body from outbox where starts_with(about, ${`order ${id} priced`})`,
    );
    expect(mail?.body, 'with what is asked, not the fees alone').toContain('2 × Ibuprofen 400 mg');
    expect(mail?.body).toContain(asked.body.order_amount.toFixed(2));
    expect((await price(id, { note: 'The generic one' })).body).toEqual(asked.body);
    expect(await told(), 'the same price is told once').toEqual({ bells: 1, mails: 1 });
    clock = new Date(clock.getTime() + 1000);
    expect((await price(id, { note: 'Another one' })).status).toBe(200);
    expect(await told(), 'another one is told, too').toEqual({ bells: 2, mails: 2 });

    const stranger = await town.customer();
    expect((await answer(id, stranger, { agrees: true, order_amount: asked.body.order_amount })).status).toBe(404);
    const other = await answer(id, who, { agrees: true, order_amount: asked.body.order_amount - 1 });
    expect([other.status, other.body.errors[0].code]).toEqual([403, 'order_amount']);
    const twice = await Promise.all(
      [1, 2].map(() => answer(id, who, { agrees: true, order_amount: asked.body.order_amount })),
    );
    expect(
      twice.map(({ status }) => status),
      'asked again after a lost answer',
    ).toEqual([200, 200]);
    expect((await answer(id, who, { agrees: true, order_amount: 1 })).status, 'to another price').toBe(403);
    expect((await answer(id, who, { agrees: false })).status, 'agreed is agreed').toBe(403);
    const after = await track(id, who);
    expect(after).toMatchObject({
      order_amount: asked.body.order_amount,
      payment_status: 'unpaid',
      details_count: 2,
      price: { price_status: 'agreed' },
    });
    expect(after.payments.filter((one: { payment_status: string }) => one.payment_status === 'unpaid')).toMatchObject([
      { payment_method: 'cash_on_delivery', amount: asked.body.order_amount },
    ]);
    const { order_amount, cashback_amount } = await town.orderRow(id);
    expect(cashback_amount, 'what comes back follows').toBe(Math.round(order_amount * 0.3));
    expect((await price(id)).status, 'agreed is agreed').toBe(403);
    for (const status of ['confirmed', 'processing', 'handover', 'picked_up'])
      expect((await move(id, status)).status, status).toBe(200);
    const { otp } = await town.orderRow(id);
    expect((await move(id, 'delivered', { otp })).status).toBe(200);
    expect((await track(id, who)).payment_status).toBe('paid');
    expect(await checkBooks(town.db)).toEqual([]);
  });

  test('whose fees the wallet has paid owes the rest at the door', async () => {
    const who = await town.customer({ wallet: 500_00 });
    const id = await prescribed(who, 'wallet');
    const fees = (await track(id, who)).order_amount;
    const { body } = await price(id);
    expect((await answer(id, who, { agrees: true, order_amount: body.order_amount })).status).toBe(200);
    expect(await track(id, who)).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: fees });
    expect(await checkBooks(town.db)).toEqual([]);
  });

  /** To the gateway's page; says its address. */
  async function toGateway(id: number, who: Buyer): Promise<string> {
    const { status, text, body } = await town.api.call('/api/v1/customer/order/pay', {
      method: 'POST',
      headers: headersOf(who),
      body: { order_id: id, payment_method: 'sandbox', callback: '/order-placed/1', ...signedBy(who) },
    });
    expect(status, text).toBe(200);
    return redirectOf(town.api, body.redirect_link);
  }

  /** As a gateway tells of a page that was open all the time. */
  async function paidAfterAll(page: string, amount: number): Promise<void> {
    const payment_id = paymentOf(page);
    const report = { event_id: `late ${payment_id}`, payment_id, reference: `sandbox-${payment_id}` };
    const signed = town.api.deps.gateways.sandbox?.report({
      ...report,
      outcome: 'paid',
      amount: Math.round(amount * 100),
    });
    const told = await town.api.call('/payment/callback/sandbox', {
      method: 'POST',
      headers: { 'sandbox-signature': signed?.header ?? '' },
      raw: signed?.body ?? '',
    });
    expect(told.status, told.text).toBe(200);
  }

  test('whose fees come in while its price is asked keeps them, and still waits for the answer', async () => {
    const who = await town.customer();
    const id = await prescribed(who, 'digital_payment');
    const fees = (await track(id, who)).order_amount;
    const page = await toGateway(id, who);
    const { body } = await price(id);
    await pressAtSandbox(town.api, page, 'paid');
    expect(await track(id, who)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
    expect((await move(id, 'processing')).status, 'nobody prepares it').toBe(403);
    expect((await answer(id, who, { agrees: true, order_amount: body.order_amount })).status).toBe(200);
    expect(await track(id, who)).toMatchObject({ payment_status: 'partially_paid', partially_paid_amount: fees });
    expect(await checkBooks(town.db)).toEqual([]);
  });

  test('whose fees come in after its price was agreed to owes the rest alone, in cash too', async () => {
    const who = await town.customer();
    const id = await prescribed(who, 'digital_payment');
    const fees = (await track(id, who)).order_amount;
    const page = await toGateway(id, who);
    const { order_amount } = (await price(id)).body;
    expect((await answer(id, who, { agrees: true, order_amount })).status).toBe(200);
    await paidAfterAll(page, fees);
    expect(await track(id, who)).toMatchObject({
      order_status: 'failed',
      payment_status: 'partially_paid',
      partially_paid_amount: fees,
    });
    const cash = await town.api.call('/api/v1/customer/order/payment-method', {
      method: 'PUT',
      headers: headersOf(who),
      body: { order_id: id },
    });
    expect(cash.status, cash.text).toBe(200);
    const open = (await track(id, who)).payments.filter(
      (one: { payment_status: string }) => one.payment_status === 'unpaid',
    );
    expect(open).toMatchObject([{ payment_method: 'cash_on_delivery', amount: order_amount - fees }]);
    expect(await checkBooks(town.db)).toEqual([]);
  });

  test('whose price is more than couriers take in cash waits for another way to pay, from then on', async () => {
    const limit = (amount: number | null) =>
      town.db.run(sql`
        update zone_modules set maximum_cod_order_amount = ${amount}
        where zone_id = ${shop.zone_id} and module_id = ${shop.module_id}`);
    const who = await town.customer({ wallet: 500_00 });
    const id = await prescribed(who);
    const { order_amount } = (await price(id)).body;
    await limit(Math.round(order_amount * 100) - 1);
    expect((await answer(id, who, { agrees: true, order_amount })).status).toBe(200);
    expect(await track(id, who)).toMatchObject({ order_status: 'failed', payment_status: 'unpaid', order_amount });
    const early = await move(id, 'confirmed');
    expect([early.status, early.body.errors[0].code], 'nobody prepares it').toEqual([403, 'order_status']);
    const asCash = await town.api.call('/api/v1/customer/order/payment-method', {
      method: 'PUT',
      headers: headersOf(who),
      body: { order_id: id },
    });
    expect(asCash.status).toBe(406);

    // It was placed long ago; what counts is when its price was agreed to.
    await town.db.run(sql`update orders set created_at = created_at - interval '1 day' where id = ${id}`);
    await expireUnpaid(town.api.deps, payablesOf(town.api.deps), fail);
    expect((await track(id, who)).order_status).toBe('failed');
    const payFromWallet = (order_id: number, payer: Buyer) =>
      town.api.call('/api/v1/customer/order/wallet-payment', {
        method: 'POST',
        headers: headersOf(payer),
        body: { order_id },
      });
    const paid = await payFromWallet(id, who);
    expect(paid.status, paid.text).toBe(200);
    expect(await track(id, who)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
    expect(await checkBooks(town.db)).toEqual([]);

    const second = await town.customer({ wallet: 500_00 });
    const dear = await prescribed(second, 'wallet');
    const total = (await price(dear)).body.order_amount;
    await limit(1);
    expect((await answer(dear, second, { agrees: true, order_amount: total })).status).toBe(200);
    expect(await track(dear, second)).toMatchObject({ order_status: 'failed', payment_status: 'partially_paid' });
    const rest = await payFromWallet(dear, second);
    expect(rest.status, rest.text).toBe(200);
    const { wallet_balance } = (await town.db.row<{ wallet_balance: number }>(
      sql`select wallet_balance from customers where id = ${second.id}`,
    )) ?? { wallet_balance: 0 };
    expect(wallet_balance, 'the wallet paid twice for one order, and all of it').toBe(500_00 - Math.round(total * 100));
    expect(await checkBooks(town.db)).toEqual([]);
    await limit(null);
  });

  test('whose price is declined is taken back, with what was paid', async () => {
    const who = await town.customer({ wallet: 500_00 });
    const id = await prescribed(who, 'wallet');
    await price(id);
    expect((await answer(id, who, { agrees: false })).status).toBe(200);
    expect((await answer(id, who, { agrees: false })).status, 'asked again after a lost answer').toBe(200);
    expect((await track(id, who)).order_status).toBe('canceled');
    const { wallet_balance } = (await town.db.row<{ wallet_balance: number }>(
      sql`select wallet_balance from customers where id = ${who.id}`,
    )) ?? { wallet_balance: 0 };
    expect(wallet_balance).toBe(500_00);
    expect((await answer(id, who, { agrees: true, order_amount: 1 })).status).toBe(403);
    expect(await checkBooks(town.db)).toEqual([]);
  });

  test('is the only kind that is priced afterwards', async () => {
    const { id } = await placeOne();
    expect((await price(id)).status).toBe(403);
    expect((await price(999_999_999)).status).toBe(404);
    const who = await town.guest();
    const prescription = await prescribed(who);
    for (const wrong of [
      { items: [] },
      { items: [{ name: '', quantity: 1, price: 1 }] },
      { items: [{ name: 'A', quantity: 0, price: 1 }] },
      { items: [{ name: 'A', quantity: 1, price: -1 }] },
    ])
      expect((await price(prescription, wrong)).status).toBe(403);
    expect((await track(prescription, who)).price).toBeNull();
  });
});

describe('the catalogue', () => {
  test('follows a new price and a new stock at once, long before what is cached grows old', async () => {
    const young = { timeout: LIFETIMES.catalogue.shared * 1000 - 1000, interval: 100 };
    const id = shop.items[1]?.id ?? 0;
    const shown = async () => {
      const { body } = await town.api.call(`/api/v1/items/details/${id}`, {
        headers: { moduleid: String(shop.module_id), zoneid: `[${shop.zone_id}]` },
      });
      return [body.price, body.stock];
    };
    await shown();
    const changed = await operate(`items/${id}`, 'PUT', { price: 12.5, stock: 3 });
    expect(changed.body).toMatchObject({ id, price: 12.5, stock: 3 });
    await vi.waitFor(async () => expect(await shown()).toEqual([12.5, 3]), young);
    await operate(`items/${id}`, 'PUT', { stock: 0 });
    await vi.waitFor(async () => expect(await shown()).toEqual([12.5, 0]), young);
    expect((await operate(`items/${id}`)).body).toMatchObject({ price: 12.5, stock: 0, variations: [] });
    for (const wrong of [{ price: -1 }, { stock: -1 }, { stock: 1.5 }, { variations: [{ type: 'none', stock: 1 }] }])
      expect((await operate(`items/${id}`, 'PUT', wrong)).status, JSON.stringify(wrong)).toBe(403);
    expect((await operate('items/999999999', 'PUT', { price: 1 })).status).toBe(404);
  });

  test('counts the stock of variations one by one, all or nothing', async () => {
    const row = await town.db.row<{ item_id: number; types: string[] }>(sql`
      select item_id, array_agg(type order by id) as types from item_variations group by item_id
      having count(*) > 1 order by item_id limit 1`);
    if (!row) throw new Error('the town sells variations');
    const [first = '', second = ''] = row.types;
    const before = (await operate(`items/${row.item_id}`)).body;
    const half = await operate(`items/${row.item_id}`, 'PUT', {
      variations: [
        { type: first, stock: 7 },
        { type: 'unknown', stock: 1 },
      ],
    });
    expect(half.status).toBe(403);
    expect((await operate(`items/${row.item_id}`)).body).toEqual(before);
    const { body } = await operate(`items/${row.item_id}`, 'PUT', {
      variations: [
        { type: first, stock: 7 },
        { type: second, price: 9.5 },
      ],
    });
    const of = (type: string) => body.variations.find((one: { type: string }) => one.type === type);
    expect([of(first).stock, of(second).price]).toEqual([7, 9.5]);
    const sum = body.variations.reduce((total: number, { stock }: { stock: number }) => total + stock, 0);
    expect(body.stock).toBe(sum);
    expect((await operate(`items/${row.item_id}`, 'PUT', { stock: 5 })).status, 'the sum is not set').toBe(403);
  });
});

describe('a store that pauses', () => {
  test('takes no order until then, and does so again by itself', async () => {
    const who = await town.guest();
    await town.putIn(who, shop, shop.items[0]?.id ?? 0);
    const until = new Date(clock.getTime() + 3_600_000);
    const paused = await operate(`stores/${shop.store_id}/pause`, 'PUT', { until: until.toISOString() });
    expect(paused.body).toMatchObject({ id: shop.store_id, paused_until: until.toISOString() });
    const refused = await town.place(who, shop, { order_amount: 1000 });
    expect([refused.status, refused.body.errors[0].message]).toEqual([
      403,
      'This store is not taking orders at the moment',
    ]);
    await resumeStores(town.api.deps);
    expect((await town.place(who, shop, { order_amount: 1000 })).status, 'not before its time').toBe(403);
    clock = new Date(until.getTime() + 1000);
    await resumeStores(town.api.deps);
    expect((await town.order(who, shop)).status).toBe(200);
  });

  test('is resumed by a word', async () => {
    await operate(`stores/${shop.store_id}/pause`, 'PUT', {});
    await resumeStores(town.api.deps);
    const isActive = async () =>
      (await town.db.row<{ active: boolean }>(sql`select active from stores where id = ${shop.store_id}`))?.active;
    expect(await isActive()).toBe(false);
    expect((await operate(`stores/${shop.store_id}/resume`, 'PUT', {})).status).toBe(200);
    expect(await isActive()).toBe(true);
    expect((await operate('stores/999999/pause', 'PUT', {})).status).toBe(404);
    const past = { until: '2000-01-01T00:00:00Z' };
    expect((await operate(`stores/${shop.store_id}/pause`, 'PUT', past)).status).toBe(403);
  });
});
