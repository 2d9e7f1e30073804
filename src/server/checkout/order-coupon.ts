import type { Settings } from '#contract/config/settings-shape.ts';
import { couponToRedeem, type RedeemedCoupon, refuseToRedeem } from '../coupons/redeem-coupon.service.ts';
import type { Db } from '../db/db.ts';
import type { OrderingCustomer, OrderStore } from './order-facts.repository.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import { type Problem, problem } from './problem.ts';

export const findOrderCoupon = async (
  tx: Db,
  {
    request: { coupon_code: code },
    module_id,
    lock,
  }: { request: ShopperOrderRequest; module_id: number; lock: boolean },
): Promise<RedeemedCoupon | null> => (code === null ? null : couponToRedeem(tx, { code, module_id }, lock));

type Use = {
  request: ShopperOrderRequest;
  store: OrderStore;
  customer: OrderingCustomer | null;
  /** How many the customer has placed. */
  orders: number;
  date: string;
  /** What the goods cost after their discounts. */
  subtotal: number;
  settings: Settings;
};

/** A coupon that is refused takes nothing off, and the shopper is told why. */
export async function judgeCoupon(
  tx: Db,
  coupon: RedeemedCoupon | null,
  { request, store, customer, orders, date, subtotal, settings }: Use,
): Promise<{ coupon: RedeemedCoupon | null; problems: Problem[] }> {
  if (request.coupon_code === null) return { coupon: null, problems: [] };
  if (!coupon) return { coupon: null, problems: [problem('coupon_unknown')] };
  const buyer = customer && { id: customer.id, order_count: orders };
  const refusal = await refuseToRedeem(tx, coupon, { store, customer: buyer, date, subtotal }, settings);
  if (!refusal) return { coupon, problems: [] };
  return { coupon: null, problems: [problem(refusal.reason, refusal.values)] };
}
