import type { Settings } from '#contract/config/settings-shape.ts';
import { paidBack } from '#domain/orders/cancel-rules.ts';
import type { Db } from '#server/db/db.ts';
import { closeOpenPayments } from '#server/payments/payment-parts.service.ts';
import { creditWallet } from '#server/wallet/ledger.service.ts';
import {
  giveBackCashback,
  giveBackCounts,
  giveBackCoupon,
  giveBackStock,
  markRefunded,
} from './give-back.repository.ts';
import type { LockedOrder } from './move-order.repository.ts';

/**
 * What a canceled order had taken. In the order in which placing takes it, so that the two never wait for each other.
 */
export async function giveBack(tx: Db, order: LockedOrder, settings: Settings): Promise<void> {
  await giveBackCoupon(tx, order.id);
  await giveBackStock(tx, order.id);
  await giveBackCounts(tx, order.id);
  await closeOpenPayments(tx, order.id);
  if (order.customer_id === null) return;
  await giveBackCashback(tx, order.customer_id, order.cashback_id);
  const amount = inWallet(order, settings);
  if (amount === 0) return;
  await creditWallet(tx, {
    customer_id: order.customer_id,
    amount,
    transaction_type: 'order_refund',
    reference: String(order.id),
  });
  await markRefunded(tx, order.id, settings.customer_wallet_status === 1);
}

/** What came out of the wallet goes back there; other money only where the shop keeps wallets. */
function inWallet(order: LockedOrder, { customer_wallet_status }: Settings): number {
  if (customer_wallet_status === 1) return paidBack(order);
  return order.payment_method === 'wallet' ? paidBack(order) : order.partially_paid_amount;
}
