import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import { type Discount, discountedPrice, NO_DISCOUNT, winningDiscount } from '#domain/pricing/discount.ts';
import { sql } from '#server/db/sql.ts';
import { type CatalogueTown, catalogueTown, present, type Row } from './catalog-town.ts';

let town: CatalogueTown;
beforeAll(async () => {
  town = await catalogueTown();
});
afterAll(() => town.stop());

const discount: fc.Arbitrary<Discount> = fc.oneof(
  fc.constant(NO_DISCOUNT),
  fc.record({ discount: fc.integer({ min: 1, max: 100 }), discount_type: fc.constant('percent' as const) }),
  fc.record({ discount: fc.integer({ min: 1, max: 30_00 }), discount_type: fc.constant('amount' as const) }),
);
const offer = fc.record({
  price: fc.integer({ min: 1, max: 200_00 }),
  own: discount,
  store: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 })),
  flash: fc.option(discount, { nil: null }),
  variations: fc.array(fc.integer({ min: 1, max: 300_00 }), { maxLength: 4 }),
});

/** What one of the wire's items costs a shopper, read as the storefront reads it. */
const costs = (item: { price: number; discount: number; discount_type: Discount['discount_type'] }, price: number) =>
  discountedPrice(Math.round(price * 100), discountFromWire(item));

test('whatever is taken off, card and detail cost what the rule says, each variation too [MONEY-013]', async () => {
  const stage = present(
    await town.db.row<{ id: number; store_id: number; sale: number }>(sql`
      select i.id, i.store_id, (select id from flash_sales where module_id = i.module_id limit 1) as sale
      from items i join item_variations v on v.item_id = i.id
      where i.module_id = ${town.modules.ecommerce} order by i.id limit 1`),
  );
  await fc.assert(
    fc.asyncProperty(offer, async ({ price, own, store, flash, variations }) => {
      await town.db.transaction(async (tx) => {
        await tx.run(sql`update items set price = ${price}, discount = ${own.discount},
          discount_type = ${own.discount_type} where id = ${stage.id}`);
        await tx.run(sql`delete from store_discounts where store_id = ${stage.store_id}`);
        if (store > 0)
          await tx.run(sql`insert into store_discounts (store_id, discount, start_date, end_date)
            values (${stage.store_id}, ${store}, '2000-01-01', '2999-01-01')`);
        await tx.run(sql`delete from flash_sale_items where item_id = ${stage.id}`);
        if (flash)
          await tx.run(sql`insert into flash_sale_items (flash_sale_id, item_id, stock, discount, discount_type)
            values (${stage.sale}, ${stage.id}, 5, ${flash.discount}, ${flash.discount_type})`);
        await tx.run(sql`delete from item_variations where item_id = ${stage.id}`);
        await tx.run(sql`insert into item_variations (item_id, type, label, price, stock)
          select ${stage.id}, 'v' || place, '{"en": "v"}', price, 1
          from unnest(${variations}::bigint[]) with ordinality as one (price, place)`);
      });
      // A cached answer may be older than this change, and the notice of it on its way. What answers are made of is not
      // dropped with it: whether an item is still the same its stamp must say.
      town.api.deps.cache.drop(
        Date.now(),
        new Set(['items', 'item_variations', 'flash_sale_items', 'store_discounts']),
      );
      const detail = await town.get(`/items/details/${stage.id}`, 'ecommerce');
      const { products } = await town.get(`/items/latest?store_id=${stage.store_id}&limit=100`, 'ecommerce');
      const card = present(products.find(({ id }: Row) => id === stage.id));
      const wins = winningDiscount(price, { flash, store, own });
      const rule = discountedPrice(price, wins);
      expect([costs(card, card.price), costs(detail, detail.price)]).toEqual([rule, rule]);
      expect(detail.variations.map((variation: { price: number }) => costs(detail, variation.price))).toEqual(
        variations.map((variation) => discountedPrice(variation, wins)),
      );
      expect(card.flash_sale).toBe(flash ? 1 : 0);
    }),
    { numRuns: 60, seed: 13 },
  );
});
