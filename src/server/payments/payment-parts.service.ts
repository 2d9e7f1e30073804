import { AppError } from '#contract/errors.ts';
import type { PaymentChoice } from '#domain/orders/starting-status.ts';
import type { Db } from '../db/db.ts';
import { payFromWallet } from '../wallet/ledger.service.ts';
import { closePayments, insertPayment, owePaid, payOpen } from './payments.repository.ts';

/** An order that was just written. */
type PlacedOrder = {
  id: number;
  customer_id: number | null;
  order_amount: number;
  /** What the wallet pays of it; the whole balance, read while the wallet was held. */
  partially_paid_amount: number;
};

/** One row for each part of an order's money. What the wallet pays is taken now; the rest is waited for. */
export async function openPayments(tx: Db, order: PlacedOrder, choice: PaymentChoice): Promise<void> {
  const fromWallet =
    choice.payment_method === 'wallet'
      ? order.order_amount
      : choice.payment_method === 'partial_payment'
        ? order.partially_paid_amount
        : 0;
  if (fromWallet > 0) {
    await takeFromWallet(tx, order, fromWallet, choice.payment_method === 'wallet' ? 'order_place' : 'partial_payment');
  }
  const due = order.order_amount - fromWallet;
  if (due <= 0) return;
  const payment_method = choice.payment_method === 'partial_payment' ? choice.rest : choice.payment_method;
  await insertPayment(tx, { ...unknownUser(order.id), payment_method, amount: due, payment_status: 'unpaid' });
}

const unknownUser = (order_id: number) => ({ order_id, customer_id: null, callback: null });

export async function takeFromWallet(
  tx: Db,
  { id, customer_id }: Pick<PlacedOrder, 'id' | 'customer_id'>,
  amount: number,
  transaction_type: 'order_place' | 'partial_payment',
): Promise<void> {
  if (customer_id === null) throw new AppError('wallet_low');
  const paid = await payFromWallet(tx, { customer_id, amount, transaction_type, reference: String(id) });
  if (paid === 'too_low') throw new AppError('wallet_low');
  if (paid === 'paid')
    await insertPayment(tx, { ...unknownUser(id), payment_method: 'wallet', amount, payment_status: 'paid' });
}

/** Nobody waits for this order's money any more: it was cancelled, or is paid otherwise. */
export const closeOpenPayments = (tx: Db, order_id: number): Promise<number> => closePayments(tx, order_id, 'canceled');

/** The order's way of paying changes: what was waited for is closed, and what is still due waits for the new way. */
export async function reopenPayments(
  tx: Db,
  order: { id: number; due: number },
  payment_method: 'cash_on_delivery' | 'offline_payment',
): Promise<void> {
  await closeOpenPayments(tx, order.id);
  if (order.due > 0)
    await insertPayment(tx, { ...unknownUser(order.id), payment_method, amount: order.due, payment_status: 'unpaid' });
}

/** The rider brought the money, or somebody saw the transfer. The caller says so on the order. */
export const payOpenPart = (
  tx: Db,
  order_id: number,
  payment_method: 'cash_on_delivery' | 'offline_payment',
): Promise<number> => payOpen(tx, order_id, payment_method);

/** What came for an order that is over, and could not go into a wallet, somebody has to send back. */
export const owePaidParts = (tx: Db, order_id: number): Promise<number> => owePaid(tx, order_id);
