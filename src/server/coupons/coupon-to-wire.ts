import { discountToWire } from '#contract/catalog/discount-wire.ts';
import type { Coupon } from '#contract/coupons/coupons.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import type { CouponRow, ListedCoupon } from './coupons.repository.ts';

/** Whose the coupon is: everybody’s. */
export const FOR_ALL = JSON.stringify(['all']);

/** A found coupon: where it holds as the JSON text of its numbers. */
export function couponToWire(row: CouponRow, language: string): Coupon {
  const say = (text: Text) => inLanguage(text, language);
  return {
    id: row.id,
    title: say(row.title),
    code: row.code,
    coupon_type: row.coupon_type,
    start_date: row.start_date,
    expire_date: row.expire_date,
    min_purchase: row.min_purchase,
    max_discount: row.max_discount,
    ...discountToWire(row),
    limit: row.limit,
    data: JSON.stringify(row.data),
    store_id: row.store_id,
    store: row.store_id !== null && row.store_name ? { id: row.store_id, name: say(row.store_name) } : null,
    created_by: row.created_by,
    status: 1,
    total_uses: row.total_uses,
    module_id: row.module_id,
    customer_id: FOR_ALL,
  };
}

/** In a list a person reads where it holds. */
export const listedToWire = (row: ListedCoupon, language: string): Coupon => ({
  ...couponToWire(row, language),
  data: commaList(
    row.stores.map((name) => inLanguage(name, language)),
    language,
  ),
});

/** Of a list of customers everybody hears only of themselves. */
export const forCustomer = (coupon: Coupon, row: CouponRow, customer_id: number): Coupon => ({
  ...coupon,
  customer_id: row.customer_id === null ? FOR_ALL : JSON.stringify([customer_id]),
});
