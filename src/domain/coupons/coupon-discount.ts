import { amountOff, type Discount } from '../pricing/discount.ts';

/** The kinds of coupon; `free_delivery` takes nothing off the goods. */
export const COUPON_TYPES = ['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order'] as const;

export type CouponType = (typeof COUPON_TYPES)[number];

export type Coupon = Discount & {
  coupon_type: CouponType;
  min_purchase: number;
  /** The most it takes off; 0 sets no limit. */
  max_discount: number;
  created_by: 'admin' | 'vendor';
};

export const reachesMinimum = ({ min_purchase }: { min_purchase: number }, subtotal: number): boolean =>
  subtotal >= min_purchase;

/** Minor units off the subtotal; never more than it is. */
export function couponDiscount(coupon: Coupon | null, subtotal: number): number {
  if (!coupon || coupon.coupon_type === 'free_delivery' || !reachesMinimum(coupon, subtotal)) return 0;
  const off = amountOff(subtotal, coupon);
  return coupon.max_discount > 0 ? Math.min(off, coupon.max_discount) : off;
}
