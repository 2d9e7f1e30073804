import type { Payable } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import { creditWallet } from '../wallet/ledger.service.ts';
import { closeOpenPayments } from './payment-parts.service.ts';
import { setPaidRefundDue, setPaidRefunded } from './payments.repository.ts';

type Refund = { customer_id: number; amount: number; reference: string };

/** Whether it was credited now: the same reference is refunded once, and nobody is refunded who has left. */
export const refundToWallet = (tx: Db, refund: Refund): Promise<boolean> =>
  creditWallet(tx, { ...refund, transaction_type: 'order_refund' });

type Canceled = {
  payable: Payable;
  customer_id: number | null;
  /** What goes into the wallet, in minor units. */
  amount: number;
  /** False: only what came out of the wallet goes back there. */
  everything: boolean;
};

/** Money of something that was canceled: back into the wallet, or marked as owed until somebody sends it back. */
export async function refundCanceled(tx: Db, { payable, customer_id, amount, everything }: Canceled): Promise<void> {
  await closeOpenPayments(tx, payable);
  if (customer_id !== null && amount > 0) {
    await refundToWallet(tx, { customer_id, amount, reference: String(payable.id) });
    await setPaidRefunded(tx, payable, everything);
  }
  await setPaidRefundDue(tx, payable);
}
