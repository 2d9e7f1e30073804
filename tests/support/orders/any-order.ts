import fc from 'fast-check';
import { COUPON_TYPES } from '#domain/coupons/coupon-discount.ts';
import type { OrderInput } from '#domain/pricing/order-total.ts';

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

/** Anything that may be ordered. */
export const anyOrder: fc.Arbitrary<OrderInput> = fc.record({
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
