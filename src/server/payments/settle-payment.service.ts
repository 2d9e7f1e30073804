import { FINISHED_STATUSES } from '#domain/orders/order-status.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { GatewayReport } from '../providers/payment/gateway.ts';
import { creditWallet } from '../wallet/ledger.service.ts';
import { closeOpenPayments } from './payment-parts.service.ts';
import {
  findPayment,
  lockOrder,
  lockPayment,
  noteReport,
  type OrderToPay,
  type Payment,
  setOrderPaid,
  setPaymentState,
} from './payments.repository.ts';

/** What the orders' room does for us. Orders stand on payments, so rooms.ts hands it over. */
export type OrderDoor = {
  /** Moves an order that its payment has set going. */
  move(tx: Db, order_id: number, to: 'confirmed' | 'pending'): Promise<void>;
  /** Something other than the status changed. */
  announce(tx: Db, order_id: number): Promise<void>;
};

/** stranger: no such payment of this gateway, or not as it says: nothing happens. */
export type Settled = 'done' | 'known' | 'stranger';

/**
 * A gateway's report, heard at the return of the browser or by its callback, once or many times, in any order. A report
 * is noted in the transaction of what it causes, so either both happened or neither.
 */
export function settlePayment(deps: Deps, door: OrderDoor, gateway: string, report: GatewayReport): Promise<Settled> {
  return deps.db.transaction(async (tx) => {
    const known = await findPayment(tx, report.payment_id);
    const order = known?.order_id ? await lockOrder(tx, known.order_id) : null;
    const payment = known && (await lockPayment(tx, known.id));
    if (!payment || !isAbout(report, payment, gateway)) return 'stranger';
    if (!(await noteReport(tx, { gateway, ...report }))) return 'known';
    if (report.outcome !== 'paid') {
      // What came is not taken back by an older word that it failed.
      if (payment.payment_status === 'unpaid') await setPaymentState(tx, payment.id, report.outcome);
      return 'done';
    }
    if (hasCome(payment)) return 'known';
    await (order ? payOrder(deps, tx, door, order, payment) : fillWallet(tx, payment));
    return 'done';
  });
}

const isAbout = (report: GatewayReport, payment: Payment, gateway: string): boolean =>
  payment.payment_method === gateway &&
  payment.amount === report.amount &&
  (payment.gateway_reference ?? report.reference) === report.reference;

const hasCome = ({ payment_status }: Payment): boolean => ['paid', 'refunded', 'refund_due'].includes(payment_status);

async function payOrder(deps: Deps, tx: Db, door: OrderDoor, order: OrderToPay, payment: Payment): Promise<void> {
  // Cancelled meanwhile, or paid by another way: the money is the shopper's.
  if (!waitsForMoney(order) || order.due < payment.amount) return giveBack(deps, tx, order, payment);
  await setPaymentState(tx, payment.id, 'paid');
  if (order.due > payment.amount) return;
  await closeOpenPayments(tx, order.id);
  const isPartial = order.payment_method === 'partial_payment';
  await setOrderPaid(tx, order.id, isPartial ? order.payment_method : payment.payment_method);
  if (order.order_status === 'failed' || order.order_status === 'pending') await door.move(tx, order.id, 'confirmed');
  else await door.announce(tx, order.id);
}

const over: ReadonlySet<string> = new Set(FINISHED_STATUSES.filter((status) => status !== 'failed'));

const waitsForMoney = ({ order_status }: OrderToPay): boolean => !over.has(order_status);

/** Into the wallet, where there is one; else it stands as owed until somebody sends it back. */
async function giveBack(deps: Deps, tx: Db, { customer_id }: OrderToPay, payment: Payment): Promise<void> {
  const { customer_wallet_status } = await settingsNow({ ...deps, db: tx }, 'en');
  const isCredited =
    customer_id !== null &&
    customer_wallet_status === 1 &&
    (await creditWallet(tx, {
      customer_id,
      amount: payment.amount,
      transaction_type: 'order_refund',
      reference: payment.id,
    }));
  await setPaymentState(tx, payment.id, isCredited ? 'refunded' : 'refund_due');
}

async function fillWallet(tx: Db, payment: Payment): Promise<void> {
  const { customer_id, amount, id } = payment;
  const isCredited =
    customer_id !== null &&
    (await creditWallet(tx, { customer_id, amount, transaction_type: 'add_fund', reference: id }));
  await setPaymentState(tx, id, isCredited ? 'paid' : 'refund_due');
}
