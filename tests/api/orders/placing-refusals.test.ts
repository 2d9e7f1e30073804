import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import { type OrderTown, orderTown, type Shop } from './order-town.ts';

let town: OrderTown;
let grocery: Shop;
let pharmacy: Shop;
let picture: Buffer;

beforeAll(async () => {
  town = await orderTown();
  grocery = await town.shop('grocery');
  pharmacy = await town.shop('pharmacy', 2);
  picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});
afterAll(() => town.stop());

const item = (shop: Shop, at = 0) => shop.items[at]?.id ?? 0;
const buy = (shop: Shop, quantity: unknown = 1, more: object = {}) => ({
  is_buy_now: 1,
  cart: [{ item_id: item(shop), model: 'Item', quantity, ...more }],
});

/** Orders, lines, stock, wallets, coupons: what a refused order must leave as it was. */
const everything = async () =>
  JSON.stringify(
    await town.db.row(sql`
      select (select count(*) from orders) as orders, (select count(*) from order_lines) as lines,
        (select sum(stock) from items) as stock, (select sum(sold) from flash_sale_items) as sold,
        (select sum(wallet_balance) from customers) as wallets, (select sum(total_uses) from coupons) as coupons,
        (select count(*) from payments) as payments, (select count(*) from cart_lines) as cart_lines`),
  );

/** Refused with this status and code, and nothing has happened. */
async function refused(
  who: Buyer,
  shop: Shop,
  more: object,
  expected: { status?: number; code: string; message?: string | RegExp },
) {
  const before = await everything();
  const { status, body, text } = await town.place(who, shop, { order_amount: 1, ...more });
  expect({ status, code: body.errors?.[0]?.code }, text).toEqual({
    status: expected.status ?? 403,
    code: expected.code,
  });
  expect(body.message).toMatch(expected.message ?? /./);
  expect(await everything()).toBe(before);
}

/** Changes rows for as long as something is tried. */
async function meanwhile(change: ReturnType<typeof sql>, undo: ReturnType<typeof sql>, work: () => Promise<void>) {
  await town.db.run(change);
  try {
    await work();
  } finally {
    await town.db.run(undo);
  }
}

