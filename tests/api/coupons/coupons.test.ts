import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { townNow } from '#server/catalog/area.service.ts';
import { sql } from '#server/db/sql.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import type { Customer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type CheckoutTown, checkoutTown, HERE, line } from '../checkout/checkout-town.ts';

type Facts = {
  code: string;
  coupon_type?: string;
  data?: number[];
  customer_id?: number[] | null;
  store_id?: number | null;
  discount?: number;
  discount_type?: 'percent' | 'amount';
  min_purchase?: number;
  max_discount?: number;
  limit?: number | null;
  /** Days from today. */
  from?: number;
  to?: number;
  status?: boolean;
  module?: string;
};

let town: CheckoutTown;
let maja: Customer;
let diego: Customer;
let store: { id: number; zone_id: number };
let other: { id: number; zone_id: number };
let item: number;
let today: string;

beforeAll(async () => {
  town = await checkoutTown();
  [maja, diego] = [await town.newCustomer(), await town.newCustomer()];
  store = await town.storeOf('food');
  item = await town.itemOf(store);
  const elsewhere = await town.db.row<{ id: number; zone_id: number }>(sql`
    select id, zone_id from stores
    where module_id = ${town.modules.food} and zone_id <> ${store.zone_id} and status order by id limit 1`);
  other = elsewhere ?? { id: 0, zone_id: 0 };
  today = (await townNow(town.api.deps)).date;
  await town.db.run(sql`delete from coupons where module_id = ${town.modules.food}`);
  await coupon({ code: 'STORES', coupon_type: 'store_wise', data: [store.id] });
  await coupon({ code: 'ZONES', coupon_type: 'zone_wise', data: [store.zone_id] });
  await coupon({ code: 'VENDOR', store_id: store.id });
  await coupon({ code: 'ALL' });
  await coupon({ code: 'PAST', from: -9, to: -1 });
  await coupon({ code: 'SOON', from: 1, to: 9 });
  await coupon({ code: 'OFF', status: false });
  await coupon({ code: 'MINE', customer_id: [maja.id] });
  await coupon({ code: 'GROCERIES', module: 'grocery' });
  await coupon({ code: 'FIRST', coupon_type: 'first_order', limit: 1 });
  // Maja has had hers, and ordered with it.
  await used(await coupon({ code: 'ONCE', limit: 1 }), maja);
});
afterAll(() => town.stop());

const day = (offset: number) => new Date(Date.parse(today) + offset * 86_400_000).toISOString().slice(0, 10);

async function coupon({
  code,
  coupon_type = 'default',
  data = [],
  customer_id = null,
  ...more
}: Facts): Promise<number> {
  const { store_id = null, discount = 10, discount_type = 'percent', min_purchase = 0, max_discount = 0 } = more;
  const row = await town.db.row<{ id: number }>(sql`
    insert into coupons (module_id, title, code, coupon_type, data, customer_id, created_by, store_id, discount,
      discount_type, min_purchase, max_discount, "limit", start_date, expire_date, status)
    values (${town.modules[more.module ?? 'food']}, ${{ en: `Coupon ${code}`, es: `Cupón ${code}` }}, ${code},
      ${coupon_type}, ${data}, ${customer_id}, ${store_id === null ? 'admin' : 'vendor'}, ${store_id}, ${discount},
      ${discount_type}, ${min_purchase}, ${max_discount}, ${more.limit ?? null}, ${day(more.from ?? -5)},
      ${day(more.to ?? 5)}, ${more.status ?? true})
    returning id`);
  return row?.id ?? 0;
}

const apply = (
  code: string,
  { who = maja, at = store.id, amount }: { who?: Customer; at?: number; amount?: number } = {},
) =>
  town.api.call(`/api/v1/coupon/apply?code=${code}&store_id=${at}${amount === undefined ? '' : `&amount=${amount}`}`, {
    headers: town.headers('food', who),
  });
const answer = async (...asked: Parameters<typeof apply>) => {
  const { status, body } = await apply(...asked);
  return status === 200 ? status : [status, body.errors[0].code];
};
/** The goods cost 20.00 a piece. */
const quoted = async (coupon_code: string, quantity = 1, who = maja) => {
  const { quote, total } = await town.quote('food', who, { cart: [line(item, quantity)], coupon_code });
  return { off: total.coupon_discount_amount, problem: quote.problems[0] ?? null, coupon: quote.coupon };
};

