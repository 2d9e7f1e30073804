import { AppError } from '#contract/errors.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import type { PaymentChoice } from '#domain/orders/starting-status.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { changeFor, exceedsCashLimit } from '#domain/payments/cash-limit.ts';
import { coversOrder, type PartialPaymentSettings, partialPayment } from '#domain/payments/partial-payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';

export type ChosenPayment = {
  payment_method: PaymentMethod;
  partial_payment: boolean;
  /** What the shopper was shown that the wallet pays; null: nothing was. */
  partially_paid_amount: number | null;
  bring_change_amount: number;
};

type Situation = {
  order_type: AnyOrderType;
  order_amount: number;
  /** null: a guest has none. Read while the customer's row was locked. */
  wallet_balance: number | null;
  offered: { cash_on_delivery: boolean; digital_payment: boolean; offline_payment: boolean; wallet: boolean };
  maximum_cod_order_amount: number | null;
  settings: PartialPaymentSettings;
};

export type Payment = { choice: PaymentChoice; partially_paid_amount: number; bring_change_amount: number };

/** How an order is paid for, or why it cannot be paid like this. */
export function choosePayment(chosen: ChosenPayment, situation: Situation): Payment {
  const { choice, partially_paid_amount }: Omit<Payment, 'bring_change_amount'> = chosen.partial_payment
    ? inTwoParts(chosen, situation)
    : { choice: { payment_method: chosen.payment_method }, partially_paid_amount: 0 };
  const due = amountDue(situation.order_amount, partially_paid_amount);
  refuseMethod(chosen.payment_method, due, situation);
  const bring_change_amount = chosen.payment_method === 'cash_on_delivery' ? chosen.bring_change_amount : 0;
  if (changeFor(bring_change_amount, due) === null) throw new AppError('change_too_small');
  return { choice: settled(choice, due), partially_paid_amount, bring_change_amount };
}

/** Where nothing is left to be paid there is no need of a gateway. */
const settled = (choice: PaymentChoice, due: number): PaymentChoice =>
  due === 0 && choice.payment_method !== 'wallet' ? { payment_method: 'cash_on_delivery' } : choice;

function inTwoParts(
  { payment_method, partially_paid_amount: shown }: ChosenPayment,
  { settings, wallet_balance, order_amount, offered }: Situation,
) {
  if (!offered.wallet || payment_method === 'wallet' || payment_method === 'offline_payment')
    throw new AppError('partial_payment_off');
  const partially_paid_amount = partOfWallet(settings, {
    wallet_balance: wallet_balance ?? 0,
    order_amount,
    method: payment_method,
  });
  // Nobody pays more at the door than they were shown.
  if (shown !== null && partially_paid_amount < shown) throw new AppError('partial_wallet_less');
  const choice: PaymentChoice = { payment_method: 'partial_payment', rest: payment_method };
  return { choice, partially_paid_amount };
}

/** What the wallet pays of it, or why it may not pay a part. */
export function partOfWallet(...[settings, purchase]: Parameters<typeof partialPayment>): number {
  const parts = partialPayment(settings, purchase);
  if (typeof parts === 'object') return parts.partially_paid_amount;
  throw new AppError(PARTS_REFUSED[parts]);
}

const PARTS_REFUSED = {
  off: 'partial_payment_off',
  method: 'partial_payment_off',
  wallet_empty: 'partial_wallet_empty',
  wallet_enough: 'partial_wallet_enough',
} as const;

function refuseMethod(method: PaymentMethod, due: number, situation: Situation) {
  const { offered, wallet_balance, order_type, maximum_cod_order_amount } = situation;
  switch (method) {
    case 'cash_on_delivery':
      if (!offered.cash_on_delivery) throw new AppError('cash_off', 'order_method');
      if (exceedsCashLimit(due, maximum_cod_order_amount, order_type)) throw new AppError('cash_too_much');
      return;
    case 'digital_payment':
      if (!offered.digital_payment) throw new AppError('payment_method_off');
      return;
    case 'offline_payment':
      if (!offered.offline_payment) throw new AppError('offline_payment_off');
      return;
    case 'wallet':
      if (!offered.wallet || wallet_balance === null) throw new AppError('wallet_off');
      if (!coversOrder(wallet_balance, due)) throw new AppError('wallet_low');
  }
}
