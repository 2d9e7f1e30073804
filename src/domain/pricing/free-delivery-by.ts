import { freeDeliveryProgress } from '../cart/free-delivery.ts';
import { type Coupon, reachesMinimum } from '../coupons/coupon-discount.ts';

export type AdminFreeDelivery = {
  status: boolean;
  type: 'free_delivery_to_all_store' | 'free_delivery_by_order_amount';
  free_delivery_over: number;
};

/** Who bears the waived charge, and by which rule. */
export type FreeDeliveryBy = { by: 'admin' | 'vendor'; because: 'all_stores' | 'amount' | 'store' | 'coupon' };

type Situation = {
  admin: AdminFreeDelivery;
  store: { free_delivery: boolean };
  coupon: Coupon | null;
  /** What the goods cost after discounts and coupon. */
  amount: number;
};

/** The first rule that makes delivery free; null: it is paid for. */
export function freeDeliveryBy({ admin, store, coupon, amount }: Situation): FreeDeliveryBy | null {
  if (admin.status && admin.type === 'free_delivery_to_all_store') return { by: 'admin', because: 'all_stores' };
  if (admin.status && freeDeliveryProgress(amount, admin.free_delivery_over)?.remaining === 0) {
    return { by: 'admin', because: 'amount' };
  }
  if (store.free_delivery) return { by: 'vendor', because: 'store' };
  if (coupon?.coupon_type === 'free_delivery' && reachesMinimum(coupon, amount)) {
    return { by: coupon.created_by, because: 'coupon' };
  }
  return null;
}
