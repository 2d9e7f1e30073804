import { type Bill, takesMoney } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Gateway, GatewayReport } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { closeOpenPayments } from './payment-parts.service.ts';
import {
  endSession,
  findPayment,
  lockPayment,
  type Payment,
  payableOf,
  recordReport,
  setPaymentState,
} from './payments.repository.ts';
import { refundLate } from './refunds/refund.service.ts';
import { insertUnmatched, type MismatchReason } from './unmatched.repository.ts';

/** unmatched: no such payment of this gateway, or not as the report says. Money of such a report is noted as a row. */
export type Settled = 'done' | 'repeated' | 'unmatched';

/**
 * A gateway's report, received at the return of the browser, by its callback or on our rounds, once or many times, in any
 * order. A report is recorded in the transaction of what it causes, so either both happened or neither.
 */
export function settlePayment(
  deps: Deps,
  payables: Payables,
  gateway: Gateway,
  report: GatewayReport,
): Promise<Settled> {
  return deps.db.transaction(async (tx) => {
    const found = report.payment_id === null ? null : await findPayment(tx, report.payment_id);
    const bill = found && (await payables[found.payable_kind].bill(tx, found.payable_id));
    const payment = found && (await lockPayment(tx, found.id));
    const mismatch = bill && payment ? mismatchOf(report, payment, gateway) : 'unknown_payment';
    if (!bill || !payment || mismatch)
      return noteUnmatched(tx, gateway, report, payment, mismatch ?? 'unknown_payment');
    if (!(await recordReport(tx, { ...report, gateway: gateway.key }))) return 'repeated';
    await endSession(tx, payment.id, report.charge ?? null);
    if (report.outcome !== 'paid') {
      // Money that has come is not taken back by an older report that it failed.
      if (payment.payment_status === 'unpaid') await setPaymentState(tx, payment.id, report.outcome);
      return 'done';
    }
    if (hasCome(payment)) return 'repeated';
    await receiveMoney(deps, tx, payables, bill, payment);
    return 'done';
  });
}

function mismatchOf(report: GatewayReport, payment: Payment, gateway: Gateway): MismatchReason | null {
  if (payment.payment_method !== gateway.key) return 'other_gateway';
  if ((payment.gateway_reference ?? report.reference) !== report.reference) return 'other_reference';
  if (gateway.currency !== null && report.currency !== gateway.currency) return 'currency';
  return payment.amount === report.amount ? null : 'amount';
}

/** Somebody's money is with the gateway, and we do not know what for: an operator has to look at it. */
async function noteUnmatched(
  tx: Db,
  { key: gateway }: Gateway,
  report: GatewayReport,
  payment: Payment | null,
  reason: MismatchReason,
): Promise<Settled> {
  if (report.outcome !== 'paid') return 'unmatched';
  const currency = report.currency ?? null;
  const isNew = await insertUnmatched(tx, { ...report, gateway, payment_id: payment?.id ?? null, currency, reason });
  return isNew ? 'unmatched' : 'repeated';
}

const hasCome = ({ payment_status }: Payment): boolean => ['paid', 'refunded', 'refund_due'].includes(payment_status);

async function receiveMoney(deps: Deps, tx: Db, payables: Payables, bill: Bill, payment: Payment): Promise<void> {
  const payable = payableOf(payment);
  const port = payables[payable.kind];
  await setPaymentState(tx, payment.id, 'paid');
  // Over or canceled meanwhile, or paid in another way: the money is the payer's, and goes back.
  if (!takesMoney(bill) || bill.due < payment.amount) {
    const customer_id = bill.payer?.kind === 'customer' ? bill.payer.id : null;
    await refundLate(deps, tx, { payable, customer_id }, payment);
    return port.refundChanged(tx, payable.id);
  }
  if (bill.due > payment.amount) return port.partlyPaid?.(tx, payable.id);
  await closeOpenPayments(tx, payable);
  await port.settled(tx, payable.id, payment);
}
