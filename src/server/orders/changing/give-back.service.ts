import { giveBackCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { closeOpenPayments } from '#server/payments/payment-parts.service.ts';
import { refundPayable } from '#server/payments/refunds/refund.service.ts';
import { giveBackCashback } from '#server/wallet/cashback.service.ts';
import { giveBackCounts, giveBackStock } from './give-back.repository.ts';
import type { LockedOrder } from './move-order.repository.ts';

/** What a canceled order had taken, in the order in which placing takes it, so that the two never block each other. */
export async function giveBack(deps: Deps, tx: Db, { id, customer_id, cashback_id }: LockedOrder): Promise<void> {
  const payable = { kind: 'order', id } as const;
  await giveBackCoupon(tx, payable);
  await giveBackStock(tx, id);
  await giveBackCounts(tx, id);
  if (customer_id !== null && cashback_id !== null) await giveBackCashback(tx, cashback_id, customer_id);
  await closeOpenPayments(tx, payable);
  await refundPayable(deps, tx, { payable, customer_id, amount: null, reason: 'canceled' });
}
