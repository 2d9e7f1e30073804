import type { Settings } from '#contract/config/settings-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { hasFirstOrderDiscount } from '#domain/wallet/first-order-discount.ts';
import { type Problem, problem } from '../../checkout/problem.ts';
import { couponToRedeem, type RedeemedCoupon, refuseToRedeem } from '../../coupons/redeem-coupon.service.ts';
import type { Db } from '../../db/db.ts';
import { lockTraveller, type ProviderToBook, travellerOf, tripsOf } from './trip-facts.repository.ts';
import type { TripRequest } from './trip-request.ts';

export const findTripCoupon = async (
  tx: Db,
  { coupon_code: code, module_id }: TripRequest,
  lock: boolean,
): Promise<RedeemedCoupon | null> => (code === null ? null : couponToRedeem(tx, { code, module_id }, lock));

type CouponUse = {
  request: TripRequest;
  provider: ProviderToBook;
  newcomer: Newcomer;
  date: string;
  /** What the vehicles cost after their discounts. */
  subtotal: number;
  settings: Settings;
};

/** A coupon that is refused takes nothing off, and the traveller is told why. */
export async function judgeTripCoupon(
  tx: Db,
  coupon: RedeemedCoupon | null,
  { request, provider, newcomer, date, subtotal, settings }: CouponUse,
): Promise<{ coupon: RedeemedCoupon | null; problems: Problem[] }> {
  if (request.coupon_code === null) return { coupon: null, problems: [] };
  if (!coupon) return { coupon: null, problems: [problem('coupon_unknown')] };
  const customer = newcomer.customer_id === null ? null : { id: newcomer.customer_id, order_count: newcomer.trips };
  const purchase = { store: provider, customer, date, subtotal, countBefore: tripsOf };
  const refusal = await refuseToRedeem(tx, coupon, purchase, settings);
  if (!refusal) return { coupon, problems: [] };
  return { coupon: null, problems: [problem(refusal.reason, refusal.values)] };
}

/** `trips`: how many were booked before, where anything depends on it. */
export type Newcomer = { customer_id: number | null; trips: number; hasDiscount: boolean };

/** Whether this is somebody's first trip is read under a lock: two first trips at once would both be cheaper. */
export async function newcomerIn(
  tx: Db,
  owner: Owner,
  {
    settings,
    moment,
    coupon,
    lock,
  }: { settings: Settings; moment: Date; coupon: RedeemedCoupon | null; lock: boolean },
): Promise<Newcomer> {
  const traveller = owner.kind === 'customer' ? await travellerOf(tx, owner.id) : null;
  if (!traveller) return { customer_id: null, trips: 0, hasDiscount: false };
  const isDue = (trips: number) => hasFirstOrderDiscount(settings, { ...traveller, order_count: trips }, moment);
  if (!isDue(0) && coupon?.coupon_type !== 'first_order')
    return { customer_id: traveller.id, trips: 0, hasDiscount: false };
  if (lock) await lockTraveller(tx, traveller.id);
  const trips = await tripsOf(tx, traveller.id);
  return { customer_id: traveller.id, trips, hasDiscount: isDue(trips) };
}
