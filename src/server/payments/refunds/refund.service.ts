import { type Payable, referenceOf } from '#domain/payments/payable.ts';
import { type PaidPart, planRefund, type RefundPart, refundWay } from '#domain/payments/refund-plan.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { creditWallet } from '#server/wallet/ledger.service.ts';
import {
  insertRefund,
  lockPaidParts,
  type RefundReason,
  type RefundState,
  refundsOfPayable,
  showRefundOnPayment,
} from './refunds.repository.ts';

type Refund = {
  payable: Payable;
  /** Whose wallet a part may go to; null: a guest, or somebody who has left. */
  customer_id: number | null;
  /** Minor units; null: all that has come. */
  amount: number | null;
  reason: RefundReason;
  /** The payer wants it in the wallet, however it was paid. */
  intoWallet?: boolean;
};

/**
 * Money goes back the way it came: what the wallet paid at once, what a gateway took by a job, the rest by somebody's
 * hand. Called while the payable is locked; the wallet is locked last. Returns how much goes back.
 */
export async function refundPayable(deps: Deps, tx: Db, refund: Refund): Promise<number> {
  const parts = await lockPaidParts(tx, refund.payable);
  return refundParts(deps, tx, refund, parts);
}

/** For money that came when nothing was due any more: all of this payment, and of no other. */
export const refundLate = (
  deps: Deps,
  tx: Db,
  refund: Omit<Refund, 'amount' | 'reason'>,
  part: Omit<PaidPart, 'refunded'>,
): Promise<number> =>
  refundParts(deps, tx, { ...refund, amount: null, reason: 'too_late' }, [{ ...part, refunded: 0 }]);

async function refundParts(deps: Deps, tx: Db, refund: Refund, paid: readonly PaidPart[]): Promise<number> {
  const parts = planRefund(paid, refund.amount).map((part) => ({
    ...part,
    payment_method: refund.intoWallet && refund.customer_id !== null ? 'wallet' : part.payment_method,
  }));
  const fromWallet = sum(parts.filter(({ payment_method }) => payment_method === 'wallet'));
  const isCredited = await creditBack(tx, refund, fromWallet);
  for (const part of parts) await sendBack(deps, tx, refund, part, isCredited);
  return sum(parts);
}

const sum = (parts: readonly RefundPart[]): number => parts.reduce((total, { amount }) => total + amount, 0);

/** Booked once for a payable: it is canceled or refunded once. */
const creditBack = async (tx: Db, { payable, customer_id }: Refund, amount: number): Promise<boolean> =>
  customer_id !== null &&
  amount > 0 &&
  (await creditWallet(tx, { customer_id, amount, transaction_type: 'order_refund', reference: referenceOf(payable) }));

async function sendBack(deps: Deps, tx: Db, refund: Refund, part: RefundPart, isCredited: boolean): Promise<void> {
  const { payment_id, payment_method: refund_method, amount } = part;
  const refund_status = firstState(deps, refund_method, isCredited);
  const { payable, reason } = refund;
  const id = await insertRefund(tx, {
    payable,
    payment_id,
    refund_method,
    amount,
    reason,
    refund_status,
    now: deps.now(),
  });
  await showRefundOnPayment(tx, payment_id);
  // So it goes at once; if the job is lost, the upkeep of payments finds the row.
  if (refund_status === 'pending') await deps.jobs.add(tx, 'send-refund', { id });
}

function firstState({ gateways }: Deps, refund_method: string, isCredited: boolean): RefundState {
  switch (refundWay(refund_method)) {
    case 'wallet':
      return isCredited ? 'done' : 'due';
    case 'by_hand':
      return 'due';
    case 'gateway':
      return gateways.get(refund_method) ? 'pending' : 'due';
  }
}

/** Where the money of a payable is, part by part. */
export const refundsOf = (db: Db, payable: Payable) => refundsOfPayable(db, payable);