describe('what stands in an order’s way', () => {
  test('a closed store, goods off sale or out of their hours, too small an order: each says what it is [CHK-015]', async () => {
    const who = await town.customer();
    const { store_id } = grocery;
    const [id, day] = [item(grocery), town.moment.getUTCDay()];
    await meanwhile(
      sql`update store_schedules set closing_time = '00:30' where store_id = ${store_id} and day = ${day}`,
      sql`update store_schedules set closing_time = '23:59:59' where store_id = ${store_id} and day = ${day}`,
      () => refused(who, grocery, buy(grocery), { code: 'order_time', message: /closed/ }),
    );
    await meanwhile(
      sql`update stores set active = false where id = ${store_id}`,
      sql`update stores set active = true where id = ${store_id}`,
      () => refused(who, grocery, buy(grocery), { code: 'store' }),
    );
    await meanwhile(
      sql`update items set status = false where id = ${id}`,
      sql`update items set status = true where id = ${id}`,
      () => refused(who, grocery, buy(grocery), { status: 404, code: 'not_found', message: /no longer sold/ }),
    );
    await meanwhile(
      sql`update items set available_time_starts = '01:00', available_time_ends = '02:00' where id = ${id}`,
      sql`update items set available_time_starts = '00:00', available_time_ends = '23:59:59' where id = ${id}`,
      () => refused(who, grocery, buy(grocery), { code: 'order_time', message: /01:00/ }),
    );
    await meanwhile(
      sql`update stores set minimum_order = 10000000 where id = ${store_id}`,
      sql`update stores set minimum_order = 0 where id = ${store_id}`,
      () => refused(who, grocery, buy(grocery), { status: 406, code: 'order_time', message: /minimum/ }),
    );
  });

  test('nothing, 10⁹, more than there is, more than allowed, and two lines that share one stock [CHK-027]', async () => {
    const who = await town.guest();
    const id = item(grocery);
    for (const quantity of [0, -1, 1.5, 1e9, '2; drop table items']) {
      await refused(who, grocery, buy(grocery, quantity), { code: expect.stringMatching(/^cart/) });
    }
    await refused(who, grocery, buy(grocery, 501), { code: 'stock', message: 'Not that many left' });
    const two = { is_buy_now: 1, cart: [1, 2].map(() => ({ item_id: id, model: 'Item', quantity: 251 })) };
    await refused(who, grocery, two, { code: 'stock', message: 'Not that many left' });
    await meanwhile(
      sql`update items set maximum_cart_quantity = 2 where id = ${id}`,
      sql`update items set maximum_cart_quantity = null where id = ${id}`,
      () => refused(who, grocery, buy(grocery, 3), { code: 'quantity' }),
    );
  });

  test('another total than ours is refused, however it was made [CHK-026]', async () => {
    const who = await town.customer({ wallet: 1000_00 });
    const wallet = { payment_method: 'wallet' };
    const { order_amount } = await town.quote(who, grocery, buy(grocery));
    const wrong = { code: 'order_amount', message: /The total of your order is/ };
    await refused(who, grocery, { ...buy(grocery), ...wallet, order_amount: 0.01 }, wrong);
    await refused(who, grocery, { ...buy(grocery, 1, { price: 0.01 }), ...wallet, order_amount: 0.01 }, wrong);
    await refused(who, grocery, { ...buy(grocery), order_amount: 'free' }, { code: 'order_amount' });
    await refused(who, grocery, { ...buy(grocery), order_amount: order_amount - 0.01 }, wrong);
  });

  test.each([
    ['the price', () => sql`price = price + 100`, () => sql`price = price - 100`],
    ['the discount', () => sql`discount = 10, discount_type = 'percent'`, () => sql`discount = 0`],
  ])(
    '%s changed since the page was opened: nothing is charged, the new total is shown and can be ordered [CHK-026]',
    async (_what, change, back) => {
      const who = await town.customer({ wallet: 1000_00 });
      // As the shop's own pages ask: they show every change before anything happens.
      const request = { ...buy(grocery), payment_method: 'wallet', exact_amount: true };
      const { order_amount: seen } = await town.quote(who, grocery, buy(grocery));
      await meanwhile(
        sql`update items set ${change()} where id = ${item(grocery)}`,
        sql`update items set ${back()} where id = ${item(grocery)}`,
        async () => {
          const changed = { code: 'order_amount', message: /The total of your order is/ };
          await refused(who, grocery, { ...request, order_amount: seen }, changed);
          const { order_amount: now, lines } = await town.quote(who, grocery, buy(grocery));
          expect(now).not.toBe(seen);
          expect(lines).toHaveLength(1);
          expect((await town.place(who, grocery, { ...request, order_amount: now })).status).toBe(200);
        },
      );
    },
  );

  test.each([
    ['sold out', sql`stock = 0`, sql`stock = 500`, { code: 'stock', message: 'Out of Stock' }],
    [
      'taken off the shelf',
      sql`status = false`,
      sql`status = true`,
      { status: 404, code: 'not_found', message: /no longer sold/ },
    ],
    [
      'not sold at this hour',
      sql`available_time_starts = '03:00', available_time_ends = '03:01'`,
      sql`available_time_starts = '00:00', available_time_ends = '23:59:59'`,
      { code: 'order_time', message: 'only offered from 03:00 to 03:01' },
    ],
  ])(
    '%s since the page was opened: nothing is charged, and the quote says why [CHK-026]',
    async (_what, change, back, expected) => {
      const who = await town.customer({ wallet: 1000_00 });
      const { order_amount } = await town.quote(who, grocery, buy(grocery));
      await meanwhile(
        sql`update items set ${change} where id = ${item(grocery)}`,
        sql`update items set ${back} where id = ${item(grocery)}`,
        async () => {
          await refused(who, grocery, { ...buy(grocery), payment_method: 'wallet', order_amount }, expected);
          const { problems } = await town.quote(who, grocery, buy(grocery));
          expect(problems).toEqual([expect.objectContaining({ code: expected.code })]);
        },
      );
    },
  );

  test('another shopper’s cart, an empty one, two stores in one order', async () => {
    const [owner, thief] = [await town.customer(), await town.customer()];
    const other = await town.shop('grocery', 1, [grocery.store_id]);
    const lines = await town.putIn(owner, grocery, item(grocery));
    await refused(thief, grocery, { cart_id: lines[0]?.id }, { code: 'empty_cart' });
    await refused(thief, grocery, { is_buy_now: 1, cart: '[]' }, { code: 'empty_cart' });
    await refused(thief, grocery, { is_buy_now: 1, cart: 'not a list' }, { code: 'cart' });
    const mixed = [item(grocery), item(other)].map((item_id) => ({ item_id, model: 'Item', quantity: 1 }));
    await refused(thief, grocery, { is_buy_now: 1, cart: mixed }, { code: 'different_stores' });
    await refused(thief, grocery, { ...buy(grocery), store_id: 999_999 }, { code: 'store' });
    await refused(thief, grocery, { ...buy(grocery), store_id: null }, { code: 'store_id' });
    const unknown = { is_buy_now: 1, cart: [{ item_id: 2_000_000_000, model: 'Item', quantity: 1 }] };
    await refused(thief, grocery, unknown, { status: 404, code: 'not_found' });
  });

  test('a coupon that has expired or does not exist, a slot in the past, a place outside', async () => {
    const who = await town.customer();
    await town.db.run(sql`
      insert into coupons (module_id, title, code, coupon_type, discount, discount_type, start_date, expire_date)
      values (${grocery.module_id}, '{"en": "Old"}', 'OLD', 'default', 10, 'percent', '2020-01-01', '2020-01-02')`);
    await refused(who, grocery, { ...buy(grocery), coupon_code: 'OLD' }, { status: 407, code: 'coupon' });
    await refused(who, grocery, { ...buy(grocery), coupon_code: 'NONE' }, { status: 404, code: 'coupon' });
    await refused(who, grocery, { ...buy(grocery), schedule_at: '2020-01-01 12:00' }, { code: 'schedule_at' });
    await refused(who, grocery, { ...buy(grocery), schedule_at: 'soon' }, { code: 'schedule_at' });
    const far = { latitude: 48.85, longitude: 2.35 };
    await refused(who, grocery, { ...buy(grocery), ...far }, { code: 'zone' });
    await refused(who, grocery, { ...buy(grocery), latitude: 91 }, { code: 'latitude' });
    await refused(who, grocery, { ...buy(grocery), order_type: 'teleport' }, { code: 'order_type' });
    await refused(who, grocery, { ...buy(grocery), payment_method: 'barter' }, { code: 'payment_method' });
  });

  test('a way to pay that shop or zone do not offer [CHK-021]', async () => {
    const who = await town.guest();
    const { order_amount } = await town.quote(who, grocery, buy(grocery));
    const { zone_id } = grocery;
    const wanted = (payment_method: string) => ({ ...buy(grocery), payment_method, order_amount });
    await meanwhile(
      sql`update zones set cash_on_delivery = false, digital_payment = false, offline_payment = false where id = ${zone_id}`,
      sql`update zones set cash_on_delivery = true, digital_payment = true, offline_payment = true where id = ${zone_id}`,
      async () => {
        await refused(who, grocery, wanted('cash_on_delivery'), { code: 'order_method' });
        await refused(who, grocery, wanted('digital_payment'), { code: 'digital_payment' });
        await refused(who, grocery, wanted('offline_payment'), { code: 'offline_payment_status' });
      },
    );
  });
});

