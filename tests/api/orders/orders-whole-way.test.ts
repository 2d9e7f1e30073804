import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type OrderTown, orderTown } from './order-town.ts';

let town: OrderTown;
beforeAll(async () => {
  town = await orderTown({ env: { OPERATOR_TOKEN } });
});
// Whatever was ordered, brought, taken back: it adds up.
afterEach(async () => {
  expect(await checkBooks(town.db)).toEqual([]);
});
afterAll(() => town.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  town.api.call(`/api/v1/customer/order/${path}`, { headers });
const move = (id: number, order_status: string, more: object = {}) =>
  town.api.call(`/api/v1/operator/orders/${id}/status`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: { order_status, ...more },
  });

type Dish = {
  id: number;
  add_on: number;
  food_variations: { name: { en: string; es?: string }; min: number; values: { label: { en: string } }[] }[];
};

test('a guest’s dish with options: ordered, read, tracked by phone, brought against the code, ordered again [ORD-001, ORD-002, ORD-012, ORD-016, ORD-019]', async () => {
  const food = await town.shop('food', 2);
  const dish = await town.db.row<Dish>(sql`
    select i.id, i.food_variations, a.add_on_id as add_on
    from items i join item_add_ons a on a.item_id = i.id join add_ons x on x.id = a.add_on_id and x.status
    where i.store_id = ${food.store_id} and i.status and i.is_approved and i.food_variations <> '[]'
      and not exists (select from flash_sale_items f where f.item_id = i.id)
    order by i.id, a.add_on_id limit 1`);
  if (!dish) throw new Error('the store has no dish with options');
  await town.db.run(sql`
    update items set available_time_starts = '00:00', available_time_ends = '23:59:59' where id = ${dish.id}`);
  const variation = dish.food_variations.map(({ name, values, min }) => ({
    name: name.en,
    values: { label: values.slice(0, Math.max(1, min)).map(({ label }) => label.en) },
  }));
  const who = await town.guest();
  const choice = { variation, add_on_ids: [dish.add_on], add_on_qtys: [2] };
  await town.putIn(who, food, dish.id, 2, choice);
  const order_id = await town.placed(who, food, { contact_person_email: 'guest@example.com' });

  const lines = await get(`details?order_id=${order_id}&guest_id=${who.guest_id}`, { 'x-localization': 'es' });
  expect(lines.body).toMatchObject([
    {
      item_id: dish.id,
      quantity: 2,
      variation: dish.food_variations.map(({ name }) => ({ name: name.es ?? name.en })),
      add_ons: [{ id: dish.add_on, quantity: 2, name: expect.any(String) }],
    },
  ]);
  const tracked = await get(`track?order_id=${order_id}&guest_id=${who.guest_id}`);
  expect(tracked.status, tracked.text).toBe(200);
  const { otp, order_amount, total, payments } = tracked.body;
  expect(total.order_amount).toBe(order_amount);
  expect(payments).toMatchObject([{ amount: order_amount, payment_status: 'unpaid' }]);

  const steps = ['confirmed', 'processing', 'handover', 'picked_up'];
  for (const step of steps) expect((await move(order_id, step, { delivery_man_id: 1 })).status).toBe(200);
  expect((await move(order_id, 'delivered', { otp: otp === '0000' ? '1111' : '0000' })).body.errors[0].code).toBe(
    'otp',
  );
  expect((await move(order_id, 'delivered', { otp })).status).toBe(200);
  expect((await get(`track?order_id=${order_id}&guest_id=${who.guest_id}`)).body).toMatchObject({
    order_status: 'delivered',
    payment_status: 'paid',
    delivery_man: { id: 1 },
  });

  const again = await town.post('/customer/order/reorder', who, food.module_id, { order_id });
  expect(again.status, again.text).toBe(200);
  expect(again.body).toMatchObject({
    added: 1,
    notes: [],
    cart: [{ item_id: dish.id, quantity: 2, add_on_ids: [dish.add_on], add_on_qtys: [2], price: lines.body[0].price }],
  });
});

test('an order that was placed and taken back leaves everything as it was [ORD-013]', async () => {
  const grocery = await town.shop('grocery');
  const who = await town.customer({ wallet: 300 });
  const [first, second] = grocery.items;
  if (!first || !second) throw new Error('the shop has three items');
  const coupon = await town.db.row<{ id: number; code: string }>(sql`
    update coupons set coupon_type = 'default', data = '{}', customer_id = null, min_purchase = 0, "limit" = 1,
      start_date = '2000-01-01', expire_date = '2100-01-01', status = true
    where id = (select min(id) from coupons where module_id = ${grocery.module_id} and store_id is null)
    returning id, code`);
  if (!coupon) throw new Error('the town has coupons');
  const world = () =>
    town.db.row(sql`
      select (select array_agg(stock order by id) from items where store_id = ${grocery.store_id}) as stock,
        (select total_uses from coupons where id = ${coupon.id}) as coupon,
        (select count(*) from coupon_uses) as uses,
        (select coalesce(sum(uses), 0) from cashback_uses where customer_id = ${who.id}) as cashback,
        (select sum(total_used) from cashback_rules) as given,
        (select array[wallet_balance, order_count] from customers where id = ${who.id}) as customer`);
  const before = await world();
  await town.putIn(who, grocery, first.id, 2);
  await town.putIn(who, grocery, second.id, 1);
  const order_id = await town.placed(who, grocery, { coupon_code: coupon.code, partial_payment: 1 });
  expect(await world()).not.toEqual(before);
  // Paid in part it is confirmed at once: nobody but the store can take it back.
  expect((await move(order_id, 'canceled', { by: 'vendor', reason: 'Sold out' })).status).toBe(200);
  expect(await world()).toEqual(before);
  const tracked = await get(`track?order_id=${order_id}`, { authorization: `Bearer ${who.token}` });
  expect(tracked.body).toMatchObject({
    order_status: 'canceled',
    canceled_by: 'vendor',
    cancellation_reason: 'Sold out',
    expected_at: null,
  });
});
