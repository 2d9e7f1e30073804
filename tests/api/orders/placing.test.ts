import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import { type OrderTown, orderTown, type Shop } from './order-town.ts';

let town: OrderTown;
let grocery: Shop;
let food: Shop;

beforeAll(async () => {
  town = await orderTown();
  grocery = await town.shop('grocery');
  food = await town.shop('food', 2);
});
afterAll(() => town.stop());

const linesOf = (order_id: number) =>
  town.db.rows<Record<string, unknown>>(sql`select * from order_lines where order_id = ${order_id} order by id`);
const paymentsOf = (order_id: number) =>
  town.db.rows<Record<string, unknown>>(sql`
    select payment_method, amount, payment_status from payments where payable_kind = 'order' and payable_id = ${order_id}
    order by payment_status, payment_method`);
const stockOf = async (id: number) =>
  (await town.db.row<{ stock: number }>(sql`select stock from items where id = ${id}`))?.stock ?? 0;
const cartOf = async ({ module_id }: Shop, who: Buyer) =>
  (
    await town.db.rows(sql`
      select l.id from carts c join cart_lines l on l.cart_id = c.id
      where c.module_id = ${module_id} and (c.customer_id = ${who.id} and ${who.guest_id === undefined}
        or c.guest_id = ${who.id} and ${who.guest_id !== undefined})`)
  ).length;
const item = (shop: Shop, at = 0) => shop.items[at]?.id ?? 0;
const oneOf = (shop: Shop) => [{ item_id: item(shop), model: 'Item', quantity: 1 }];

