import { AppError } from '#contract/errors.ts';
import { tripNotice } from '#domain/notifications/trip-notices.ts';
import { refuseTripMove, type TripMover, type TripStatus } from '#domain/rental/trip-status.ts';
import { giveBackCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceTrip } from '#server/live/announce.ts';
import { closeOpenPayments } from '#server/payments/payment-parts.service.ts';
import { refundPayable } from '#server/payments/refunds/refund.service.ts';
import { giveBackCashback } from '#server/wallet/cashback.service.ts';
import { tellOperator } from '#server/webhooks/webhooks.service.ts';
import { mailTrip } from '../mails/trip-mail.service.ts';
import { countTrip, type LockedTrip, lockTrip, releaseUnits, writeStatus } from './move-trip.repository.ts';
import { notifyTraveller } from './notices/notify-traveller.service.ts';
import { settleTrip } from './settle-trip.service.ts';

export type TripMove = {
  trip_id: number;
  to: TripStatus;
  by: TripMover;
  reason?: string | null | undefined;
};

/**
 * The only way a trip changes its status after it was booked, with everything that hangs on it. Its row is locked first,
 * so that of two who do the same one finds it done. False: it had that status already.
 */
export async function moveTrip(deps: Deps, tx: Db, { trip_id, to, by, reason }: TripMove): Promise<boolean> {
  const trip = await lockTrip(tx, trip_id);
  if (!trip) throw new AppError('trip_unknown');
  if (trip.trip_status === to) return false;
  const refusal = refuseTripMove(trip, { to, by });
  if (refusal === 'unassigned') throw new AppError('trip_unassigned');
  if (refusal)
    throw new AppError(by === 'customer' ? 'trip_not_cancelable' : 'trip_move', undefined, {
      from: trip.trip_status,
      to,
    });
  await writeStatus(tx, trip.id, { to, by, reason: reason || null }, deps.now());
  if (to === 'canceled') await giveBack(deps, tx, trip);
  if (to === 'completed') await afterReturn(deps, tx, trip);
  if (to === 'confirmed' || to === 'completed' || to === 'canceled') await mailTrip(deps, tx, trip.id, to);
  const told = tripNotice(to);
  if (by !== 'customer' && told) await notifyTraveller(tx, trip, told);
  await tellOperator(deps, tx, 'trip.changed', { trip_id: trip.id, trip_status: to, provider_id: trip.provider_id });
  await announceTrip(tx, trip.id);
  return true;
}

/** What a canceled trip had taken, in the order in which booking takes it. */
async function giveBack(deps: Deps, tx: Db, { id, customer_id, cashback_id }: LockedTrip): Promise<void> {
  const payable = { kind: 'trip', id } as const;
  await releaseUnits(tx, id, deps.now());
  await giveBackCoupon(tx, payable);
  await closeOpenPayments(tx, payable);
  await refundPayable(deps, tx, { payable, customer_id, amount: null, reason: 'canceled' });
  if (customer_id !== null && cashback_id !== null) await giveBackCashback(tx, cashback_id, customer_id);
}

/** The cars are back. What costs nothing is paid with that. */
async function afterReturn(deps: Deps, tx: Db, trip: LockedTrip): Promise<void> {
  await releaseUnits(tx, trip.id, deps.now());
  await countTrip(tx, trip.id);
  if (trip.trip_amount === 0) await settleTrip(deps, tx, trip, trip.payment_method ?? 'cash_payment');
}
