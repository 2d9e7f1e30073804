import type { Settings } from '#contract/config/settings-shape.ts';
import { refuseCoupon } from '#domain/coupons/refuse-coupon.ts';
import { type CouponRow, couponUses, findCoupon, ordersOf } from '../coupons/coupons.repository.ts';
import { couponProblem } from '../coupons/coupons.service.ts';
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
): Promise<CouponRow | null> => (code === null ? null : findCoupon(tx, { code, module_id }, lock));

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
  coupon: CouponRow | null,
  { request, store, customer, orders, date, subtotal, settings }: Use,
): Promise<{ coupon: CouponRow | null; problems: Problem[] }> {
  if (request.coupon_code === null) return { coupon: null, problems: [] };
  if (!coupon) return { coupon: null, problems: [problem('coupon_unknown')] };
  const refusal = refuseCoupon(coupon, {
    module_id: store.module_id,
    store,
    customer: customer && {
      id: customer.id,
      uses: await couponUses(tx, coupon.id, customer.id),
      // Counted anew, now that the coupon is held: another first order may have been placed while we waited for it.
      order_count: coupon.coupon_type === 'first_order' ? await ordersOf(tx, customer.id) : orders,
    },
    date,
    subtotal,
  });
  if (!refusal) return { coupon, problems: [] };
  const { reason, values } = couponProblem(refusal, coupon, settings);
  return { coupon: null, problems: [problem(reason, values)] };
}