describe('an order of the cart', () => {
  test('a customer orders: reply, sums, lines, event, payment, stock, count and mail are there, the cart is empty [CHK-001] [CHK-006] [CHK-032]', async () => {
    const email = 'buyer@example.com';
    const who = await town.customer({ email });
    await town.putIn(who, grocery, item(grocery), 2);
    await town.putIn(who, grocery, item(grocery, 1), 3);
    const before = [await stockOf(item(grocery)), await stockOf(item(grocery, 1))];
    const wanted = {
      dm_tips: 1.5,
      order_note: 'Ring twice',
      delivery_instruction: 'front door',
      unavailable_item_note: 'call me',
      cutlery: 1,
      house: '4',
      floor: '2',
      road: 'Avenyn',
    };
    const quote = await town.quote(who, grocery, wanted);
    expect(quote.problems).toEqual([]);
    const answer = await town.place(who, grocery, { ...wanted, order_amount: quote.order_amount });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({
      message: 'Order placed successfully',
      order_id: expect.any(Number),
      total_ammount: quote.order_amount,
      status: 'pending',
      created_at: town.moment.toISOString(),
      user_id: who.id,
    });

    const { order_id } = answer.body;
    const row = await town.orderRow(order_id);
    expect(row).toMatchObject({
      customer_id: who.id,
      guest_id: null,
      is_guest: false,
      store_id: grocery.store_id,
      order_type: 'delivery',
      order_status: 'pending',
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
      scheduled: false,
      dm_tips: 150,
      order_amount: Math.round(quote.order_amount * 100),
      order_note: 'Ring twice',
      delivery_instruction: 'front door',
      unavailable_item_note: 'call me',
      cutlery: true,
      contact_number: '46701234567',
      delivery_address: { contact_person_name: 'Test Person', house: '4', floor: '2', road: 'Avenyn', ...grocery.at },
    });
    expect(row.otp).toMatch(/^\d{4}$/);
    expect(Number(row.distance)).toBeGreaterThan(0);
    expect(row.total.order_amount).toBe(row.order_amount);

    const lines = await linesOf(order_id);
    expect(lines.map(({ item_id, quantity }) => ({ item_id, quantity }))).toEqual([
      { item_id: item(grocery), quantity: 2 },
      { item_id: item(grocery, 1), quantity: 3 },
    ]);
    const goods = lines.reduce((sum, { price, quantity }) => sum + Number(price) * Number(quantity), 0);
    expect(row.total.goods.products).toBe(goods);
    expect(lines[0]?.item_details).toMatchObject({ name: { en: expect.any(String) }, slug: expect.any(String) });
    expect(
      await town.db.rows(sql`select order_status, changed_by from order_events where order_id = ${order_id}`),
    ).toEqual([{ order_status: 'pending', changed_by: 'customer' }]);
    expect(await paymentsOf(order_id)).toEqual([
      { payment_method: 'cash_on_delivery', amount: row.order_amount, payment_status: 'unpaid' },
    ]);
    expect([await stockOf(item(grocery)), await stockOf(item(grocery, 1))]).toEqual([
      (before[0] ?? 0) - 2,
      (before[1] ?? 0) - 3,
    ]);
    expect(await cartOf(grocery, who)).toBe(0);
    expect(await town.db.row(sql`select order_count from customers where id = ${who.id}`)).toEqual({ order_count: 1 });
    const mail = await town.db.row<{ subject: string }>(
      sql`select subject from outbox where recipient = ${email} order by id desc limit 1`,
    );
    expect(mail?.subject).toBe(`Your order #${order_id}`);

    const again = await town.place(who, grocery, { ...wanted, order_amount: quote.order_amount });
    expect(again.body.errors?.[0]?.code).toBe('empty_cart');
  });

  test('what to do if something is sold out goes with its line to the order', async () => {
    const who = await town.customer();
    const cart = oneOf(grocery).map((line) => ({ ...line, substitution: 'similar' }));
    const order_id = await town.placed(who, grocery, { is_buy_now: 1, cart });
    const headers = { authorization: `Bearer ${who.token}` };
    const { body } = await town.api.call(`/api/v1/customer/order/details?order_id=${order_id}`, { headers });
    expect(body).toEqual([expect.objectContaining({ item_id: item(grocery), substitution: 'similar' })]);
  });

  test('cutlery, where to leave it, what to do about missing items and a note reach the order, and the shopper reads them there [CHK-019]', async () => {
    const who = await town.customer();
    const read = async (more: object) => {
      const order_id = await town.placed(who, food, { is_buy_now: 1, cart: oneOf(food), ...more });
      const headers = { authorization: `Bearer ${who.token}` };
      return (await town.api.call(`/api/v1/customer/order/track?order_id=${order_id}`, { headers })).body;
    };
    const said = {
      delivery_instruction: 'Deliver to front door',
      unavailable_item_note: 'Remove it',
      order_note: 'Ring twice — 2º piso',
    };
    expect(await read({ ...said, cutlery: 1 })).toMatchObject({ ...said, cutlery: true });
    const silent = { delivery_instruction: null, unavailable_item_note: null, order_note: null };
    expect(await read({ cutlery: 0 })).toMatchObject({ cutlery: false, ...silent });
    // As forms of clients in the field say that they have none.
    const unsaid = { delivery_instruction: 'null', unavailable_item_note: 'undefined', order_note: 'null' };
    const notGiven = { schedule_at: 'null', coupon_code: 'undefined', dm_tips: 'null', cutlery: 'undefined' };
    expect(await read({ ...unsaid, ...notGiven })).toMatchObject({ cutlery: false, scheduled: 0, ...silent });
  });

  test('any tip goes with a delivery, none with what is fetched [CHK-018]', async () => {
    const who = await town.customer();
    const tipOf = async (order_type: string, dm_tips: number) => {
      const request = { is_buy_now: 1, cart: oneOf(food), order_type };
      const [plain, tipped] = [
        await town.quote(who, food, request),
        await town.quote(who, food, { ...request, dm_tips }),
      ];
      const row = await town.orderRow(await town.placed(who, food, { ...request, dm_tips }));
      return { order: row.dm_tips, total: Math.round((tipped.order_amount - plain.order_amount) * 100) };
    };
    expect(await tipOf('delivery', 10)).toEqual({ order: 10_00, total: 10_00 });
    expect(await tipOf('delivery', 3.21)).toEqual({ order: 3_21, total: 3_21 });
    expect(await tipOf('take_away', 10)).toEqual({ order: 0, total: 0 });
  });

  test('a guest fetches dishes with options and add-ons; numbers and flags come as texts [CHK-002] [CHK-003]', async () => {
    const dish = await town.db.row<{ id: number; store_id: number; food_variations: never; add_on: number }>(sql`
      select i.id, i.store_id, i.food_variations, a.add_on_id as add_on
      from items i join item_add_ons a on a.item_id = i.id join add_ons x on x.id = a.add_on_id and x.status
      where i.module_id = ${food.module_id} and i.status and i.is_approved and i.food_variations <> '[]'
        and i.store_id = ${food.store_id}
        and not exists (select from flash_sale_items f where f.item_id = i.id)
      order by i.id, a.add_on_id limit 1`);
    if (!dish) throw new Error('the store has no dish with options');
    await town.db.run(sql`
      update items set available_time_starts = '00:00', available_time_ends = '23:59:59' where id = ${dish.id}`);
    const groups = dish.food_variations as { name: { en: string }; values: { label: { en: string } }[]; min: number }[];
    const variation = groups.map(({ name, values, min }) => ({
      name: name.en,
      values: { label: values.slice(0, Math.max(1, min)).map(({ label }) => label.en) },
    }));
    const who = await town.guest();
    await town.putIn(who, food, dish.id, 2, { variation, add_on_ids: [dish.add_on], add_on_qtys: [3] });
    const order_id = await town.placed(who, food, {
      order_type: 'take_away',
      cutlery: 'false',
      is_buy_now: '0',
      partial_payment: 'false',
      dm_tips: '0',
      contact_person_email: 'guest@example.com',
    });
    const row = await town.orderRow(order_id);
    expect(row).toMatchObject({
      customer_id: null,
      guest_id: who.id,
      is_guest: true,
      order_type: 'take_away',
      distance: null,
      delivery_charge: 0,
      cutlery: false,
      delivery_address: { contact_person_email: 'guest@example.com' },
    });
    const [line] = await linesOf(order_id);
    expect(line).toMatchObject({
      quantity: 2,
      variation: variation.map(({ name, values }) => ({
        name: { en: name },
        values: values.label.map((label) => ({ label: { en: label } })),
      })),
      add_ons: [{ id: dish.add_on, quantity: 3 }],
    });
    expect(Number(line?.total_add_on_price)).toBe(row.total.goods.add_ons);
  });

  test('bought at once or from a campaign, the stored cart stays as it is [CHK-031]', async () => {
    const who = await town.customer();
    await town.putIn(who, grocery, item(grocery, 2), 1);
    const cart = JSON.stringify([{ item_id: item(grocery), model: 'Item', quantity: 2, price: 0.01 }]);
    const before = await stockOf(item(grocery));
    const order_id = await town.placed(who, grocery, { is_buy_now: 1, cart });
    expect((await linesOf(order_id)).map(({ item_id, price }) => [item_id, Number(price)])).toEqual([
      [item(grocery), grocery.items[0]?.price],
    ]);
    expect(await stockOf(item(grocery))).toBe(before - 2);

    const campaign = await town.db.row<{ id: number; store_id: number; stock: number }>(sql`
      update item_campaigns set stock = 5, store_id = ${grocery.store_id}, module_id = ${grocery.module_id},
        zone_id = ${grocery.zone_id}, status = true, start_date = current_date - 2, end_date = current_date + 2,
        start_time = '00:00', end_time = '23:59:59', food_variations = '[]', maximum_cart_quantity = null,
        category_id = (select category_id from items where id = ${item(grocery)})
      where id = (select min(id) from item_campaigns) returning id, store_id, stock`);
    if (!campaign) throw new Error('the town has no campaign');
    const lines = [{ item_id: campaign.id, model: 'ItemCampaign', quantity: 5 }];
    const second = await town.placed(who, grocery, { is_buy_now: true, cart: lines });
    expect(await linesOf(second)).toMatchObject([{ item_id: null, item_campaign_id: campaign.id, quantity: 5 }]);
    expect(await town.db.row(sql`select stock from item_campaigns where id = ${campaign.id}`)).toEqual({ stock: 0 });
    const third = await town.place(who, grocery, { is_buy_now: 1, cart: lines, order_amount: 1 });
    expect(third.body.errors?.[0]).toEqual({ code: 'stock', message: 'Out of Stock' });
    expect(await cartOf(grocery, who)).toBe(1);
  });

  test('a scheduled order carries its slot; flash sale and variation give up their pieces', async () => {
    const who = await town.customer();
    const tomorrow = new Date(town.moment.getTime() + 86_400_000).toISOString().slice(0, 10);
    await town.db.run(sql`
      insert into item_variations (item_id, type, label, price, stock, position)
      values (${item(grocery, 1)}, 'Large', '{"en": "Large"}', 700, 3, 0)`);
    const sale = await town.db.row<{ id: number }>(sql`
      insert into flash_sale_items (flash_sale_id, item_id, stock, discount, discount_type)
      select min(id), ${item(grocery, 1)}, 4, 10, 'percent' from flash_sales returning id`);
    await town.db.run(sql`
      update flash_sales set status = true, start_date = ${new Date(town.moment.getTime() - 3_600_000)},
        end_date = ${new Date(town.moment.getTime() + 3_600_000)}
      where id = (select flash_sale_id from flash_sale_items where id = ${sale?.id ?? 0})`);
    const cart = [{ item_id: item(grocery, 1), model: 'Item', quantity: 2, variation: [{ type: 'Large' }] }];
    const order_id = await town.placed(who, grocery, { is_buy_now: 1, cart, schedule_at: `${tomorrow} 12:00` });
    const row = await town.orderRow(order_id);
    expect(row.scheduled).toBe(true);
    expect(Math.abs(row.schedule_at.getTime() - town.moment.getTime() - 86_400_000)).toBeLessThan(3 * 3_600_000);
    expect(await linesOf(order_id)).toMatchObject([
      { variant: 'Large', price: 700, discount_on_item: 140, discount_on_product_by: 'flash_sale' },
    ]);
    expect(await town.db.row(sql`select stock from item_variations where item_id = ${item(grocery, 1)}`)).toEqual({
      stock: 1,
    });
    expect(await town.db.row(sql`select sold from flash_sale_items where id = ${sale?.id ?? 0}`)).toEqual({ sold: 2 });
    expect(await stockOf(item(grocery, 1))).toBe(1);
    await town.db.run(sql`delete from flash_sale_items where id = ${sale?.id ?? 0}`);
    await town.db.run(sql`delete from item_variations where item_id = ${item(grocery, 1)}`);
    await town.db.run(sql`update items set stock = 500 where id = ${item(grocery, 1)}`);
  });
});

