import { amountDue } from '#domain/payments/amount-due.ts';
import type { Bill, PayableState, PayerContact } from '#domain/payments/payable.ts';
import { bestBonus } from '#domain/wallet/bonus.ts';
import { topUpToTakeBack } from '#domain/wallet/top-up-take-back.ts';
import { townNow } from '../catalog/area.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { runningBonuses } from './bonuses.repository.ts';
import { creditWallet, lockWallet, payFromWallet } from './ledger.service.ts';
import {
  insertTopUp,
  lockTopUp,
  setTopUpExpired,
  setTopUpPaid,
  type TopUp,
  topUpContacts,
  unpaidTopUps,
} from './top-ups.repository.ts';

/**
 * What a customer wants to pay into the wallet; `amount` in minor units. It fills the wallet once it is paid, with the
 * bonus that is offered at this moment.
 */
export async function createTopUp(deps: Deps, tx: Db, customer_id: number, amount: number): Promise<number> {
  const bonus = bestBonus(await runningBonuses(tx, (await townNow({ ...deps, db: tx })).date), amount)?.bonus ?? 0;
  return insertTopUp(tx, { customer_id, amount, bonus });
}

const stateOf = ({ customer_id, paid_at, expired_at }: TopUp): PayableState => {
  if (paid_at !== null) return 'finished';
  return customer_id === null || expired_at !== null ? 'canceled' : 'awaiting_payment';
};

/** The wallet's answers to payments (PayablePort); the types meet in features.ts, since payments build on the wallet. */
export const topUpPayable = {
  unknown: 'not_found',
  title: () => null,
  walletType: null,
  async bill(tx: Db, id: number): Promise<Bill | null> {
    const topUp = await lockTopUp(tx, id);
    if (!topUp) return null;
    const { customer_id, amount, paid_at } = topUp;
    return {
      due: amountDue(amount, paid_at === null ? 0 : amount),
      payer: customer_id === null ? null : { kind: 'customer', id: customer_id },
      state: stateOf(topUp),
      allows: { digital_payment: true, offline_payment: false },
    };
  },
  async settled(tx: Db, id: number, payment: { id: string | null }): Promise<void> {
    const topUp = await lockTopUp(tx, id);
    if (!topUp || topUp.customer_id === null) throw new Error('only a top-up that awaits its payment is settled');
    const { customer_id, amount, bonus } = topUp;
    const reference = payment.id ?? String(id);
    await creditWallet(tx, { customer_id, amount, admin_bonus: bonus, transaction_type: 'add_fund', reference });
    await setTopUpPaid(tx, id);
  },
  async gatewayChosen(): Promise<void> {},
  offline: null,
  async unpaidSince(db: Db, before: { unpaid: Date }, limit: number): Promise<number[]> {
    return (await unpaidTopUps(db, before.unpaid, limit)).map(({ id }) => id);
  },
  expire: async (tx: Db, id: number): Promise<boolean> => (await setTopUpExpired(tx, id)) > 0,
  async contacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PayerContact>> {
    return new Map((await topUpContacts(db, ids)).map(({ id, ...contact }) => [id, contact]));
  },
  async moneyGone(tx: Db, id: number, { refund_id, amount }: { refund_id: number; amount: number }): Promise<void> {
    const topUp = await lockTopUp(tx, id);
    if (!topUp?.paid_at || topUp.customer_id === null) return;
    const { customer_id } = topUp;
    const balance = (await lockWallet(tx, customer_id))?.wallet_balance ?? 0;
    const taken = topUpToTakeBack(topUp, amount, balance);
    const reference = `refund ${refund_id}`;
    if (taken > 0) await payFromWallet(tx, { customer_id, amount: taken, transaction_type: 'add_fund', reference });
  },
  async refundChanged(): Promise<void> {},
} as const;
