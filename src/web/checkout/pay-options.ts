import type { Quote } from '#contract/checkout/quote.ts';
import type { Config } from '#contract/config/config.ts';
import type { OrderType } from '#domain/orders/order-type.ts';
import { exceedsCashLimit } from '#domain/payments/cash-limit.ts';
import { coversOrder } from '#domain/payments/partial-payment.ts';

export type PayMethod = 'cash_on_delivery' | 'digital_payment' | 'wallet' | 'offline_payment';

/** One way to pay, as it is chosen. `off`: why it cannot be chosen now. */
export type PayOption = {
  id: string;
  method: PayMethod;
  gateway: { key: string; title: string } | null;
  off: 'cash_limit' | 'wallet_low' | null;
};

export type PayState = {
  options: readonly PayOption[];
  /** What the wallet may add when it does not hold enough; null: not offered. */
  partial: { paid: number; due: number } | null;
  chosen: PayOption | null;
  /** What is still to be paid by the chosen way. */
  due: number;
};

type Gateways = Pick<Config, 'active_payment_method_list'>;
type PaymentChoice = { order_amount: number; order_type: OrderType; pay: string; usesWallet: boolean };

/** What the quote offers for this amount, and what of it the shopper has chosen. */
export function payState({ payment }: Pick<Quote, 'payment'>, config: Gateways, choice: PaymentChoice): PayState {
  const { order_amount, order_type } = choice;
  const { wallet_balance } = payment;
  const rest = payment.partial_payment;
  const mayPart = rest.length > 0 && wallet_balance > 0 && !coversOrder(wallet_balance, order_amount);
  const partial = mayPart ? { paid: wallet_balance, due: order_amount - wallet_balance } : null;
  const isParted = partial !== null && choice.usesWallet;
  const due = isParted ? partial.due : order_amount;

  const gateways = payment.digital_payment ? config.active_payment_method_list : [];
  const cash_limit = exceedsCashLimit(due, payment.maximum_cod_order_amount, order_type) ? 'cash_limit' : null;
  const wallet_low = coversOrder(wallet_balance, order_amount) ? null : 'wallet_low';
  const all: PayOption[] = [
    ...gateways.map(({ gateway, gateway_title }) => ({
      id: `digital_payment ${gateway}`,
      method: 'digital_payment' as const,
      gateway: { key: gateway, title: gateway_title },
      off: null,
    })),
    ...(payment.wallet ? [{ id: 'wallet', method: 'wallet' as const, gateway: null, off: wallet_low } as const] : []),
    ...(payment.cash_on_delivery
      ? [{ id: 'cash_on_delivery', method: 'cash_on_delivery' as const, gateway: null, off: cash_limit } as const]
      : []),
    ...(payment.offline_payment
      ? [{ id: 'offline_payment', method: 'offline_payment' as const, gateway: null, off: null }]
      : []),
  ];
  const options = isParted ? all.filter(({ method }) => rest.some((one) => one === method)) : all;
  return { options, partial, chosen: options.find(({ id }) => id === choice.pay) ?? null, due };
}