describe('how an order is paid', () => {
  const buyNow = (quantity = 1) => ({ is_buy_now: 1, cart: [{ item_id: item(grocery), model: 'Item', quantity }] });

  test('wallet pays all, partial pays what is there, and nobody pays with an empty one [CHK-024]', async () => {
    const { order_amount } = await town.quote(await town.customer(), grocery, buyNow());
    const minor = Math.round(order_amount * 100);

    const rich = await town.customer({ wallet: minor });
    const order_id = await town.placed(rich, grocery, { ...buyNow(), payment_method: 'wallet' });
    expect(await town.orderRow(order_id)).toMatchObject({ order_status: 'confirmed', payment_status: 'paid' });
    expect(await paymentsOf(order_id)).toEqual([{ payment_method: 'wallet', amount: minor, payment_status: 'paid' }]);
    expect(await town.db.row(sql`select wallet_balance from customers where id = ${rich.id}`)).toEqual({
      wallet_balance: 0,
    });

    const poor = await town.customer({ wallet: minor - 1 });
    const low = await town.order(poor, grocery, { ...buyNow(), payment_method: 'wallet' });
    expect(low).toMatchObject({ status: 403, body: { errors: [{ code: 'order_amount' }] } });
    const half = await town.placed(poor, grocery, { ...buyNow(), partial_payment: true });
    expect(await town.orderRow(half)).toMatchObject({
      payment_method: 'partial_payment',
      payment_status: 'partially_paid',
      partially_paid_amount: minor - 1,
    });
    expect(await paymentsOf(half)).toEqual([
      { payment_method: 'wallet', amount: minor - 1, payment_status: 'paid' },
      { payment_method: 'cash_on_delivery', amount: 1, payment_status: 'unpaid' },
    ]);
    const empty = await town.order(poor, grocery, { ...buyNow(), partial_payment: 1 });
    expect(empty).toMatchObject({ status: 403, body: { errors: [{ code: 'partial_payment' }] } });
    const guest = await town.order(await town.guest(), grocery, { ...buyNow(), payment_method: 'wallet' });
    expect(guest.status).toBe(403);
  });

  test('a wallet that holds less than was shown leaves no larger rest to the courier', async () => {
    const who = await town.customer({ wallet: 2_00 });
    const parted = { ...buyNow(), partial_payment: true };
    const shrunk = await town.order(who, grocery, { ...parted, partially_paid_amount: 3 });
    expect(shrunk).toMatchObject({ status: 403, body: { errors: [{ code: 'partial_payment' }] } });
    expect(shrunk.body.errors[0].message).toMatch(/holds less than before/);
    const order_id = await town.placed(who, grocery, { ...parted, partially_paid_amount: 1.5 });
    expect(await town.orderRow(order_id), 'more is welcome').toMatchObject({ partially_paid_amount: 2_00 });
  });

  test('digital and offline orders wait as failed with their payment open', async () => {
    for (const payment_method of ['digital_payment', 'offline_payment']) {
      const order_id = await town.placed(await town.guest(), grocery, { ...buyNow(), payment_method });
      const row = await town.orderRow(order_id);
      expect(row).toMatchObject({ order_status: 'failed', payment_status: 'unpaid', payment_method });
      expect(await paymentsOf(order_id)).toEqual([
        { payment_method, amount: row.order_amount, payment_status: 'unpaid' },
      ]);
    }
  });

  test('cash up to the limit of the zone, with change for a note that covers it [CHK-005] [CHK-030]', async () => {
    const who = await town.guest();
    const { order_amount } = await town.quote(who, grocery, buyNow());
    const note = await town.placed(who, grocery, { ...buyNow(), bring_change_amount: order_amount + 20 });
    expect((await town.orderRow(note)).bring_change_amount).toBe(Math.round((order_amount + 20) * 100));
    const small = await town.order(who, grocery, { ...buyNow(), bring_change_amount: order_amount - 0.01 });
    expect(small).toMatchObject({ status: 403, body: { errors: [{ code: 'bring_change_amount' }] } });

    const limit = (amount: number | null) =>
      town.db.run(sql`
        update zone_modules set maximum_cod_order_amount = ${amount}
        where zone_id = ${grocery.zone_id} and module_id = ${grocery.module_id}`);
    await limit(Math.round(order_amount * 100) - 1);
    const tooMuch = await town.order(who, grocery, buyNow());
    expect(tooMuch.status).toBe(406);
    expect(tooMuch.body.errors).toEqual([
      {
        code: 'order_amount',
        message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
      },
    ]);
    await limit(null);
  });
});

