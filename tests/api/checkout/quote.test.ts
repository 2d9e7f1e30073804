import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { slotDays } from '#domain/checkout/slots.ts';
import { summaryLines } from '#domain/pricing/summary-lines.ts';
import { quoteOrder } from '#server/checkout/quote.service.ts';
import { settingsNow } from '#server/config/config.service.ts';
import { sql } from '#server/db/sql.ts';
import type { Customer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type CheckoutTown, checkoutTown, codes, HERE, line } from './checkout-town.ts';

let town: CheckoutTown;
let maja: Customer;
let food: { id: number; zone_id: number };
let grocery: { id: number; zone_id: number };
let dish: number;
let milk: number;

beforeAll(async () => {
  town = await checkoutTown();
  maja = await town.newCustomer();
  [food, grocery] = [await town.storeOf('food'), await town.storeOf('grocery')];
  [dish, milk] = [await town.itemOf(food), await town.itemOf(grocery)];
});
afterAll(() => town.stop());

/** One change, looked at and taken back. */
async function during<Result>(
  change: ReturnType<typeof sql>,
  back: ReturnType<typeof sql>,
  work: () => Promise<Result>,
) {
  await town.db.run(change);
  try {
    return await work();
  } finally {
    await town.db.run(back);
  }
}

describe('what an order costs', () => {
  test('options, add-ons, discount, tax, tip, packaging and fee, counted by the browser as by the server [CHK-016] [CHK-007a] [CHK-020]', async () => {
    const groups = [
      {
        name: { en: 'Size', es: 'Tamaño' },
        type: 'single',
        min: 1,
        max: 1,
        required: 'on',
        values: [
          { label: { en: 'Small', es: 'Pequeño' }, optionPrice: 0 },
          { label: { en: 'Large', es: 'Grande' }, optionPrice: 300 },
        ],
      },
    ];
    const second = await town.itemOf(food, 1);
    await town.db.run(sql`
      update items set food_variations = ${JSON.stringify(groups)}::jsonb, discount = 10 where id = ${second}`);
    const addOn = await town.db.row<{ id: number }>(sql`
      insert into add_ons (store_id, name, price) values (${food.id}, ${{ en: 'Dip', es: 'Salsa' }}, 125) returning id`);
    await town.db.run(sql`insert into item_add_ons (item_id, add_on_id) values (${second}, ${addOn?.id})`);
    const request = {
      cart: [
        line(second, 2, {
          variation: [{ name: 'Tamaño', values: { label: ['Grande'] } }],
          add_on_ids: [addOn?.id],
          add_on_qtys: [3],
        }),
        line(dish),
      ],
      dm_tips: 2.5,
      extra_packaging_amount: 0.01,
      // Nobody believes these.
      distance: 0,
      order_amount: 1,
    };
    const { quote, total } = await town.quote('food', maja, request);
    expect(quote.problems).toEqual([]);
    expect(
      quote.lines.map(({ price, quantity, options, add_ons, discount_on_item }) => ({
        price,
        quantity,
        options,
        add_ons,
        discount_on_item,
      })),
    ).toEqual([
      {
        price: 2300,
        quantity: 2,
        options: [{ name: 'Size', labels: ['Large'] }],
        add_ons: [{ id: addOn?.id, name: 'Dip', price: 125, quantity: 3 }],
        discount_on_item: 460,
      },
      { price: 2000, quantity: 1, options: [], add_ons: [], discount_on_item: 0 },
    ]);
    const shown = Object.fromEntries(summaryLines(total).map(({ name, amount }) => [name, amount]));
    expect(shown).toMatchObject({
      items_price: 4600 + 375 + 2000,
      discount: -460,
      coupon_discount: 0,
      // 10 % are contained in 65.15
      tax: Math.round((6515 * 10) / 110),
      additional_charge: 49,
      extra_packaging: 50,
      dm_tips: 250,
    });
    expect(total.order_amount).toBe(quote.order_amount);
    expect(total.order_amount).toBe(6515 + 49 + 50 + 250 + total.delivery_charge);
    const tax = await town.api.call('/api/v1/customer/order/get-Tax', {
      method: 'POST',
      headers: town.headers('food', maja),
      body: { is_buy_now: 1, ...HERE, ...request },
    });
    // Nothing comes on top of prices that hold it.
    expect(tax.body).toEqual({
      tax_amount: 0,
      included_tax_amount: total.tax.total_tax_amount / 100,
      tax_status: 'included',
      tax_included: 1,
    });
    const without = await town.quote('food', maja, { ...request, dm_tips: 0, extra_packaging_amount: 0 });
    expect(without.quote.order_amount).toBe(total.order_amount - 250 - 50);
    const fetched = await town.quote('food', maja, { ...request, order_type: 'take_away' });
    expect(fetched.total).toMatchObject({ dm_tips: 0, delivery_charge: 0, extra_packaging_amount: 50 });
  });

  test('an excluded tax is added to what is left after everything that comes off [CHK-007a]', async () => {
    await town.setting('tax_included', 0);
    const { quote, total } = await town.quote('food', maja, { cart: [line(dish)] });
    await town.setting('tax_included', 1);
    expect(total.tax).toMatchObject({ rate: 10, tax_status: 'excluded', total_tax_amount: 200, added: 200 });
    expect(quote.order_amount).toBe(total.order_amount);
  });

  test('the way is measured by the server; minimum, maximum and a fixed fee [CHK-011]', async () => {
    const place = await town.db.row<{ latitude: number; longitude: number }>(
      sql`select latitude, longitude from stores where id = ${food.id}`,
    );
    const way = await town.api.call(
      `/api/v1/config/distance-api?origin_lat=${place?.latitude}&origin_lng=${place?.longitude}&destination_lat=${HERE.latitude}&destination_lng=${HERE.longitude}&mode=DRIVE`,
    );
    const rates = (set: ReturnType<typeof sql>) =>
      during(
        sql`update zone_modules set ${set} where module_id = ${town.modules.food}`,
        sql`update zone_modules set per_km_shipping_charge = 100, minimum_shipping_charge = 150,
          maximum_shipping_charge = null, delivery_charge_type = 'distance' where module_id = ${town.modules.food}`,
        async () => (await town.quote('food', maja, { cart: [line(dish)], distance: 0.1 })).total.delivery,
      );
    const meters = Math.round(way.body.distanceMeters);
    const { quote } = await town.quote('food', maja, { cart: [line(dish)], distance: 0.1 });
    expect(Math.abs(quote.input.distance * 1000 - meters)).toBeLessThanOrEqual(1);
    expect(meters).toBeGreaterThan(100);
    expect(await rates(sql`per_km_shipping_charge = 10000, minimum_shipping_charge = 1`)).toMatchObject({
      by: 'distance',
      base: Math.round(quote.input.distance * 10000),
    });
    expect(await rates(sql`minimum_shipping_charge = 9900`)).toMatchObject({ by: 'minimum', base: 9900 });
    expect(await rates(sql`per_km_shipping_charge = 100000, maximum_shipping_charge = 321`)).toMatchObject({
      by: 'maximum',
      base: 321,
    });
    expect(await rates(sql`delivery_charge_type = 'fixed', fixed_shipping_charge = 275`)).toMatchObject({
      by: 'fixed',
      base: 275,
    });
  });

  test('delivery is free by amount, by the store or by a coupon, and the waived charge is told [CHK-012]', async () => {
    const free = async (more = {}) => {
      const { total } = await town.quote('food', maja, { cart: [line(dish)], ...more });
      expect(total.original_delivery_charge).toBeGreaterThan(0);
      expect(total.delivery_charge).toBe(total.free_delivery ? 0 : total.original_delivery_charge);
      return total.free_delivery;
    };
    const offer = (free_delivery_over: number) => ({
      status: true,
      type: 'free_delivery_by_order_amount',
      free_delivery_over,
    });
    await town.setting('admin_free_delivery', offer(2000));
    expect(await free()).toEqual({ by: 'admin', because: 'amount' });
    await town.setting('admin_free_delivery', offer(2001));
    expect(await free()).toBeNull();
    await town.db.run(sql`update coupons set min_purchase = 2001 where code = 'DELIVERED'`);
    expect(await free({ coupon_code: 'delivered' })).toBeNull();
    await town.db.run(sql`update coupons set min_purchase = 2000 where code = 'DELIVERED'`);
    expect(await free({ coupon_code: 'delivered' })).toEqual({ by: 'admin', because: 'coupon' });
    const byStore = await during(
      sql`update stores set free_delivery = true where id = ${food.id}`,
      sql`update stores set free_delivery = false where id = ${food.id}`,
      free,
    );
    expect(byStore).toEqual({ by: 'vendor', because: 'store' });
  });

  test('a surge is part of the fee, with its note, but not where the store delivers itself [CHK-013] [CHK-007b]', async () => {
    await town.db.run(sql`
      insert into surge_prices (zone_id, module_id, title, customer_note, price, price_type, is_permanent, weekly_days)
      values (${food.zone_id}, ${town.modules.food}, ${{ en: 'Rain', es: 'Lluvia' }},
        ${{ en: 'It rains', es: 'Llueve' }}, 20, 'percent', true, '{0,1,2,3,4,5,6}')`);
    const { quote, total } = await town.quote('food', maja, { cart: [line(dish)] });
    expect(quote.surge).toEqual({ title: 'Rain', customer_note: 'It rains', customer_note_status: 1 });
    expect(total.delivery.surge).toBe(Math.round(total.delivery.base * 0.2));
    expect(total.delivery_charge).toBe(total.delivery.base + total.delivery.surge);
    const self = await during(
      sql`update stores set self_delivery_system = true, minimum_shipping_charge = 333 where id = ${food.id}`,
      sql`update stores set self_delivery_system = false where id = ${food.id}`,
      () => town.quote('food', maja, { cart: [line(dish)] }),
    );
    expect(self.quote.surge).toBeNull();
    expect(self.total.delivery).toMatchObject({ base: 333, surge: 0 });
    const fetched = await town.quote('food', maja, { cart: [line(dish)], order_type: 'take_away' });
    expect(fetched.quote.surge).toBeNull();
    await town.db.run(sql`delete from surge_prices`);
  });

  test('a coupon that makes the order too small for its cashback says so', async () => {
    await town.db.run(sql`delete from cashback_rules where module_id = ${town.modules.food}`);
    await town.db.run(sql`update coupons set min_purchase = 0 where code = 'DELIVERED'`);
    const { quote: full } = await town.quote('food', maja, { cart: [line(dish)] });
    await town.db.run(sql`
      insert into cashback_rules (module_id, title, cashback_type, cashback_amount, min_purchase, start_date, end_date)
      values (${town.modules.food}, ${{ en: 'Back', es: 'Vuelve' }}, 'amount', 200, ${full.order_amount}, '2020-01-01',
        '2040-01-01')`);
    expect((await town.quote('food', maja, { cart: [line(dish)] })).quote).toMatchObject({
      cashback_amount: 200,
      lost_cashback_amount: 0,
    });
    const { quote } = await town.quote('food', maja, { cart: [line(dish)], coupon_code: 'delivered' });
    expect(quote).toMatchObject({ cashback_amount: 0, lost_cashback_amount: 200 });
    await town.db.run(sql`delete from cashback_rules where module_id = ${town.modules.food}`);
  });

  test('a newcomer who was referred pays less, once; what comes back is told [CHK-010] [WALL-017] [WALL-018]', async () => {
    await town.db.run(sql`delete from cashback_rules where module_id = ${town.modules.food}`);
    await town.db.run(sql`
      insert into cashback_rules (module_id, title, cashback_type, cashback_amount, start_date, end_date)
      values (${town.modules.food}, ${{ en: 'Back', es: 'Vuelve' }}, 'percentage', 10, '2020-01-01', '2040-01-01')`);
    const nils = await town.newCustomer();
    await town.db.run(sql`update customers set ref_by = ${maja.id} where id = ${nils.id}`);
    await town.setting('new_customer_discount_status', 1);
    await town.setting('new_customer_discount_amount', 150);
    await town.setting('new_customer_discount_amount_type', 'amount');
    await town.setting('new_customer_discount_amount_validity', 30);
    await town.setting('new_customer_discount_validity_type', 'day');
    const { quote, total } = await town.quote('food', nils, { cart: [line(dish)] });
    expect(total.ref_bonus_amount).toBe(150);
    expect(quote.cashback_amount).toBe(Math.round(total.order_amount / 10));
    expect(quote.lost_cashback_amount).toBe(0);
    await town.db.run(sql`update customers set order_count = 1 where id = ${nils.id}`);
    expect((await town.quote('food', nils, { cart: [line(dish)] })).total.ref_bonus_amount).toBe(0);
    expect((await town.quote('food', maja, { cart: [line(dish)] })).total.ref_bonus_amount).toBe(0);
  });

  test('whatever the demo town sells: the browser gets the server’s total, and its lines add up', async () => {
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce']) {
      const items = await town.db.rows<{ id: number; store_id: number; type: string | null }>(sql`
        select distinct on (store_id) i.id, i.store_id,
          (select v.type from item_variations v where v.item_id = i.id order by v.id limit 1) as type
        from items i where module_id = ${town.modules[module]} order by store_id, discount desc, id limit 5`);
      for (const { id, type } of items) {
        const { quote, total } = await town.quote(module, maja, {
          cart: [line(id, 3, type ? { variation: [{ type }] } : {})],
          dm_tips: 1.23,
        });
        expect(total.order_amount).toBe(quote.order_amount);
        expect(summaryLines(total).reduce((sum, { added }) => sum + added, 0)).toBe(quote.order_amount);
      }
    }
  });
});