const used = (coupon_id: number, who: Customer) =>
  newOrder(town.api, { customer_id: who.id, coupon: { id: coupon_id, code: 'USED', title: 'Used' } });

describe('a coupon', () => {
  test('holds what a client reads, with its ids as JSON text [DATA-025]', async () => {
    const id = await coupon({
      code: 'FIELDS',
      coupon_type: 'store_wise',
      data: [store.id],
      min_purchase: 1500,
      max_discount: 300,
      limit: 2,
    });
    expect((await apply('fields')).body).toEqual({
      id,
      title: 'Coupon FIELDS',
      code: 'FIELDS',
      coupon_type: 'store_wise',
      start_date: day(-5),
      expire_date: day(5),
      min_purchase: 15,
      max_discount: 3,
      discount: 10,
      discount_type: 'percent',
      limit: 2,
      data: JSON.stringify([store.id]),
      store_id: null,
      store: null,
      created_by: 'admin',
      status: 1,
      total_uses: 0,
      module_id: town.modules.food,
      customer_id: '["all"]',
    });
  });

  test('applies from its minimum on, and is refused below it in the words of the shop [COUP-001a] [COUP-001b]', async () => {
    await coupon({ code: 'MINIMUM', min_purchase: 4000 });
    expect(await answer('MINIMUM')).toBe(200);
    expect(await answer('MINIMUM', { amount: 40 })).toBe(200);
    const low = await apply('MINIMUM', { amount: 39.99 });
    const text = 'To apply this coupon,the minimum purchase amount is $40.00';
    expect([low.status, low.body.errors]).toEqual([403, [{ code: 'coupon', message: text }]]);
    expect(await quoted('MINIMUM', 2)).toMatchObject({ off: 400, problem: null });
    expect(await quoted('MINIMUM')).toEqual({
      off: 0,
      problem: { code: 'coupon', message: text, line: null },
      coupon: null,
    });
  });

  test('is one of its kinds and of no other [COUP-003]', async () => {
    const kinds = { store_wise: [store.id], zone_wise: [store.zone_id], default: [] };
    for (const [coupon_type, data] of Object.entries(kinds)) {
      await coupon({ code: coupon_type.toUpperCase(), coupon_type, data });
      expect((await apply(coupon_type.toUpperCase())).body).toMatchObject({ coupon_type });
    }
    await expect(coupon({ code: 'KINDODD', coupon_type: 'odd' })).rejects.toThrow('coupons_coupon_type_check');
  });

  test('of stores holds at these, of zones in these, of a vendor at that store, any other everywhere [COUP-002] [COUP-004] [COUP-005]', async () => {
    for (const code of ['STORES', 'ZONES', 'VENDOR', 'ALL']) {
      expect([code, await answer(code)]).toEqual([code, 200]);
      expect([code, await answer(code, { at: other.id })]).toEqual([code, code === 'ALL' ? 200 : [403, 'coupon']]);
      expect([code, (await quoted(code)).off]).toEqual([code, 200]);
    }
    const elsewhere = await town.itemOf(other);
    const { quote } = await town.quote('food', maja, { cart: [line(elsewhere)], coupon_code: 'STORES' });
    expect(quote.problems.at(-1)).toMatchObject({ code: 'coupon' });
  });

  test('takes off per cent or an amount, up to its cap; 0 is no cap [COUP-006] [COUP-007]', async () => {
    await coupon({ code: 'PERCENT', discount: 12.5 });
    await coupon({ code: 'FLAT', discount: 350, discount_type: 'amount' });
    await coupon({ code: 'CAPPED', discount: 50, max_discount: 700 });
    await coupon({ code: 'WAYTOOMUCH', discount: 99_900, discount_type: 'amount' });
    const offs = await Promise.all(['PERCENT', 'FLAT', 'CAPPED', 'WAYTOOMUCH'].map((code) => quoted(code)));
    expect(offs.map(({ off }) => off)).toEqual([250, 350, 700, 2000]);
  });

  test('is refused as the contract says: unknown 404, expired 407, not for you 403, used up 406', async () => {
    await coupon({ code: 'LASTDAY', from: -9, to: 0 });
    expect(await answer('LASTDAY')).toBe(200);
    expect(await answer('NOSUCH')).toEqual([404, 'coupon']);
    expect(await answer('OFF')).toEqual([404, 'coupon']);
    expect(await answer('GROCERIES')).toEqual([404, 'coupon']);
    expect(await answer('ALL', { at: 999_999 })).toEqual([404, 'coupon']);
    expect(await answer('PAST')).toEqual([407, 'coupon']);
    expect(await answer('SOON')).toEqual([407, 'coupon']);
    expect(await answer('MINE')).toBe(200);
    expect(await answer('MINE', { who: diego })).toEqual([403, 'coupon']);
    expect(await answer('ONCE')).toEqual([406, 'coupon']);
    expect(await answer('ONCE', { who: diego })).toBe(200);
    expect((await quoted('ONCE')).problem).toMatchObject({ code: 'coupon' });
    expect((await apply('ALL', { who: { ...maja, headers: { authorization: 'Bearer null' } } })).status).toBe(401);
  });

  test('for a first order counts orders, not its own uses', async () => {
    const nils = await town.newCustomer();
    expect(await answer('FIRST', { who: nils })).toBe(200);
    const { id: order_id } = await used(await coupon({ code: 'ANOTHER' }), nils);
    expect(await answer('FIRST', { who: nils })).toEqual([406, 'coupon']);
    const canceled = await town.api.call('/api/v1/customer/order/cancel', {
      method: 'PUT',
      headers: nils.headers,
      body: { order_id, reason: 'changed my mind' },
    });
    expect(canceled.status, canceled.text).toBe(200);
    expect(await answer('FIRST', { who: nils })).toBe(200);
  });

  test('of a guest counts only where nobody is counted', async () => {
    const guest = (await newGuest(town.api)).guest_id;
    const problems = async (coupon_code: string) => {
      const { body } = await town.api.call('/api/v1/customer/order/quote', {
        method: 'POST',
        headers: { moduleid: String(town.modules.food) },
        body: { guest_id: guest, is_buy_now: 1, order_type: 'take_away', cart: [line(item)], coupon_code },
      });
      return body.problems;
    };
    expect(await problems('ALL')).toEqual([]);
    for (const code of ['ONCE', 'MINE', 'FIRST']) expect(await problems(code)).toMatchObject([{ code: 'coupon' }]);
  });
});

