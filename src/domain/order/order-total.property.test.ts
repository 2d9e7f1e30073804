import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { discountFromWire, discountToWire } from '#contract/discount-wire.ts';
import { money } from '#contract/wire.ts';
import type { Discount } from '../pricing/discount.ts';
import { COUPON_TYPES } from './coupon-discount.ts';
import { type OrderInput, orderTotal } from './order-total.ts';
import { summaryLines } from './summary-lines.ts';

const percent = (most = 100) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
const switched = fc.constantFrom<0 | 1>(0, 1);
const discount = fc.oneof(
  fc.record({ discount: percent(), discount_type: fc.constant('percent' as const) }),
  fc.record({ discount: fc.nat(30_00), discount_type: fc.constant('amount' as const) }),
);
const distanceRates = {
  per_km_shipping_charge: fc.nat(5_00),
  minimum_shipping_charge: fc.nat(10_00),
  maximum_shipping_charge: fc.option(fc.nat(40_00)),
};
const line = fc.record({
  price: fc.nat(500_00),
  quantity: fc.integer({ min: 1, max: 30 }),
  add_ons: fc.array(fc.record({ price: fc.nat(20_00), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 3 }),
  discount,
  flash: fc.option(
    fc.tuple(discount, percent()).map(([off, admin_discount_percentage]) => ({ ...off, admin_discount_percentage })),
  ),
});

const anyOrder: fc.Arbitrary<OrderInput> = fc.record({
  order_type: fc.constantFrom('delivery' as const, 'take_away' as const),
  distance: fc.double({ min: 0, max: 60, noNaN: true }),
  zone: fc.option(
    fc.record({
      ...distanceRates,
      delivery_charge_type: fc.constantFrom('distance' as const, 'fixed' as const),
      fixed_shipping_charge: fc.nat(20_00),
    }),
  ),
  vehicles: fc.array(
    fc.record({
      starting_coverage_area: fc.nat(20),
      maximum_coverage_area: fc.integer({ min: 21, max: 60 }),
      extra_charges: fc.nat(5_00),
    }),
    { maxLength: 3 },
  ),
  surge: fc.option(
    fc.record({ price: fc.nat(3_00), price_type: fc.constantFrom('percent' as const, 'amount' as const) }),
  ),
  lines: fc.array(line, { maxLength: 8 }),
  store: fc.record({
    ...distanceRates,
    self_delivery_system: switched,
    extra_packaging_status: fc.boolean(),
    extra_packaging_amount: fc.nat(3_00),
    tax: percent(30),
    free_delivery: fc.boolean(),
    discount: fc.option(fc.record({ discount: percent(), min_purchase: fc.nat(300_00), max_discount: fc.nat(100_00) })),
  }),
  settings: fc.record({
    tax_included: switched,
    additional_charge_status: switched,
    additional_charge: fc.nat(5_00),
    dm_tips_status: switched,
    admin_free_delivery: fc.record({
      status: fc.boolean(),
      type: fc.constantFrom('free_delivery_to_all_store' as const, 'free_delivery_by_order_amount' as const),
      free_delivery_over: fc.nat(900_00),
    }),
  }),
  coupon: fc.option(
    fc
      .record({
        coupon_type: fc.constantFrom(...COUPON_TYPES),
        min_purchase: fc.nat(300_00),
        max_discount: fc.nat(50_00),
        created_by: fc.constantFrom('admin' as const, 'vendor' as const),
      })
      .chain((terms) => discount.map((off) => ({ ...terms, ...off }))),
  ),
  referral: fc.option(
    fc.record({
      new_customer_discount_amount: fc.nat(100),
      new_customer_discount_amount_type: fc.constantFrom('amount' as const, 'percentage' as const),
    }),
  ),
  dm_tips: fc.nat(40_00),
  modulePacks: fc.boolean(),
  wantsPackaging: fc.boolean(),
});

test('for any order the lines that are shown add up to the total, which is whole and not below zero', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const total = orderTotal(order);
      const lines = summaryLines(total);
      expect(lines.reduce((sum, { added }) => sum + added, 0)).toBe(total.order_amount);
      expect(total.order_amount).toBeGreaterThanOrEqual(0);
      for (const { name, amount } of lines) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(Math.sign(amount)).not.toBe(/discount/.test(name) ? 1 : -1);
      }
    }),
  );
});

