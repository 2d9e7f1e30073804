import type { Settings } from '#contract/config/settings-shape.ts';
import { pointsEarned } from '#domain/wallet/loyalty.ts';
import type { Db } from '../db/db.ts';
import { creditLoyalty, creditWallet } from './ledger.service.ts';
import { findReferrer } from './wallet.repository.ts';

/** A purchase that has reached its customer; amounts are minor units. */
type Purchase = { customer_id: number; reference: string; amount: number; cashback_amount: number };

/** Cashback, points, and the bonus of whoever referred the customer. */
export async function rewardPurchase(tx: Db, purchase: Purchase, settings: Settings): Promise<void> {
  const { customer_id, reference, amount, cashback_amount } = purchase;
  if (cashback_amount > 0)
    await creditWallet(tx, { customer_id, reference, amount: cashback_amount, transaction_type: 'CashBack' });
  const points =
    settings.loyalty_point_status === 1 ? pointsEarned(amount, settings.loyalty_point_item_purchase_point) : 0;
  if (points > 0) await creditLoyalty(tx, { customer_id, reference, points, transaction_type: 'order_place' });
  await rewardReferrer(tx, customer_id, settings);
}

/** Once for each customer they referred, whichever purchase comes first: the ledger takes the same reference once. */
async function rewardReferrer(tx: Db, customer_id: number, settings: Settings): Promise<void> {
  const amount = settings.ref_earning_status === 1 ? settings.ref_earning_exchange_rate : 0;
  const referrer = amount > 0 ? await findReferrer(tx, customer_id) : null;
  if (!referrer) return;
  const reference = `customer ${customer_id}`;
  await creditWallet(tx, { customer_id: referrer.id, amount, transaction_type: 'referrer', reference });
}
