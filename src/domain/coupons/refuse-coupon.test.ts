import { describe, expect, test } from 'vitest';
import { type CouponTerms, type CouponUse, refuseCoupon } from './refuse-coupon.ts';

const aCoupon = (overrides: Partial<CouponTerms> = {}): CouponTerms => ({
  module_id: 1,
  coupon_type: 'default',
  status: true,
  data: [],
  store_id: null,
  customer_id: null,
  limit: null,
  start_date: '2026-11-01',
  expire_date: '2026-11-30',
  min_purchase: 0,
  ...overrides,
});
const aUse = (overrides: Partial<CouponUse> = {}): CouponUse => ({
  module_id: 1,
  store: { id: 7, zone_id: 3 },
  customer: { id: 5, uses: 0, order_count: 0 },
  date: '2026-11-15',
  subtotal: 50_00,
  ...overrides,
});

describe('where it counts', () => {
  test('a store_wise coupon only in the stores of its data [COUP-002]', () => {
    const coupon = aCoupon({ coupon_type: 'store_wise', data: [6, 7] });
    expect(refuseCoupon(coupon, aUse())).toBeNull();
    expect(refuseCoupon(coupon, aUse({ store: { id: 3, zone_id: 7 } }))).toBe('not_eligible');
  });

  test('a zone_wise coupon only in the zones of its data [COUP-004]', () => {
    const coupon = aCoupon({ coupon_type: 'zone_wise', data: [3] });
    expect(refuseCoupon(coupon, aUse())).toBeNull();
    expect(refuseCoupon(coupon, aUse({ store: { id: 3, zone_id: 4 } }))).toBe('not_eligible');
  });

  test('a default coupon in every store and zone [COUP-005]', () => {
    for (const store of [
      { id: 7, zone_id: 3 },
      { id: 99, zone_id: 98 },
    ]) {
      expect(refuseCoupon(aCoupon(), aUse({ store }))).toBeNull();
    }
  });

  test('a vendor’s coupon only in the vendor’s store', () => {
    expect(refuseCoupon(aCoupon({ store_id: 7 }), aUse())).toBeNull();
    expect(refuseCoupon(aCoupon({ store_id: 8 }), aUse())).toBe('not_eligible');
  });

  test('in its own module, and not when it is switched off', () => {
    expect(refuseCoupon(aCoupon(), aUse({ module_id: 2 }))).toBe('unknown');
    expect(refuseCoupon(aCoupon({ status: false }), aUse())).toBe('unknown');
  });
});

test.each([
  { date: '2026-10-31', refusal: 'expired' },
  { date: '2026-11-01', refusal: null },
  { date: '2026-11-30', refusal: null },
  { date: '2026-12-01', refusal: 'expired' },
])('on $date: $refusal', ({ date, refusal }) => {
  expect(refuseCoupon(aCoupon(), aUse({ date }))).toBe(refusal);
});

describe('who may use it', () => {
  test('only the customers it was made for', () => {
    expect(refuseCoupon(aCoupon({ customer_id: [5, 6] }), aUse())).toBeNull();
    expect(refuseCoupon(aCoupon({ customer_id: [6] }), aUse())).toBe('not_eligible');
  });

  test('each customer up to its limit', () => {
    const coupon = aCoupon({ limit: 2 });
    expect(refuseCoupon(coupon, aUse({ customer: { id: 5, uses: 1, order_count: 90 } }))).toBeNull();
    expect(refuseCoupon(coupon, aUse({ customer: { id: 5, uses: 2, order_count: 0 } }))).toBe('limit');
  });

  test('a first_order coupon counts all orders of the customer', () => {
    const coupon = aCoupon({ coupon_type: 'first_order', limit: 1 });
    expect(refuseCoupon(coupon, aUse({ customer: { id: 5, uses: 0, order_count: 0 } }))).toBeNull();
    expect(refuseCoupon(coupon, aUse({ customer: { id: 5, uses: 0, order_count: 1 } }))).toBe('limit');
  });

  test('a guest only one without limit and list, since nobody counts a guest', () => {
    expect(refuseCoupon(aCoupon(), aUse({ customer: null }))).toBeNull();
    expect(refuseCoupon(aCoupon({ limit: 1 }), aUse({ customer: null }))).toBe('not_eligible');
    expect(refuseCoupon(aCoupon({ customer_id: [5] }), aUse({ customer: null }))).toBe('not_eligible');
  });
});

test.each([
  { subtotal: 49_99, refusal: 'minimum' },
  { subtotal: 50_00, refusal: null },
  { subtotal: null, refusal: null },
])('with min_purchase 5000, a subtotal of $subtotal: $refusal [COUP-001a]', ({ subtotal, refusal }) => {
  expect(refuseCoupon(aCoupon({ min_purchase: 50_00 }), aUse({ subtotal }))).toBe(refusal);
});

test('what cannot change is said before what can', () => {
  const coupon = aCoupon({ limit: 1, min_purchase: 60_00 });
  expect(refuseCoupon(coupon, aUse({ customer: { id: 5, uses: 1, order_count: 1 } }))).toBe('limit');
});