describe('prescriptions', () => {
  const file = (name = 'a.png') => new File([new Uint8Array(picture)], name, { type: 'image/png' });
  const texts = (shop: Shop, more: object = {}) =>
    Object.fromEntries(
      Object.entries(town.request(shop, more)).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    );

  test('goods that need one are ordered with its picture, and not without [CHK-004] [CHK-029]', async () => {
    await town.db.run(sql`update items set is_prescription_required = true where id = ${item(pharmacy)}`);
    const who = await town.guest();
    const { order_amount, prescription_required } = await town.quote(who, pharmacy, buy(pharmacy));
    expect(prescription_required).toBe(true);
    await refused(
      who,
      pharmacy,
      { ...buy(pharmacy), order_amount },
      { code: 'prescription', message: 'Please upload your prescription image' },
    );

    const fields = texts(pharmacy, { ...buy(pharmacy), order_amount });
    const bad = await town.form('/customer/order/place', who, pharmacy.module_id, {
      ...fields,
      order_attachment: new File(['no picture'], 'a.png', { type: 'image/png' }),
    });
    expect(bad).toMatchObject({ status: 403, body: { errors: [{ code: 'order_attachment' }] } });
    const answer = await town.form('/customer/order/place', who, pharmacy.module_id, {
      ...fields,
      'order_attachment[]': [file(), file('b.png')],
    });
    expect(answer.status, answer.text).toBe(200);
    const row = await town.orderRow(answer.body.order_id);
    expect(row.order_attachment).toHaveLength(2);
    const kept = await town.db.rows(sql`select id from pictures where id = any (${row.order_attachment}::text[])`);
    expect(kept).toHaveLength(2);
    expect(row.prescription_order).toBe(false);

    // Whoever may see the order sees them, for a while; their bare address shows nothing.
    const { body: order } = await town.api.call(
      `/api/v1/customer/order/track?order_id=${answer.body.order_id}&guest_id=${who.guest_id}`,
    );
    expect(order.order_attachment).toEqual(row.order_attachment);
    const [shown] = order.order_attachment_full_url as string[];
    const address = new URL(shown ?? '').pathname;
    const seen = await town.api.call(address);
    expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, max-age=3600']);
    expect((await town.api.call(address.replace(/\.[^./]+\//, '.made-up/'))).status).toBe(404);
    const bare = address.replace(/\.[^/]*\//, '/');
    expect(bare).toContain(`/media/${row.order_attachment[0]}/`);
    expect((await town.api.call(bare)).status).toBe(404);
  });

  test('a store that takes them alone is sent the picture, and finds out the price [CHK-029]', async () => {
    const who = await town.customer();
    const path = '/customer/order/prescription/place';
    const fields = texts(pharmacy);
    const setStore = (on: boolean) =>
      town.db.run(sql`update stores set prescription_order = ${on} where id = ${pharmacy.store_id}`);
    await setStore(true);
    const none = await town.form(path, who, pharmacy.module_id, fields);
    expect(none.body.errors?.[0]?.code).toBe('prescription');
    const cheaper = await town.form(path, who, pharmacy.module_id, {
      ...fields,
      coupon_code: 'MADEUP',
      order_attachment: file(),
    });
    expect(cheaper.body.errors?.[0]?.code).toBe('coupon');
    const answer = await town.form(path, who, pharmacy.module_id, { ...fields, order_attachment: file() });
    expect(answer.status, answer.text).toBe(200);
    const row = await town.orderRow(answer.body.order_id);
    expect(row).toMatchObject({ prescription_order: true, customer_id: who.id, order_status: 'pending' });
    expect(row.total.goods.total).toBe(0);
    expect(row.order_amount).toBe(row.delivery_charge + row.additional_charge + row.dm_tips);
    expect(row.order_attachment).toHaveLength(1);

    await setStore(false);
    const pictures = () => town.db.row(sql`select count(*) from pictures where file is not null`);
    const before = await pictures();
    const off = await town.form(path, who, pharmacy.module_id, { ...fields, order_attachment: file() });
    expect(off.status).toBe(403);
    expect(await pictures()).toEqual(before);
  });
});