describe('why an order cannot be placed as it stands', () => {
  const problem = async (request: Record<string, unknown>, module = 'food', who = maja) => {
    const { quote } = await town.quote(module, who, request);
    return quote.problems[0] ?? null;
  };
  const request = () => ({ cart: [line(dish)] });

  test('closed store, item off sale, out of its hours, below the minimum: each in its own words [CHK-015]', async () => {
    const name = await town.db.row<{ item: string; store: string }>(sql`
      select i.name ->> 'en' as item, s.name ->> 'en' as store from items i join stores s on s.id = i.store_id
      where i.id = ${dish}`);
    const said = [
      await during(
        sql`update store_schedules set opening_time = '00:00', closing_time = '00:00:01' where store_id = ${food.id}`,
        sql`update store_schedules set closing_time = '23:59:59' where store_id = ${food.id}`,
        () => problem(request()),
      ),
      await during(
        sql`update stores set active = false where id = ${food.id}`,
        sql`update stores set active = true where id = ${food.id}`,
        () => problem(request()),
      ),
      await during(
        sql`update items set status = false where id = ${dish}`,
        sql`update items set status = true where id = ${dish}`,
        () => problem(request()),
      ),
      await during(
        sql`update items set available_time_starts = '00:00', available_time_ends = '00:00:01' where id = ${dish}`,
        sql`update items set available_time_ends = '23:59:59' where id = ${dish}`,
        () => problem(request()),
      ),
      await during(
        sql`update stores set minimum_order = 2001 where id = ${food.id}`,
        sql`update stores set minimum_order = 0 where id = ${food.id}`,
        () => problem(request()),
      ),
    ];
    expect(said).toEqual([
      { code: 'order_time', message: `${name?.store} is closed now`, line: null },
      { code: 'store', message: 'This store is not taking orders at the moment', line: null },
      { code: 'not_found', message: `${name?.item} is no longer sold. Please remove it from your cart`, line: 0 },
      { code: 'order_time', message: `${name?.item} is only offered from 00:00 to 00:00`, line: 0 },
      { code: 'order_time', message: `The minimum order of ${name?.store} is $20.01`, line: null },
    ]);
    expect(await problem(request())).toBeNull();
  });

  test('a slot that is offered can be ordered; the past, the day after the last one and closed hours cannot [CHK-014]', async () => {
    const { quote } = await town.quote('food', maja, request());
    expect(quote.schedule.offered).toBe(true);
    const { slot_duration, windows, days, now } = quote.schedule;
    expect(days).toBe(7);
    const slots = slotDays({ windows, slot_duration, days }, now).flatMap((day) => day.slots);
    const later = slots.at(-1)?.schedule_at ?? '';
    expect(await problem({ ...request(), schedule_at: later })).toBeNull();
    expect(await problem({ ...request(), schedule_at: '2020-01-01 12:00' })).toMatchObject({ code: 'schedule_at' });
    expect(await problem({ ...request(), schedule_at: '2090-01-01 12:00' })).toMatchObject({ code: 'schedule_at' });
    expect(await problem({ ...request(), schedule_at: 'soon' })).toMatchObject({ code: 'schedule_at' });
    expect(await problem({ ...request(), schedule_at: '9999-12-31 23:59' })).toMatchObject({ code: 'schedule_at' });
    const closed = await during(
      sql`update store_schedules set closing_time = '00:00:30' where store_id = ${food.id}`,
      sql`update store_schedules set closing_time = '23:59:59' where store_id = ${food.id}`,
      () => problem({ ...request(), schedule_at: later }),
    );
    expect(closed).toMatchObject({ code: 'order_time' });
    const off = await during(
      sql`update stores set schedule_order = false where id = ${food.id}`,
      sql`update stores set schedule_order = true where id = ${food.id}`,
      () => problem({ ...request(), schedule_at: later }),
    );
    expect(off).toMatchObject({ code: 'schedule_at' });
  });

  test('an hour that clocks skip in the coming days is neither offered nor taken', async () => {
    vi.spyOn(town.api.deps, 'now').mockReturnValue(new Date('2027-03-27T11:00:00Z'));
    try {
      const then = await town.newCustomer();
      const { windows, slot_duration, now } = (await town.quote('food', then, request())).quote.schedule;
      const offered = slotDays({ windows, slot_duration, days: 2 }, now)[1]?.slots ?? [];
      expect(offered.filter(({ to }) => to > '02:00' && to <= '03:00')).toEqual([]);
      expect(offered.map(({ from }) => from)).toEqual(expect.arrayContaining(['00:00', '03:00']));
      const asked = { ...request(), schedule_at: '2027-03-28 02:30' };
      expect(await problem(asked, 'food', then)).toMatchObject({ code: 'order_time' });
      expect(await problem({ ...asked, schedule_at: '2027-03-29 02:30' }, 'food', then)).toBeNull();
    } finally {
      vi.restoreAllMocks();
    }
  });

  test('a place outside the zone, no place, an order type that is not offered', async () => {
    expect(await problem({ ...request(), latitude: 58.5, longitude: 13 })).toMatchObject({ code: 'zone' });
    expect(await problem({ ...request(), latitude: null, longitude: '' })).toMatchObject({ code: 'address' });
    expect(await problem({ ...request(), latitude: null, longitude: null, order_type: 'take_away' })).toBeNull();
    const fetched = await during(
      sql`update stores set take_away = false where id = ${food.id}`,
      sql`update stores set take_away = true where id = ${food.id}`,
      () => problem({ ...request(), order_type: 'take_away' }),
    );
    expect(fetched).toMatchObject({ code: 'order_type' });
  });

  test('a store whose zone is off, or has left its module out: neither brought, for nothing, nor fetched', async () => {
    const ways = async () => [await problem(request()), await problem({ ...request(), order_type: 'take_away' })];
    const refused = [expect.objectContaining({ code: 'store' }), expect.objectContaining({ code: 'store' })];
    const zone = (status: boolean) => sql`update zones set status = ${status} where id = ${food.zone_id}`;
    expect(await during(zone(false), zone(true), ways)).toEqual(refused);
    const own = sql`zone_id = ${food.zone_id} and module_id = ${town.modules.food}`;
    const [offered] = await town.db.rows(sql`select * from zone_modules where ${own}`);
    const again = sql`insert into zone_modules select * from jsonb_populate_record(null::zone_modules, ${JSON.stringify(offered)}::jsonb)`;
    expect(await during(sql`delete from zone_modules where ${own}`, again, ways)).toEqual(refused);
    expect(await ways()).toEqual([null, null]);
  });

  test('too many: of the stock, shared by two lines, of a flash sale, of what one may have', async () => {
    await town.db.run(sql`update items set stock = 5 where id = ${milk}`);
    const ask = async (...cart: unknown[]) => codes((await town.quote('grocery', maja, { cart })).quote);
    expect(await ask(line(milk, 5))).toEqual([]);
    expect(await ask(line(milk, 6))).toEqual(['stock']);
    expect(await ask(line(milk, 3), line(milk, 3))).toEqual(['stock', 'stock']);
    const sale = await town.db.row<{ id: number }>(
      sql`select id from flash_sales where module_id = ${town.modules.grocery} limit 1`,
    );
    await town.db.run(sql`
      insert into flash_sale_items (flash_sale_id, item_id, stock, sold, discount, discount_type)
      values (${sale?.id}, ${milk}, 10, 8, 50, 'percent')`);
    const { quote } = await town.quote('grocery', maja, { cart: [line(milk, 2)] });
    expect(quote.lines[0]).toMatchObject({ discount_on_item: 2000, discount_on_product_by: 'flash_sale' });
    expect(await ask(line(milk, 3))).toEqual(['stock']);
    await town.db.run(sql`delete from flash_sale_items where item_id = ${milk}`);
    await town.db.run(sql`update items set maximum_cart_quantity = 2 where id = ${milk}`);
    expect(await ask(line(milk, 3))).toEqual(['quantity']);
    await town.db.run(sql`update items set maximum_cart_quantity = null where id = ${milk}`);
  });

  test('too few left says so in the words of the cart, none left is "Out of Stock"; of a flash sale, too', async () => {
    const said = async (quantity: number) => (await problem({ cart: [line(milk, quantity)] }, 'grocery'))?.message;
    await town.db.run(sql`update items set stock = 5 where id = ${milk}`);
    expect(await said(6)).toBe('Not that many left');
    await town.db.run(sql`update items set stock = 0 where id = ${milk}`);
    expect(await said(1)).toBe('Out of Stock');
    await town.db.run(sql`update items set stock = 50 where id = ${milk}`);
    await town.db.run(sql`
      insert into flash_sale_items (flash_sale_id, item_id, stock, sold, discount, discount_type)
      select id, ${milk}::int, 10, 8, 50, 'percent' from flash_sales where module_id = ${town.modules.grocery} limit 1`);
    expect(await said(3)).toBe('Not that many left');
    await town.db.run(sql`delete from flash_sale_items where item_id = ${milk}`);
  });

  test('an unknown choice, an item that does not exist, goods of two stores, an empty cart', async () => {
    expect(await problem({ cart: [line(dish, 1, { variation: [{ type: 'Purple' }] })] })).toMatchObject({
      code: 'variation',
      line: 0,
    });
    expect(await problem({ cart: [line(dish), line(999_999_999)] })).toMatchObject({ code: 'not_found' });
    const elsewhere = await town.db.row<{ id: number }>(sql`
      select id from items where module_id = ${town.modules.food} and store_id <> ${food.id} and status
      order by id limit 1`);
    expect(await problem({ cart: [line(dish), line(elsewhere?.id ?? 0)] })).toMatchObject({
      code: 'different_stores',
      line: 1,
    });
    for (const nothing of [{ cart: [] }, { is_buy_now: 0, cart: [line(dish)] }]) {
      const { status, body } = await town.ask('food', maja, nothing);
      expect([status, body.errors[0].code]).toEqual([403, 'empty_cart']);
    }
  });

  test.each([
    { cart: [{ item_id: 1, model: 'Item', quantity: 0 }] },
    { cart: [{ item_id: 1, model: 'Item', quantity: 1e9 }] },
    { cart: 'no list' },
    { cart: [{ item_id: -1, quantity: 1 }] },
    { order_type: 'parcel' },
    { dm_tips: -1 },
    { latitude: 91 },
    { store_id: 'one' },
  ])('what makes no sense is refused before anything is read: %o', async (body) => {
    const { status } = await town.ask('food', maja, { cart: [line(dish)], ...body });
    expect(status).toBe(403);
  });

  test('a guest may order, unless the business says no', async () => {
    const { guest_id } = await newGuest(town.api);
    const ask = () =>
      town.api.call('/api/v1/customer/order/quote', {
        method: 'POST',
        headers: { moduleid: String(town.modules.food) },
        body: { is_buy_now: '1', ...HERE, cart: JSON.stringify([line(dish)]), guest_id },
      });
    const open = await ask();
    expect([open.status, open.body.problems, open.body.payment.wallet]).toEqual([200, [], false]);
    await town.setting('guest_checkout_status', 0);
    expect((await ask()).body.problems).toMatchObject([{ code: 'is_guest' }]);
    await town.setting('guest_checkout_status', 1);
  });

  test('the same is answered in Spanish', async () => {
    const { body } = await town.api.call('/api/v1/customer/order/quote', {
      method: 'POST',
      headers: { ...town.headers('food', maja), 'x-localization': 'es' },
      body: { is_buy_now: 1, cart: [line(dish)] },
    });
    expect(body.problems[0].message).toBe('Elige una dirección de entrega');
  });
});

