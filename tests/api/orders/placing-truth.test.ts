import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInputShape } from '#contract/checkout/quote-facts.ts';
import { orderTotal } from '#domain/pricing/order-total.ts';
import { summaryLines } from '#domain/pricing/summary-lines.ts';
import { sql } from '#server/db/sql.ts';
import { openDaily } from '#tests/support/town/opening-hours.ts';
import { type OrderTown, orderTown } from './order-town.ts';

let town: OrderTown;

beforeAll(async () => {
  town = await orderTown();
  // All of them wait for a transfer, behind one address.
  await town.db.run(sql`
    insert into settings (key, value) values ('unpaid_orders_per_shopper', '100'), ('unpaid_orders_per_address', '100')`);
});
afterAll(() => town.stop());

type Demo = {
  id: number;
  store_id: number;
  zone_id: number;
  latitude: number;
  longitude: number;
  type: string | null;
  add_on: number | null;
  groups: { name: { en: string }; min: number; values: { label: { en: string } }[] }[];
};

/** Things as the town sells them: with options, combinations, discounts, flash sales, of stores with their own rules. */
const demoItems = (module_id: number): Promise<Demo[]> =>
  town.db.rows(sql`
    select distinct on (i.store_id) i.id, i.store_id, s.zone_id, s.latitude, s.longitude,
      i.food_variations as groups,
      (select v.type from item_variations v where v.item_id = i.id and v.stock > 5 order by v.id limit 1) as type,
      (select a.id from item_add_ons x join add_ons a on a.id = x.add_on_id and a.status
        where x.item_id = i.id order by a.id limit 1) as add_on
    from items i join stores s on s.id = i.store_id
    where i.module_id = ${module_id} and i.status and i.is_approved and s.status and not i.is_prescription_required
      and (i.stock is null or i.stock > 5)
    order by i.store_id, (i.discount > 0)::int desc, i.id limit 6`);

test.each(['food', 'grocery', 'pharmacy', 'ecommerce'])(
  'what the browser counts from the quote is what the order costs, line by line, for goods of %s [CHK-016]',
  async (module) => {
    const module_id = town.modules[module] ?? 0;
    const items = await demoItems(module_id);
    expect(items.length).toBeGreaterThan(1);
    // Every store stands open and delivers; what it charges stays as it is.
    const stores = items.map(({ store_id }) => store_id);
    await town.db.run(sql`
      update stores set active = true, delivery = true, minimum_order = 0 where id = any (${stores}::int[])`);
    await openDaily(town.db, stores);
    await town.db.run(sql`
      update items set available_time_starts = '00:00', available_time_ends = '23:59:59'
      where id = any (${items.map(({ id }) => id)}::int[])`);

    for (const [at, item] of items.entries()) {
      const who = at % 2 === 0 ? await town.customer() : await town.guest();
      // To where another store of the zone stands: near or far, and within reach.
      const door = items.find(({ zone_id }) => zone_id === item.zone_id) ?? item;
      const shop = {
        module,
        module_id,
        store_id: item.store_id,
        zone_id: item.zone_id,
        at: { latitude: door.latitude, longitude: door.longitude },
        items: [],
      };
      const cart = [
        {
          item_id: item.id,
          model: 'Item',
          quantity: 1 + (at % 3),
          variation: [
            ...(item.type === null ? [] : [{ type: item.type }]),
            ...item.groups.map(({ name, min, values }) => ({
              name: name.en,
              values: { label: values.slice(0, Math.max(1, min)).map(({ label }) => label.en) },
            })),
          ],
          ...(item.add_on !== null && { add_on_ids: [item.add_on], add_on_qtys: [2] }),
        },
      ];
      const request = { is_buy_now: 1, cart, dm_tips: at, extra_packaging_amount: at % 2 };
      const quote = await town.quote(who, shop, request);
      expect(quote.problems, JSON.stringify({ item, problems: quote.problems })).toEqual([]);
      const preview = orderTotal(orderInputShape.parse(quote.input));
      expect(preview.order_amount).toBe(Math.round(quote.order_amount * 100));
      const added = summaryLines(preview).reduce((sum, line) => sum + line.added, 0);
      expect(added).toBe(preview.order_amount);

      const answer = await town.place(who, shop, {
        ...request,
        order_amount: preview.order_amount / 100,
        payment_method: 'offline_payment',
      });
      expect(answer.status, answer.text).toBe(200);
      const row = await town.orderRow(answer.body.order_id);
      expect(row.total).toEqual(JSON.parse(JSON.stringify(preview)));
      expect(row.order_amount).toBe(preview.order_amount);
    }
  },
  30_000,
);
