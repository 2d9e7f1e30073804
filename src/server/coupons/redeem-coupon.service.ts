import type { ErrorCode } from '#contract/errors.ts';
import { refuseCoupon } from '#domain/coupons/refuse-coupon.ts';
import type { MoneyFormat } from '#domain/money/format-money.ts';
import type { Payable } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import {
  type CouponRow,
  couponUses,
  deleteCouponUse,
  findCoupon,
  insertCouponUse,
  ordersOf,
} from './coupons.repository.ts';
import { type CountPurchases, couponProblem } from './coupons.service.ts';

export type RedeemedCoupon = CouponRow;

/** With `lock` nobody else changes its uses until the transaction ends; they are read afterwards. `code` null: none. */
export const couponToRedeem = async (
  tx: Db,
  { code, module_id }: { code: string | null; module_id: number },
  lock: boolean,
): Promise<RedeemedCoupon | null> => (code === null ? null : findCoupon(tx, { code, module_id }, lock));

/** Orders a customer has placed and not canceled. */
export const orderCountOf = (tx: Db, customer_id: number): Promise<number> => ordersOf(tx, customer_id);

export type Purchase = {
  store: { id: number; zone_id: number; module_id: number };
  /** null: a guest. `order_count`: as the caller knows it. */
  customer: { id: number; order_count: number } | null;
  date: string;
  /** What the goods cost after their discounts, in minor units. */
  subtotal: number;
  /** How much the customer has bought before, where a coupon is for a first purchase. */
  countBefore?: CountPurchases;
};

/** Why it cannot be used for this purchase; null: it can. */
export async function refuseToRedeem(
  tx: Db,
  coupon: RedeemedCoupon,
  { store, customer, date, subtotal, countBefore = ordersOf }: Purchase,
  format: MoneyFormat,
): Promise<{ reason: ErrorCode; values: Record<string, string> } | null> {
  const refusal = refuseCoupon(coupon, {
    module_id: store.module_id,
    store,
    customer: customer && {
      id: customer.id,
      uses: await couponUses(tx, coupon.id, customer.id),
      // Counted again now that the coupon is locked: another first order may have been placed while we waited.
      order_count: coupon.coupon_type === 'first_order' ? await countBefore(tx, customer.id) : customer.order_count,
    },
    date,
    subtotal,
  });
  return refusal && couponProblem(refusal, coupon, format);
}

export const redeemCoupon = (tx: Db, payable: Payable, use: { coupon_id: number; customer_id: number | null }): void =>
  insertCouponUse(tx, payable, use);

/** Something was canceled: its coupon can be used again. */
export const giveBackCoupon = (tx: Db, payable: Payable): Promise<number> => deleteCouponUse(tx, payable);
