import type { Settings } from '#contract/config/settings-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { hasFirstOrderDiscount } from '#domain/wallet/first-order-discount.ts';
import type { RedeemedCoupon } from '../../coupons/redeem-coupon.service.ts';
import type { Db } from '../../db/db.ts';
import { lockTraveller, travellerOf, tripsOf } from './trip-facts.repository.ts';

/** `order_count`: how many trips were booked before, where anything depends on it. */
type Newcomer = { customer: { id: number; order_count: number } | null; hasDiscount: boolean };

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
  if (!traveller) return { customer: null, hasDiscount: false };
  const { id } = traveller;
  const isDue = (order_count: number) => hasFirstOrderDiscount(settings, { ...traveller, order_count }, moment);
  if (!isDue(0) && coupon?.coupon_type !== 'first_order')
    return { customer: { id, order_count: 0 }, hasDiscount: false };
  if (lock) await lockTraveller(tx, id);
  const order_count = await tripsOf(tx, id);
  return { customer: { id, order_count }, hasDiscount: isDue(order_count) };
}
