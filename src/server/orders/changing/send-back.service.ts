import { randomInt } from 'node:crypto';
import { causeOf, keepsWhatWasPaid, type ReturnCause, returnFee } from '#domain/parcel/parcel-return.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { closeOpenPayments, payOpenPart, reopenPayments } from '#server/payments/payment-parts.service.ts';
import { refundPayable } from '#server/payments/refunds/refund.service.ts';
import { countDelivery, type LockedOrder, type StatusChange } from './move-order.repository.ts';
import { deliveryCost, setReturnFeePaid, startReturn, unpaidReturnFee } from './send-back.repository.ts';

const DAY_MS = 86_400_000;

/**
 * A parcel that was picked up turns round. What was paid for the way there is kept unless we are to blame; the way back
 * has a fee and a code of its own.
 */
export async function sendBack(
  deps: Deps,
  tx: Db,
  { id, customer_id }: LockedOrder,
  { by, cause = causeOf(by) }: { by: StatusChange['by']; cause?: ReturnCause | undefined },
): Promise<void> {
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  const { status: hasDay, parcel_return_time } = settings.parcel_return_time_fee;
  await startReturn(tx, id, {
    return_otp: String(randomInt(0, 10_000)).padStart(4, '0'),
    return_fee: returnFee(await deliveryCost(tx, id), settings, cause),
    return_cause: cause,
    return_by: hasDay ? new Date(deps.now().getTime() + parcel_return_time * DAY_MS) : null,
  });
  const payable = { kind: 'order', id } as const;
  await closeOpenPayments(tx, payable);
  if (!keepsWhatWasPaid(cause))
    await refundPayable(deps, tx, { payable, customer_id, amount: null, reason: 'canceled' });
}

/** The parcel is back with its sender. A fee that was not paid before is paid to the courier in cash. */
export async function afterReturn(tx: Db, { id, delivery_man_id }: LockedOrder, now: Date): Promise<void> {
  const fee = await unpaidReturnFee(tx, id);
  if (fee > 0) {
    const payable = { kind: 'parcel_return', id } as const;
    await reopenPayments(tx, payable, fee, 'cash_on_delivery');
    await payOpenPart(tx, payable, 'cash_on_delivery');
    await setReturnFeePaid(tx, id, 'cash_on_delivery', now);
  }
  if (delivery_man_id !== null) await countDelivery(tx, delivery_man_id);
}