test('the list has what a customer can use here today, in their language [COUP-008] [ROUTE-033]', async () => {
  const list = async (who: Customer, language = 'en') => {
    const { status, body } = await town.api.call('/api/v1/coupon/list', {
      headers: { ...town.headers('food', who), zoneid: JSON.stringify([store.zone_id]), 'x-localization': language },
    });
    expect(status).toBe(200);
    return body as { code: string; title: string; data: string; customer_id: string }[];
  };
  const codes = (rows: { code: string }[]) => rows.map(({ code }) => code);
  const [hers, his] = [await list(maja), await list(diego, 'es')];
  expect(codes(hers)).toEqual(expect.arrayContaining(['ALL', 'MINE', 'STORES', 'ZONES', 'VENDOR']));
  expect(codes(his)).toEqual(expect.arrayContaining(['ALL', 'ONCE', 'FIRST']));
  for (const gone of ['ONCE', 'FIRST', 'PAST', 'SOON', 'OFF', 'GROCERIES']) expect(codes(hers)).not.toContain(gone);
  expect(codes(his)).not.toContain('MINE');
  expect(hers.find(({ code }) => code === 'MINE')?.customer_id).toBe(`[${maja.id}]`);
  expect(his.find(({ code }) => code === 'ALL')?.title).toBe('Cupón ALL');
  const name = await town.db.row<{ name: string }>(
    sql`select name ->> 'en' as name from stores where id = ${store.id}`,
  );
  expect(hers.find(({ code }) => code === 'STORES')?.data).toBe(name?.name);
});

