import { type Bill, takesMoney } from '#domain/payments/payable.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { GatewayReport } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { closeOpenPayments } from './payment-parts.service.ts';
import {
  findPayment,
  lockPayment,
  type Payment,
  payableOf,
  recordReport,
  setPaymentState,
} from './payments.repository.ts';
import { refundToWallet } from './refund.service.ts';

/** unmatched: no such payment of this gateway, or not as the report says: nothing happens. */
export type Settled = 'done' | 'repeated' | 'unmatched';

/**
 * A gateway's report, received at the return of the browser or by its callback, once or many times, in any order. A
 * report is recorded in the transaction of what it causes, so either both happened or neither.
 */
export function settlePayment(
  deps: Deps,
  payables: Payables,
  gateway: string,
  report: GatewayReport,
): Promise<Settled> {
  return deps.db.transaction(async (tx) => {
    const found = await findPayment(tx, report.payment_id);
    const bill = found && (await payables[found.payable_kind].bill(tx, found.payable_id));
    const payment = found && (await lockPayment(tx, found.id));
    if (!bill || !payment || !isAbout(report, payment, gateway)) return 'unmatched';
    if (!(await recordReport(tx, { gateway, ...report }))) return 'repeated';
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

const isAbout = (report: GatewayReport, payment: Payment, gateway: string): boolean =>
  payment.payment_method === gateway &&
  payment.amount === report.amount &&
  (payment.gateway_reference ?? report.reference) === report.reference;

const hasCome = ({ payment_status }: Payment): boolean => ['paid', 'refunded', 'refund_due'].includes(payment_status);

async function receiveMoney(deps: Deps, tx: Db, payables: Payables, bill: Bill, payment: Payment): Promise<void> {
  // Canceled meanwhile, or paid in another way: the money is the payer's.
  if (!takesMoney(bill) || bill.due < payment.amount) return refundTooLate(deps, tx, bill, payment);
  await setPaymentState(tx, payment.id, 'paid');
  if (bill.due > payment.amount) return;
  await closeOpenPayments(tx, payableOf(payment));
  await payables[payment.payable_kind].settled(tx, payment.payable_id, payment);
}

/** Into the wallet, where there is one; else it is marked as owed until somebody sends it back. */
async function refundTooLate(deps: Deps, tx: Db, { payer }: Bill, { id, amount }: Payment): Promise<void> {
  const { customer_wallet_status } = await settingsNow({ ...deps, db: tx }, 'en');
  const isRefunded =
    payer?.kind === 'customer' &&
    customer_wallet_status === 1 &&
    (await refundToWallet(tx, { customer_id: payer.id, amount, reference: id }));
  await setPaymentState(tx, id, isRefunded ? 'refunded' : 'refund_due');
}
