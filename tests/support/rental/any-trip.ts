import fc from 'fast-check';
import { COUPON_TYPES } from '#domain/coupons/coupon-discount.ts';
import type { TripBillInput } from '#domain/rental/trip-bill.ts';
import type { TripLength } from '#domain/rental/trip-price.ts';

const percent = (most = 100) => fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
const switched = fc.constantFrom<0 | 1>(0, 1);
const discount = fc.oneof(
  fc.record({ discount: percent(), discount_type: fc.constant('percent' as const) }),
  fc.record({ discount: fc.nat(90_00), discount_type: fc.constant('amount' as const) }),
);
/** Hundredths of hours and metres: as the database keeps them. */
const hours = fc.integer({ min: 100, max: 240_000 }).map((hundredths) => hundredths / 100);
const km = fc.integer({ min: 1, max: 5_000_000 }).map((metres) => metres / 1000);

const anyLength: fc.Arbitrary<TripLength> = fc.oneof(
  hours.map((long) => ({ rental_type: 'hourly' as const, hours: long })),
  hours.map((long) => ({ rental_type: 'day_wise' as const, hours: long })),
  km.map((far) => ({ rental_type: 'distance_wise' as const, km: far })),
);

/** Anything that may be booked. */
export const anyTrip: fc.Arbitrary<TripBillInput> = fc.record({
  length: anyLength,
  lines: fc.array(fc.record({ unit_price: fc.nat(300_00), quantity: fc.integer({ min: 1, max: 20 }), discount }), {
    maxLength: 6,
  }),
  provider: fc.record({
    tax: percent(30),
    discount: fc.option(
      fc.record({
        discount: percent(),
        min_purchase: fc.nat(900_00),
        max_discount: fc.nat(300_00),
        end_date: fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-17'),
        end_time: fc.constantFrom('00:00:00', '12:00:00', '23:59:59'),
      }),
    ),
  }),
  now: fc.constant({ date: '2026-11-16', time: '12:00:00' }),
  coupon: fc.option(
    fc
      .record({
        coupon_type: fc.constantFrom(...COUPON_TYPES),
        min_purchase: fc.nat(900_00),
        max_discount: fc.nat(200_00),
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
  settings: fc.record({
    tax_included: switched,
    additional_charge_status: switched,
    additional_charge: fc.nat(5_00),
  }),
});