describe('who orders', () => {
  const buyNow = () => ({ is_buy_now: 1, cart: [{ item_id: item(grocery), model: 'Item', quantity: 1 }] });

  test('a guest becomes a customer with the order, or neither happens [CHK-028]', async () => {
    const who = await town.guest();
    const account = {
      create_new_user: 1,
      contact_person_name: 'New Member',
      contact_person_number: '+46 70-555 44 33',
      contact_person_email: 'new.member@example.com',
    };
    const short = await town.order(who, grocery, { ...buyNow(), ...account, password: '12345' });
    expect(short).toMatchObject({ status: 403, body: { errors: [{ code: 'password' }] } });
    const answer = await town.order(who, grocery, { ...buyNow(), ...account, password: 'long enough' }, 'member');
    expect(answer.status, answer.text).toBe(200);
    const row = await town.orderRow(answer.body.order_id);
    expect(row).toMatchObject({ customer_id: answer.body.user_id, guest_id: null, is_guest: false });
    const login = await town.api.call('/api/v1/auth/login', {
      method: 'POST',
      body: { login_type: 'manual', email_or_phone: account.contact_person_email, password: 'long enough' },
    });
    expect(login.status, login.text).toBe(200);

    const count = () => town.db.row(sql`select count(*) from orders`);
    const before = await count();
    const taken = await town.order(await town.guest(), grocery, { ...buyNow(), ...account, password: 'long enough' });
    expect(taken).toMatchObject({ status: 403, body: { errors: [{ code: 'contact_person_email' }] } });
    expect(await count()).toEqual(before);
  });

  test('a name, a phone and a place are needed; a customer’s own are taken when nothing is said', async () => {
    const guest = await town.guest();
    const without = async (field: string, who: Buyer = guest) =>
      (await town.order(who, grocery, { ...buyNow(), [field]: null })).body.errors?.[0]?.code ?? 'placed';
    expect(await without('contact_person_name')).toBe('contact_person_name');
    expect(await without('contact_person_number')).toBe('contact_person_number');
    expect(await without('address')).toBe('address');
    expect(await without('latitude')).toBe('address');
    const who = await town.customer();
    expect(await without('contact_person_name', who)).toBe('placed');
    expect(await without('contact_person_number', who)).toBe('placed');
  });

  test('guests order only where the shop lets them', async () => {
    await town.db.run(sql`
      insert into settings (key, value) values ('guest_checkout_status', '0')
      on conflict (key) do update set value = excluded.value`);
    const answer = await town.order(await town.guest(), grocery, buyNow());
    expect(answer).toMatchObject({ status: 403, body: { errors: [{ code: 'is_guest' }] } });
    await town.db.run(sql`update settings set value = '1' where key = 'guest_checkout_status'`);
  });

  test('the same key twice, also at the same moment, is one order with one answer [CHK-025]', async () => {
    const who = await town.customer();
    await town.putIn(who, grocery, item(grocery), 1);
    const { order_amount } = await town.quote(who, grocery);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => town.place(who, grocery, { order_amount }, 'double click')),
    );
    const later = await town.place(who, grocery, { order_amount }, 'double click');
    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(later.status, later.text).toBe(200);
    expect(await town.db.row(sql`select count(*) from orders where customer_id = ${who.id}`)).toEqual({ count: 1 });
    const other = await town.place(who, grocery, { order_amount, order_note: 'another' }, 'double click');
    expect(other.status).toBe(409);
  });
});
