import type { Settings } from '#contract/config/settings-shape.ts';
import { pointsEarned } from '#domain/wallet/loyalty.ts';
import type { Db } from '#server/db/db.ts';
import { payOpenPart } from '#server/payments/payment-parts.service.ts';
import { creditLoyalty, creditWallet } from '#server/wallet/ledger.service.ts';
import { countDelivery, countSales, findReferrer, type LockedOrder, setPaid } from './move-order.repository.ts';

/** What a delivered order brings: the money at the door, cashback, points, and thanks to who sent the customer. */
export async function reward(tx: Db, order: LockedOrder, settings: Settings): Promise<void> {
  if (isPaidAtTheDoor(order)) {
    await payOpenPart(tx, order.id, 'cash_on_delivery');
    await setPaid(tx, order.id);
  }
  await countSales(tx, order.id);
  if (order.delivery_man_id !== null) await countDelivery(tx, order.delivery_man_id);
  if (order.customer_id === null) return;
  const own = { customer_id: order.customer_id, reference: String(order.id) };
  if (order.cashback_amount > 0)
    await creditWallet(tx, { ...own, amount: order.cashback_amount, transaction_type: 'CashBack' });
  const points =
    settings.loyalty_point_status === 1
      ? pointsEarned(order.order_amount, settings.loyalty_point_item_purchase_point)
      : 0;
  if (points > 0) await creditLoyalty(tx, { ...own, points, transaction_type: 'order_place' });
  await thankReferrer(tx, order.customer_id, settings);
}

const isPaidAtTheDoor = ({ payment_method, payment_status }: LockedOrder): boolean =>
  payment_status !== 'paid' && ['cash_on_delivery', 'partial_payment'].includes(payment_method);

/** Once for each customer they sent, whichever of the orders comes first: the book takes the same reference once. */
async function thankReferrer(tx: Db, customer_id: number, settings: Settings): Promise<void> {
  const amount = settings.ref_earning_status === 1 ? settings.ref_earning_exchange_rate : 0;
  const referrer = amount > 0 ? await findReferrer(tx, customer_id) : null;
  if (!referrer) return;
  const reference = `customer ${customer_id}`;
  await creditWallet(tx, { customer_id: referrer.id, amount, transaction_type: 'referrer', reference });
}
