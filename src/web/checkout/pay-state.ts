import type { Quote } from '#contract/checkout/quote.ts';
import type { Config } from '#contract/config/config.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { coversOrder } from '#domain/payments/partial-payment.ts';
import { type PayOption, payOptions } from '#web/payments/pay-options.ts';

export type PayState = {
  options: readonly PayOption[];
  /** What the wallet may add when it does not hold enough; null: not offered. */
  partial: { paid: number; due: number } | null;
  chosen: PayOption | null;
  /** What is still to be paid by the chosen way. */
  due: number;
};

type PaymentChoice = { order_amount: number; order_type: AnyOrderType; pay: string; usesWallet: boolean };

/** What the quote offers for this amount, and what of it the shopper has chosen. */
export function payState(
  { payment }: Pick<Quote, 'payment'>,
  config: Pick<Config, 'active_payment_method_list'>,
  { order_amount, order_type, pay, usesWallet }: PaymentChoice,
): PayState {
  const { wallet_balance, partial_payment } = payment;
  const mayPart = partial_payment.length > 0 && wallet_balance > 0 && !coversOrder(wallet_balance, order_amount);
  const partial = mayPart ? { paid: wallet_balance, due: amountDue(order_amount, wallet_balance) } : null;
  const isParted = partial !== null && usesWallet;
  const due = isParted ? partial.due : order_amount;
  const amounts = { due, fromWallet: order_amount, wallet_balance };
  const options = payOptions({ ...payment, order_type }, config, amounts).filter(
    ({ method }) => !isParted || partial_payment.some((rest) => rest === method),
  );
  return { options, partial, chosen: options.find(({ id }) => id === pay) ?? null, due };
}