test('for any order the discounts of its lines add up to the order’s, and no line costs less than its add-ons', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { goods } = orderTotal(order);
      const flash = goods.flash_admin_discount_amount + goods.flash_store_discount_amount;
      const off = (source: RegExp) =>
        goods.lines.filter((one) => source.test(one.source)).reduce((sum, one) => sum + one.off, 0);
      expect(off(/flash_sale/)).toBe(flash);
      expect(off(/product_discount|store_discount/)).toBe(goods.store_discount_amount);
      expect(goods.store_discount_amount).toBe(Math.max(goods.product_discount, goods.store_discount));
      expect(goods.flash_store_discount_amount).toBeGreaterThanOrEqual(0);
      expect(goods.lines.reduce((sum, one) => sum + one.total, 0)).toBe(goods.total);
      for (const one of goods.lines) expect(one.total).toBeGreaterThanOrEqual(one.add_ons);
    }),
  );
});

test('for any order the total does not depend on the order of its lines', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const withoutLines = ({ goods: { lines: _, ...goods }, ...total }: ReturnType<typeof orderTotal>) => ({
        ...total,
        goods,
      });
      const turned = orderTotal({ ...order, lines: order.lines.toReversed() });
      expect(withoutLines(turned)).toEqual(withoutLines(orderTotal(order)));
    }),
  );
});

test('for any order two lines of the same thing cost what one line of both costs', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const apart = order.lines.flatMap((one) =>
        one.quantity === 1
          ? [one]
          : [
              { ...one, quantity: 1 },
              { ...one, quantity: one.quantity - 1, add_ons: [] },
            ],
      );
      expect(orderTotal({ ...order, lines: apart }).order_amount).toBe(orderTotal(order).order_amount);
    }),
  );
});

test('for any order it makes no difference whether its amounts came over the wire', () => {
  const sent = (amount: number): number => z.decode(money, JSON.parse(JSON.stringify(z.encode(money, amount))));
  const sentDiscount = <One extends Discount>(one: One): One => ({
    ...one,
    ...discountFromWire(JSON.parse(JSON.stringify(discountToWire(one)))),
  });
  const sentRates = <Rates extends OrderInput['store'] | NonNullable<OrderInput['zone']>>(rates: Rates): Rates => ({
    ...rates,
    per_km_shipping_charge: sent(rates.per_km_shipping_charge),
    minimum_shipping_charge: sent(rates.minimum_shipping_charge),
    maximum_shipping_charge: rates.maximum_shipping_charge === null ? null : sent(rates.maximum_shipping_charge),
  });
  fc.assert(
    fc.property(anyOrder, (order) => {
      const arrived: OrderInput = {
        ...order,
        lines: order.lines.map((one) => ({
          ...one,
          price: sent(one.price),
          add_ons: one.add_ons.map((addOn) => ({ ...addOn, price: sent(addOn.price) })),
          discount: sentDiscount(one.discount),
          flash: one.flash && sentDiscount(one.flash),
        })),
        coupon: order.coupon && {
          ...sentDiscount(order.coupon),
          min_purchase: sent(order.coupon.min_purchase),
          max_discount: sent(order.coupon.max_discount),
        },
        zone: order.zone && {
          ...sentRates(order.zone),
          fixed_shipping_charge: sent(order.zone.fixed_shipping_charge),
        },
        store: {
          ...sentRates(order.store),
          extra_packaging_amount: sent(order.store.extra_packaging_amount),
          discount: order.store.discount && {
            ...order.store.discount,
            min_purchase: sent(order.store.discount.min_purchase),
            max_discount: sent(order.store.discount.max_discount),
          },
        },
        settings: { ...order.settings, additional_charge: sent(order.settings.additional_charge) },
        dm_tips: sent(order.dm_tips),
      };
      expect(orderTotal(arrived)).toEqual(orderTotal(order));
    }),
  );
});

test('for any order a tip changes the total by itself alone', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const without = orderTotal({ ...order, dm_tips: 0 });
      const { dm_tips, order_amount } = orderTotal(order);
      expect(order_amount - without.order_amount).toBe(dm_tips);
    }),
  );
});

test('for any order a coupon that takes something off the goods never makes the goods dearer', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const [with_, without] = [orderTotal(order), orderTotal({ ...order, coupon: null })];
      expect(with_.tax.base).toBeLessThanOrEqual(without.tax.base);
      expect(with_.goods).toEqual(without.goods);
    }),
  );
});
