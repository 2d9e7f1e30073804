import { AppError } from '#contract/errors.ts';
import type { PaymentChoice } from '#domain/orders/starting-status.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { type Payable, referenceOf, referenceOfRest } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import { payFromWallet } from '../wallet/ledger.service.ts';
import { addPayment, closePayments, lastPayments, setOpenPaid, sumPaid } from './payments.repository.ts';

/** Something that was just ordered; amounts are minor units. */
type Placed = {
  payable: Payable;
  customer_id: number | null;
  amount: number;
  /** What the wallet pays of it: its whole balance, read while the wallet was locked. */
  partially_paid_amount: number;
};

/** One row for each part of the money. The wallet's part is taken now; the rest stays unpaid until it comes. */
export async function openPayments(tx: Db, placed: Placed, choice: PaymentChoice): Promise<void> {
  const { payable, amount } = placed;
  const fromWallet = walletPart(placed, choice);
  if (fromWallet > 0)
    await takeFromWallet(
      tx,
      placed,
      fromWallet,
      choice.payment_method === 'wallet' ? 'order_place' : 'partial_payment',
    );
  const payment_method = choice.payment_method === 'partial_payment' ? choice.rest : choice.payment_method;
  waitFor(tx, payable, payment_method, amountDue(amount, fromWallet));
}

function walletPart({ amount, partially_paid_amount }: Placed, { payment_method }: PaymentChoice): number {
  if (payment_method === 'wallet') return amount;
  return payment_method === 'partial_payment' ? partially_paid_amount : 0;
}

function waitFor(tx: Db, payable: Payable, payment_method: string, amount: number): void {
  if (amount > 0) addPayment(tx, { payable, payment_method, amount, payment_status: 'unpaid', callback: null });
}

/** `isRest`: the wallet may have paid a part of it before. */
export async function takeFromWallet(
  tx: Db,
  { payable, customer_id, isRest = false }: Pick<Placed, 'payable' | 'customer_id'> & { isRest?: boolean },
  amount: number,
  transaction_type: 'order_place' | 'trip_booking' | 'parcel_return' | 'partial_payment',
): Promise<void> {
  if (customer_id === null) throw new AppError('wallet_low');
  const reference = isRest ? referenceOfRest(payable) : referenceOf(payable);
  const paid = await payFromWallet(tx, { customer_id, amount, transaction_type, reference });
  if (paid === 'too_low') throw new AppError('wallet_low');
  if (paid === 'known' && amount > 0) throw new Error(`${reference} is taken from the wallet once`);
  if (paid === 'paid')
    addPayment(tx, { payable, payment_method: 'wallet', amount, payment_status: 'paid', callback: null });
}

/** What payments have brought so far, in minor units. */
export const paidSoFar = (tx: Db, payable: Payable): Promise<number> => sumPaid(tx, payable);

export const paymentsOf = (db: Db, payable: Payable) => lastPayments(db, payable);

/** For what was canceled, or is paid in another way. */
export const closeOpenPayments = (tx: Db, payable: Payable): Promise<number> => closePayments(tx, payable, 'canceled');

/** The way of paying changes: open payments are closed, and what is still due is waited for in the new way. */
export async function reopenPayments(
  tx: Db,
  payable: Payable,
  due: number,
  payment_method: 'cash_on_delivery' | 'offline_payment',
): Promise<void> {
  await closeOpenPayments(tx, payable);
  waitFor(tx, payable, payment_method, due);
}

/** The courier brought the cash, or somebody saw the transfer. The caller writes the payable's own state. */
export const payOpenPart = (
  tx: Db,
  payable: Payable,
  payment_method: 'cash_on_delivery' | 'offline_payment',
): Promise<number> => setOpenPaid(tx, payable, payment_method);

/** The rest was handed over in person. The caller writes the payable's own state. */
export async function takeCash(tx: Db, payable: Payable, amount: number): Promise<void> {
  await closeOpenPayments(tx, payable);
  addPayment(tx, { payable, payment_method: 'cash_payment', amount, payment_status: 'paid', callback: null });
}
