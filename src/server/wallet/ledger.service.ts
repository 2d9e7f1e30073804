import type { Db } from '../db/db.ts';
import { notify } from '../notifications/notify.ts';
import {
  type Balances,
  insertLoyaltyEntry,
  insertWalletEntry,
  type LoyaltyType,
  lockBalances,
  type WalletType,
} from './wallet.repository.ts';

/** Minor units. The same thing (type and reference) is booked once, however often it is tried. */
type Money = { customer_id: number; amount: number; transaction_type: WalletType; reference: string };
type Points = { customer_id: number; points: number; transaction_type: LoyaltyType; reference: string };

export type { Balances };

/** Money and points, locked until the transaction ends. Null: there is no such customer any more. */
export const lockWallet = (tx: Db, customer_id: number): Promise<Balances | null> => lockBalances(tx, customer_id);

/** `known`: it was paid before, and nothing was taken now. */
export async function payFromWallet(
  tx: Db,
  { customer_id, amount, transaction_type, reference }: Money,
): Promise<'paid' | 'known' | 'too_low'> {
  const balances = await lockBalances(tx, customer_id);
  if (!balances || balances.wallet_balance < amount) return 'too_low';
  if (amount === 0) return 'known';
  const entry = { customer_id, transaction_type, reference, credit: 0, debit: amount, admin_bonus: 0 };
  return (await insertWalletEntry(tx, entry)) === null ? 'known' : 'paid';
}

/** Whether it was booked now. Nothing is booked for an amount of 0, a second time, or for a customer who has left. */
export async function creditWallet(
  tx: Db,
  { customer_id, amount, transaction_type, reference, admin_bonus = 0 }: Money & { admin_bonus?: number },
): Promise<boolean> {
  if (amount <= 0 || !(await lockBalances(tx, customer_id))) return false;
  const entry = { customer_id, transaction_type, reference, credit: amount, debit: 0, admin_bonus };
  if ((await insertWalletEntry(tx, entry)) === null) return false;
  await tellCredit(tx, entry);
  return true;
}

type Credit = { customer_id: number; transaction_type: WalletType; credit: number; admin_bonus: number };

/** Money that came by itself. Points that their owner has just converted are no news; a referral tells who it was. */
async function tellCredit(tx: Db, { customer_id, transaction_type, credit: amount, admin_bonus: bonus }: Credit) {
  const told = { customer_id, kind: 'wallet', link: '/wallet' } as const;
  switch (transaction_type) {
    case 'add_fund':
    case 'add_fund_by_admin':
      if (bonus === 0) return notify(tx, { ...told, event: 'added', params: { amount } });
      return notify(tx, { ...told, event: 'added_with_bonus', params: { amount, bonus, total: amount + bonus } });
    case 'order_refund':
      return notify(tx, { ...told, event: 'refunded', params: { amount } });
    case 'CashBack':
      return notify(tx, { ...told, event: 'cashback', params: { amount } });
  }
}

export async function creditLoyalty(
  tx: Db,
  { customer_id, points, transaction_type, reference }: Points,
): Promise<boolean> {
  if (points <= 0 || !(await lockBalances(tx, customer_id))) return false;
  const entry = { customer_id, transaction_type, reference, credit: points, debit: 0 };
  if ((await insertLoyaltyEntry(tx, entry)) === null) return false;
  await notify(tx, { customer_id, kind: 'points', event: 'earned', params: { points }, link: '/loyalty-points' });
  return true;
}

export async function payLoyalty(
  tx: Db,
  { customer_id, points, transaction_type, reference }: Points,
): Promise<'paid' | 'known' | 'too_low'> {
  const balances = await lockBalances(tx, customer_id);
  if (!balances || points <= 0 || balances.loyalty_point < points) return 'too_low';
  const booked = await insertLoyaltyEntry(tx, { customer_id, transaction_type, reference, credit: 0, debit: points });
  return booked === null ? 'known' : 'paid';
}

/** Whoever leaves gives up what is left: the ledger is closed with an entry, so that its sum stays the balance. */
export async function giveUpBalance(tx: Db, customer_id: number): Promise<void> {
  const amount = (await lockBalances(tx, customer_id))?.wallet_balance ?? 0;
  if (amount === 0) return;
  const entry = { credit: 0, debit: amount, admin_bonus: 0, reference: 'account removed' };
  await insertWalletEntry(tx, { customer_id, transaction_type: 'balance_given_up', ...entry });
}
