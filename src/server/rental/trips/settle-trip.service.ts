import { referenceOf } from '#domain/payments/payable.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { rewardPurchase } from '#server/wallet/rewards.service.ts';
import type { LockedTrip } from './move-trip.repository.ts';
import { setTripPaid } from './settle-trip.repository.ts';

/** All of a trip that is over has been paid: it is rewarded as every purchase is. Called while it is locked. */
export async function settleTrip(deps: Deps, tx: Db, trip: LockedTrip, payment_method: string): Promise<void> {
  // A trip that the wallet paid in part stays one, unless the wallet has now paid the rest too.
  const staysPartial = trip.payment_method === 'partial_payment' && payment_method !== 'wallet';
  await setTripPaid(tx, trip.id, staysPartial ? 'partial_payment' : payment_method);
  if (trip.customer_id === null) return;
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  await rewardPurchase(
    tx,
    {
      customer_id: trip.customer_id,
      reference: referenceOf({ kind: 'trip', id: trip.id }),
      amount: trip.trip_amount,
      cashback_amount: trip.cashback_amount,
      points_type: 'trip_booking',
    },
    settings,
  );
}
