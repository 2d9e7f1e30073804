import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COUPON_TYPES, type Coupon, couponDiscount } from './coupon-discount.ts';

const aCoupon = (overrides: Partial<Coupon> = {}): Coupon => ({
  coupon_type: 'default',
  discount: 10,
  discount_type: 'percent',
  min_purchase: 0,
  max_discount: 0,
  created_by: 'admin',
  ...overrides,
});

describe('couponDiscount', () => {
  test('takes its per cent, or its amount, off the subtotal [COUP-006]', () => {
    expect(couponDiscount(aCoupon({ discount: 15 }), 80_00)).toBe(12_00);
    expect(couponDiscount(aCoupon({ discount: 7_50, discount_type: 'amount' }), 80_00)).toBe(7_50);
  });

  test('takes off no more than max_discount; 0 is no limit [COUP-007]', () => {
    expect(couponDiscount(aCoupon({ discount: 90, max_discount: 4_00 }), 100_00)).toBe(4_00);
    expect(couponDiscount(aCoupon({ discount: 90, max_discount: 0 }), 100_00)).toBe(90_00);
    expect(couponDiscount(aCoupon({ discount: 9_00, discount_type: 'amount', max_discount: 4_00 }), 100_00)).toBe(4_00);
  });

  test.each([
    { subtotal: 49_99, discount: 0 },
    { subtotal: 50_00, discount: 5_00 },
    { subtotal: 50_01, discount: 5_00 },
  ])('with min_purchase 5000, a subtotal of $subtotal gives $discount [COUP-001a]', ({ subtotal, discount }) => {
    expect(couponDiscount(aCoupon({ min_purchase: 50_00 }), subtotal)).toBe(discount);
  });

  test('takes nothing off the goods where it makes delivery free', () => {
    expect(couponDiscount(aCoupon({ coupon_type: 'free_delivery', discount: 50 }), 80_00)).toBe(0);
    expect(couponDiscount(null, 80_00)).toBe(0);
  });
});

test('for any coupon: whole, within 0 and the subtotal, within its limit, and never less for buying more', () => {
  const coupon = fc.record({
    coupon_type: fc.constantFrom(...COUPON_TYPES),
    discount_type: fc.constant('percent' as const),
    discount: fc.integer({ min: 0, max: 100_00 }).map((hundredths) => hundredths / 100),
    min_purchase: fc.nat(100_00),
    max_discount: fc.nat(50_00),
    created_by: fc.constantFrom('admin' as const, 'vendor' as const),
  });
  const amount = coupon.map((one) => ({
    ...one,
    discount_type: 'amount' as const,
    discount: Math.round(one.discount * 100),
  }));
  fc.assert(
    fc.property(fc.oneof(coupon, amount), fc.nat(500_00), fc.nat(500_00), (chosen, subtotal, more) => {
      const off = couponDiscount(chosen, subtotal);
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(subtotal);
      expect(off).toBeLessThanOrEqual(chosen.max_discount > 0 ? chosen.max_discount : subtotal);
      expect(couponDiscount(chosen, subtotal + more)).toBeGreaterThanOrEqual(off);
    }),
  );
});
