import type { Settings } from '#contract/config/settings-shape.ts';
import { pointsEarned } from '#domain/wallet/loyalty.ts';
import { rewardsToTakeBack } from '#domain/wallet/reward-take-back.ts';
import type { Db } from '../db/db.ts';
import { notify } from '../notifications/notify.ts';
import { creditLoyalty, creditWallet, lockWallet, payFromWallet, payLoyalty } from './ledger.service.ts';
import { findReferrer, referralEntries, rewardsGiven } from './wallet.repository.ts';

/** A purchase that has reached its customer; amounts are minor units. */
type Purchase = {
  customer_id: number;
  reference: string;
  amount: number;
  cashback_amount: number;
  /** The entry's type in the ledger of points. */
  points_type?: 'order_place' | 'trip_booking';
};

/** Cashback, points, and the bonus of whoever referred the customer. */
export async function rewardPurchase(tx: Db, purchase: Purchase, settings: Settings): Promise<void> {
  const { customer_id, reference, amount, cashback_amount, points_type = 'order_place' } = purchase;
  if (cashback_amount > 0)
    await creditWallet(tx, { customer_id, reference, amount: cashback_amount, transaction_type: 'CashBack' });
  const points =
    settings.loyalty_point_status === 1 ? pointsEarned(amount, settings.loyalty_point_item_purchase_point) : 0;
  if (points > 0) await creditLoyalty(tx, { customer_id, reference, points, transaction_type: points_type });
  await rewardReferrer(tx, purchase, settings);
}

/** Once for each customer they referred, whichever purchase comes first; again when that one was given back. */
async function rewardReferrer(
  tx: Db,
  { customer_id, reference: purchase }: Purchase,
  settings: Settings,
): Promise<void> {
  const amount = settings.ref_earning_status === 1 ? settings.ref_earning_exchange_rate : 0;
  const referrer = amount > 0 ? await findReferrer(tx, customer_id) : null;
  if (!referrer || !(await lockWallet(tx, referrer.id))) return;
  const { balance, entries } = await referralEntries(tx, referrer.id, customer_id);
  if (balance > 0) return;
  const reference = entries === 0 ? `customer ${customer_id}` : `customer ${customer_id}, ${purchase}`;
  await creditWallet(tx, { customer_id: referrer.id, amount, transaction_type: 'referrer', reference });
  await notify(tx, {
    customer_id: referrer.id,
    kind: 'referral',
    event: 'rewarded',
    params: { amount, friend: referrer.friend },
    link: '/referral-code',
  });
}

type GivenBack = {
  customer_id: number;
  /** As it was rewarded. */
  reference: string;
  /** How much of its money goes back, 0 to 1. */
  share: number;
  /** Nothing else is left for which whoever referred the customer had a bonus. */
  isOnlyPurchase: boolean;
};

/** Once for a purchase. Returns what of the rewards was spent and is kept from the money, in minor units. */
export async function takeBackRewards(tx: Db, purchase: GivenBack, settings: Settings): Promise<number> {
  const { customer_id, reference, share, isOnlyPurchase } = purchase;
  const balances = await lockWallet(tx, customer_id);
  if (!balances) return 0;
  const given = await rewardsGiven(tx, customer_id, reference);
  const taken = rewardsToTakeBack(given, share, balances, settings.loyalty_point_exchange_rate);
  const back = { customer_id, reference: `refund of ${reference}` };
  if (taken.cashback > 0) await payFromWallet(tx, { ...back, amount: taken.cashback, transaction_type: 'CashBack' });
  if (taken.points > 0) await payLoyalty(tx, { ...back, points: taken.points, transaction_type: 'order_place' });
  if (isOnlyPurchase) await takeBackReferral(tx, customer_id, reference);
  return taken.withheld;
}

/** At most what is left in that wallet: it is the referrer's, who may have spent it. */
async function takeBackReferral(tx: Db, customer_id: number, purchase: string): Promise<void> {
  const referrer = await findReferrer(tx, customer_id);
  const wallet = referrer && (await lockWallet(tx, referrer.id));
  if (!referrer || !wallet) return;
  const { balance } = await referralEntries(tx, referrer.id, customer_id);
  const amount = Math.min(balance, wallet.wallet_balance);
  const reference = `customer ${customer_id}, refund of ${purchase}`;
  if (amount > 0)
    await payFromWallet(tx, { customer_id: referrer.id, amount, transaction_type: 'referrer', reference });
}