test('ways to pay are those of shop and zone, with the limit for cash and the wallet [CHK-021]', async () => {
  await town.db.run(sql`update customers set wallet_balance = 1234 where id = ${maja.id}`);
  await town.db.run(sql`
    update zone_modules set maximum_cod_order_amount = 5000
    where zone_id = ${food.zone_id} and module_id = ${town.modules.food}`);
  const pay = async () => (await town.quote('food', maja, { cart: [line(dish)] })).quote.payment;
  expect(await pay()).toMatchObject({
    cash_on_delivery: true,
    offline_payment: true,
    wallet: true,
    maximum_cod_order_amount: 5000,
    wallet_balance: 1234,
  });
  await town.db.run(sql`
    update zones set cash_on_delivery = false, digital_payment = false, offline_payment = false where id = ${food.zone_id}`);
  expect(await pay()).toMatchObject({
    cash_on_delivery: false,
    digital_payment: false,
    offline_payment: false,
    partial_payment: [],
  });
  await town.db.run(sql`
    update zones set cash_on_delivery = true, digital_payment = true, offline_payment = true where id = ${food.zone_id}`);
});

test('what was quoted is what is stored, for real goods of every module [CHK-016]', async () => {
  type Item = {
    id: number;
    type: string | null;
    food_variations: { name: { en: string }; required: string; values: { label: { en: string } }[] }[];
  };
  for (const module of ['food', 'grocery', 'ecommerce']) {
    const store = await town.storeOf(module);
    const items = await town.db.rows<Item>(sql`
      select i.id, i.food_variations,
        (select v.type from item_variations v where v.item_id = i.id and v.stock > 2 order by v.id limit 1) as type
      from items i
      where store_id = ${store.id} and status and is_approved and coalesce(stock, 9) > 2
        and available_time_starts = '00:00' and available_time_ends > '23:59' and not is_prescription_required
      order by discount desc, id desc limit 3`);
    expect(items.length).toBe(3);
    const cart = items.map(({ id, type, food_variations }, at) =>
      line(id, at + 1, {
        variation: [
          ...(type ? [{ type }] : []),
          ...food_variations
            .filter(({ required }) => required === 'on')
            .map(({ name, values }) => ({ name: name.en, values: { label: [values[0]?.label.en] } })),
        ],
      }),
    );
    const request = { cart, store_id: store.id, dm_tips: 3.4, extra_packaging_amount: 1 };
    const { quote, total } = await town.quote(module, maja, request);
    expect(quote.problems).toEqual([]);
    const placed = await town.api.call('/api/v1/customer/order/place', {
      method: 'POST',
      headers: town.headers(module, maja),
      body: {
        is_buy_now: 1,
        ...HERE,
        ...request,
        payment_method: 'cash_on_delivery',
        order_amount: total.order_amount / 100,
        contact_person_number: '+46701234567',
        address: 'Street 1',
      },
    });
    expect(placed.status, placed.text).toBe(200);
    const stored = await town.db.row<Record<string, unknown>>(sql`
      select total, order_amount, dm_tips, delivery_charge, total_tax_amount, extra_packaging_amount, store_discount_amount
      from orders where id = ${placed.body.order_id}`);
    expect(stored).toMatchObject({
      total,
      order_amount: quote.order_amount,
      dm_tips: 340,
      delivery_charge: total.delivery_charge,
      total_tax_amount: total.tax.total_tax_amount,
      extra_packaging_amount: total.extra_packaging_amount,
      store_discount_amount: total.goods.store_discount_amount,
    });
  }
});

