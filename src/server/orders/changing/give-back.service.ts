import type { Settings } from '#contract/config/settings-shape.ts';
import { paidBack } from '#domain/orders/cancel-rules.ts';
import { giveBackCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import { refundCanceled } from '#server/payments/refund.service.ts';
import { giveBackCashback } from '#server/wallet/cashback.service.ts';
import { giveBackCounts, giveBackStock } from './give-back.repository.ts';
import type { LockedOrder } from './move-order.repository.ts';

/** What a canceled order had taken, in the order in which placing takes it, so that the two never block each other. */
export async function giveBack(tx: Db, order: LockedOrder, settings: Settings): Promise<void> {
  const { customer_id, cashback_id } = order;
  const payable = { kind: 'order', id: order.id } as const;
  await giveBackCoupon(tx, payable);
  await giveBackStock(tx, order.id);
  await giveBackCounts(tx, order.id);
  if (customer_id !== null && cashback_id !== null) await giveBackCashback(tx, cashback_id, customer_id);
  const everything = settings.customer_wallet_status === 1;
  await refundCanceled(tx, { payable, customer_id, amount: walletRefund(order, everything), everything });
}

/** What came out of the wallet goes back there; other money only where the shop has wallets. */
function walletRefund(order: LockedOrder, everything: boolean): number {
  if (everything || order.payment_method === 'wallet') return paidBack(order);
  return order.partially_paid_amount;
}
