import type { Settings } from '#contract/config/settings-shape.ts';
import type { Db } from '#server/db/db.ts';
import { payOpenPart } from '#server/payments/payment-parts.service.ts';
import { rewardPurchase } from '#server/wallet/rewards.service.ts';
import { setPaid } from '../order-payable.repository.ts';
import { countDelivery, countSales, type LockedOrder } from './move-order.repository.ts';

/** The effects of a delivery: cash is received, sales are counted, rewards are given. */
export async function afterDelivery(tx: Db, order: LockedOrder, settings: Settings): Promise<void> {
  const isCash = await receiveCash(tx, order);
  await countSales(tx, order.id);
  if (order.delivery_man_id !== null) await countDelivery(tx, order.delivery_man_id);
  if (isCash || order.payment_status === 'paid') await rewardOrder(tx, order, settings);
}

/** A sender who pays in cash does so at their own door. */
export async function afterPickup(tx: Db, order: LockedOrder): Promise<void> {
  if (order.charge_payer === 'sender') await receiveCash(tx, order);
}

/** Whether the courier had cash to take. */
async function receiveCash(tx: Db, order: LockedOrder): Promise<boolean> {
  if (!isPaidInCash(order)) return false;
  await payOpenPart(tx, { kind: 'order', id: order.id }, 'cash_on_delivery');
  await setPaid(tx, order.id);
  return true;
}

/** For an order that has been delivered and paid, whichever came last. The ledgers take the same order once. */
export async function rewardOrder(tx: Db, order: LockedOrder, settings: Settings): Promise<void> {
  if (order.customer_id === null) return;
  const { customer_id, cashback_amount, order_amount: amount } = order;
  await rewardPurchase(tx, { customer_id, reference: String(order.id), amount, cashback_amount }, settings);
}

/** The courier is to take cash for it, all or the rest. */
export const isPaidInCash = ({ payment_method, payment_status }: LockedOrder): boolean =>
  payment_status !== 'paid' && ['cash_on_delivery', 'partial_payment'].includes(payment_method);