test('the stored cart is quoted too, and with its rows held it says the same', async () => {
  const lisa = await town.newCustomer();
  const added = await town.api.call('/api/v1/customer/cart/add', {
    method: 'POST',
    headers: town.headers('grocery', lisa),
    body: { item_id: milk, model: 'Item', quantity: 2 },
  });
  expect(added.status).toBe(200);
  const { quote } = await town.quote('grocery', lisa, { is_buy_now: 0, store_id: grocery.id });
  expect(quote.lines).toMatchObject([{ item_id: milk, quantity: 2, cart_id: added.body[0].id }]);
  const request = {
    goods: null,
    store_id: grocery.id,
    order_type: 'delivery',
    at: { lat: HERE.latitude, lng: HERE.longitude },
    schedule_at: null,
    coupon_code: 'bagfree',
    dm_tips: 0,
    wantsPackaging: false,
    is_prescription: false,
    owner: { kind: 'customer', id: lisa.id },
    module_id: null,
    language: 'en',
  } as const;
  const { deps } = town.api;
  const settings = await settingsNow(deps, 'en');
  const held = await town.db.transaction((tx) => quoteOrder(deps, tx, request, { settings, lock: true }));
  expect(held.total.goods.total).toBe(4000);
  expect(held.coupon?.code).toBe('BAGFREE');
  expect(held.schedule.scheduled).toBe(false);
});

