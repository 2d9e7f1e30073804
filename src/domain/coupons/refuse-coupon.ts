import { type CouponType, reachesMinimum } from './coupon-discount.ts';

export type CouponTerms = {
  module_id: number;
  coupon_type: CouponType;
  status: boolean;
  /** Stores of a store_wise coupon, zones of a zone_wise one. */
  data: readonly number[];
  /** The store whose vendor made it; null: the shop did. */
  store_id: number | null;
  /** Customers it is for; null: everybody. */
  customer_id: readonly number[] | null;
  /** Uses of one customer, for first_order all their orders; null sets no limit. */
  limit: number | null;
  start_date: string;
  expire_date: string;
  min_purchase: number;
};

export type CouponUse = {
  module_id: number;
  store: { id: number; zone_id: number };
  /** null: a guest. */
  customer: { id: number; uses: number; order_count: number } | null;
  /** Today in the town's own calendar. */
  date: string;
  /** What the goods cost after their discounts; null: not known yet, and not checked. */
  subtotal: number | null;
};

export type CouponRefusal = 'unknown' | 'expired' | 'not_eligible' | 'limit' | 'minimum';

/** Why a coupon cannot be used for this order. The refusal that no waiting and no shopping changes comes first. */
export function refuseCoupon(coupon: CouponTerms, use: CouponUse): CouponRefusal | null {
  if (!coupon.status || coupon.module_id !== use.module_id) return 'unknown';
  if (use.date < coupon.start_date || coupon.expire_date < use.date) return 'expired';
  if (!isForStore(coupon, use.store) || !isForCustomer(coupon, use.customer)) return 'not_eligible';
  if (isUsedUp(coupon, use.customer)) return 'limit';
  return use.subtotal !== null && !reachesMinimum(coupon, use.subtotal) ? 'minimum' : null;
}

function isForStore({ coupon_type, data, store_id }: CouponTerms, store: CouponUse['store']): boolean {
  if (store_id !== null && store_id !== store.id) return false;
  if (coupon_type === 'store_wise') return data.includes(store.id);
  if (coupon_type === 'zone_wise') return data.includes(store.zone_id);
  return true;
}

/** A guest's uses are not counted, and a guest is on no list: only a coupon without limit and list is for guests. */
function isForCustomer({ customer_id, limit }: CouponTerms, customer: CouponUse['customer']): boolean {
  if (!customer) return limit === null && customer_id === null;
  return customer_id === null || customer_id.includes(customer.id);
}

function isUsedUp({ coupon_type, limit }: CouponTerms, customer: CouponUse['customer']): boolean {
  if (limit === null || !customer) return false;
  return (coupon_type === 'first_order' ? customer.order_count : customer.uses) >= limit;
}
