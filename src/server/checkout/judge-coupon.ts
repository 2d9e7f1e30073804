import type { MoneyFormat } from '#domain/money/format-money.ts';
import { type Purchase, type RedeemedCoupon, refuseToRedeem } from '../coupons/redeem-coupon.service.ts';
import type { Db } from '../db/db.ts';
import { type Problem, problem } from './problem.ts';

/** The code that was named, and the coupon it names: null where there is none. */
type NamedCoupon = { code: string | null; coupon: RedeemedCoupon | null };

/** `hasOnlyFees`: nobody knows yet what the goods cost, so a coupon for them would take nothing off, then or later. */
type CouponPurchase = Purchase & { hasOnlyFees?: boolean };

/** A coupon that is refused takes nothing off, and whoever named it is told why. */
export async function judgeCoupon(
  tx: Db,
  { code, coupon }: NamedCoupon,
  { hasOnlyFees, ...purchase }: CouponPurchase,
  format: MoneyFormat,
): Promise<{ coupon: RedeemedCoupon | null; problems: Problem[] }> {
  if (code === null) return { coupon: null, problems: [] };
  if (!coupon) return { coupon: null, problems: [problem('coupon_unknown')] };
  if (hasOnlyFees && coupon.coupon_type !== 'free_delivery')
    return { coupon: null, problems: [problem('coupon_not_eligible')] };
  const refusal = await refuseToRedeem(tx, coupon, purchase, format);
  if (!refusal) return { coupon, problems: [] };
  return { coupon: null, problems: [problem(refusal.reason, refusal.values)] };
}