test('a prescription alone takes no coupon for goods, which would give nothing; one for the delivery counts', async () => {
  const pharmacy = await town.storeOf('pharmacy');
  for (const [code, coupon_type] of [
    ['RXTENTH', 'default'],
    ['RXBROUGHT', 'free_delivery'],
  ])
    await town.db.run(sql`
      insert into coupons (module_id, title, code, coupon_type, discount, discount_type, start_date, expire_date)
      values (${town.modules.pharmacy}, '{"en": "Well"}', ${code}, ${coupon_type}, 10, 'percent', '2020-01-01', '2099-01-01')`);
  const ask = (coupon_code: string) =>
    town.quote('pharmacy', maja, { is_buy_now: 0, is_prescription: true, store_id: pharmacy.id, coupon_code });
  const refused = await ask('RXTENTH');
  expect(refused.quote.problems).toMatchObject([
    { code: 'coupon', message: 'This coupon cannot be used for this order' },
  ]);
  expect(refused.total.delivery_charge).toBeGreaterThan(0);
  const brought = await ask('RXBROUGHT');
  expect(brought.quote.problems).toEqual([]);
  expect(brought.total.delivery_charge).toBe(0);
});

test('a prescription alone costs the fees, where the store takes one [CHK-029]', async () => {
  const pharmacy = await town.storeOf('pharmacy');
  const ask = (store_id: number) =>
    town.quote('pharmacy', maja, { is_buy_now: 0, is_prescription: true, store_id, dm_tips: 1 });
  const { quote, total } = await ask(pharmacy.id);
  expect(quote.problems).toEqual([]);
  expect(total.goods.total).toBe(0);
  expect(total.order_amount).toBe(total.delivery_charge + 49 + 100);
  await town.db.run(sql`update stores set prescription_order = false where id = ${pharmacy.id}`);
  expect(codes((await ask(pharmacy.id)).quote)).toEqual(['store']);
});
