import { describe, expect, test } from 'vitest';
import type { Coupon } from '../coupons/coupon-discount.ts';
import { freeDeliveryBy } from './free-delivery-by.ts';

const off = { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 40_00 } as const;
const byAmount = { ...off, status: true };
const toAll = { ...byAmount, type: 'free_delivery_to_all_store' } as const;
const paid = { free_delivery: false };
const free = { free_delivery: true };
const coupon = (created_by: Coupon['created_by']): Coupon => ({
  coupon_type: 'free_delivery',
  discount: 0,
  discount_type: 'percent',
  min_purchase: 20_00,
  max_discount: 0,
  created_by,
});

describe('delivery is free', () => {
  test('from free_delivery_over on', () => {
    const asked = { admin: byAmount, store: paid, coupon: null };
    expect(freeDeliveryBy({ ...asked, amount: 39_99 })).toBeNull();
    expect(freeDeliveryBy({ ...asked, amount: 40_00 })).toEqual({ by: 'admin', because: 'amount' });
  });

  test('never by an amount that nobody has set', () => {
    const unset = { ...byAmount, free_delivery_over: 0 };
    expect(freeDeliveryBy({ admin: unset, store: paid, coupon: null, amount: 99_00 })).toBeNull();
    expect(freeDeliveryBy({ admin: off, store: paid, coupon: null, amount: 99_00 })).toBeNull();
  });

  test('in a store that gives it', () => {
    expect(freeDeliveryBy({ admin: off, store: free, coupon: null, amount: 1 })).toEqual({
      by: 'vendor',
      because: 'store',
    });
  });

  test('by a coupon whose least purchase is reached, borne by who made it', () => {
    const asked = { admin: off, store: paid, coupon: coupon('vendor') };
    expect(freeDeliveryBy({ ...asked, amount: 19_99 })).toBeNull();
    expect(freeDeliveryBy({ ...asked, amount: 20_00 })).toEqual({ by: 'vendor', because: 'coupon' });
    expect(freeDeliveryBy({ ...asked, coupon: coupon('admin'), amount: 20_00 })?.by).toBe('admin');
    const other: Coupon = { ...coupon('admin'), coupon_type: 'default' };
    expect(freeDeliveryBy({ ...asked, coupon: other, amount: 20_00 })).toBeNull();
  });

  test('by the first rule that fits: all stores, amount, store, coupon', () => {
    const all = { store: free, coupon: coupon('vendor'), amount: 90_00 };
    expect(freeDeliveryBy({ ...all, admin: toAll })?.because).toBe('all_stores');
    expect(freeDeliveryBy({ ...all, admin: byAmount })?.because).toBe('amount');
    expect(freeDeliveryBy({ ...all, admin: off })?.because).toBe('store');
  });
});