test('at one store the list has only what can be used there: for a guest what nobody counts [COUP-002] [COUP-004] [COUP-008]', async () => {
  const list = async (path: string, at: { id: number }, who?: Customer) => {
    const { status, body } = await town.api.call(`/api/v1/coupon/${path}?store_id=${at.id}`, {
      // Somebody whose place lies in the zones of both stores.
      headers: {
        ...who?.headers,
        moduleid: String(town.modules.food),
        zoneid: JSON.stringify([store.zone_id, other.zone_id]),
      },
    });
    expect(status).toBe(200);
    const codes: string[] = body.map(({ code }: { code: string }) => code);
    return codes.filter((code) => ['ALL', 'STORES', 'ZONES', 'VENDOR', 'MINE', 'ONCE', 'FIRST'].includes(code)).sort();
  };
  expect(await list('list', store, maja)).toEqual(['ALL', 'MINE', 'STORES', 'VENDOR', 'ZONES']);
  expect(await list('list', other, maja)).toEqual(['ALL', 'MINE']);
  expect(await list('list', other, diego)).toEqual(['ALL', 'FIRST', 'ONCE']);
  expect(await list('list/all', store)).toEqual(['ALL', 'STORES', 'VENDOR', 'ZONES']);
  expect(await list('list/all', other)).toEqual(['ALL']);
});

test('what is for a first order is had once, however many orders come at the same moment', async () => {
  /** All with the total that was shown, and their answers. */
  const together = async (who: Customer, coupon_code: string | null) => {
    const request = { cart: [line(item)], store_id: store.id, order_type: 'take_away', coupon_code };
    const { quote } = await town.quote('food', who, request);
    const place = () =>
      town.api.call('/api/v1/customer/order/place', {
        method: 'POST',
        headers: town.headers('food', who),
        body: {
          ...request,
          is_buy_now: 1,
          order_amount: quote.order_amount / 100,
          payment_method: 'cash_on_delivery',
          contact_person_number: '+46701234567',
        },
      });
    const answers = await Promise.all(Array.from({ length: 6 }, place));
    return answers.map(({ status, body }) => (status === 200 ? 'placed' : body.errors[0].code)).sort();
  };
  const [lisa, nils] = [await town.newCustomer(), await town.newCustomer()];

  expect(await together(lisa, 'FIRST')).toEqual([...Array(5).fill('coupon'), 'placed']);

  await town.db.run(sql`update customers set ref_by = ${maja.id} where id = ${nils.id}`);
  for (const [key, value] of Object.entries({
    new_customer_discount_status: 1,
    new_customer_discount_amount: 150,
    new_customer_discount_amount_type: 'amount',
    new_customer_discount_amount_validity: 30,
    new_customer_discount_validity_type: 'day',
  }))
    await town.setting(key, value);
  expect(await together(nils, null)).toEqual([...Array(5).fill('order_amount'), 'placed']);
  const cheaper = await town.db.rows(sql`select 1 from orders where customer_id = ${nils.id} and ref_bonus_amount > 0`);
  expect(cheaper).toHaveLength(1);
});

test('one for free delivery is used up by a delivery that it made free, and by nothing else', async () => {
  await coupon({ code: 'BROUGHT', coupon_type: 'free_delivery', discount: 0, limit: 1 });
  const who = await town.newCustomer();
  const place = async (more: Record<string, unknown>) => {
    const request = { cart: [line(item)], store_id: store.id, coupon_code: 'BROUGHT', ...more };
    const { quote } = await town.quote('food', who, request);
    const { status, body, text } = await town.api.call('/api/v1/customer/order/place', {
      method: 'POST',
      headers: town.headers('food', who),
      body: {
        ...HERE,
        ...request,
        is_buy_now: 1,
        order_amount: quote.order_amount / 100,
        payment_method: 'cash_on_delivery',
        contact_person_number: '+46701234567',
        address: 'Test Street 1',
      },
    });
    expect(status, text).toBe(200);
    const order = await town.db.row<{ coupon_code: string | null; delivery_charge: number }>(
      sql`select coupon_code, delivery_charge from orders where id = ${body.order_id}`,
    );
    return order && [order.coupon_code, order.delivery_charge];
  };
  expect(await place({ order_type: 'take_away' }), 'fetched').toEqual([null, 0]);
  await town.db.run(sql`update stores set free_delivery = true where id = ${store.id}`);
  expect(await place({ order_type: 'delivery' }), 'free anyway').toEqual([null, 0]);
  await town.db.run(sql`update stores set free_delivery = false where id = ${store.id}`);
  expect(await place({ order_type: 'delivery' })).toEqual(['BROUGHT', 0]);
  const uses = await town.db.rows(sql`
    select 1 from coupon_uses u join coupons c on c.id = u.coupon_id where c.code = 'BROUGHT'`);
  expect(uses).toHaveLength(1);
});
