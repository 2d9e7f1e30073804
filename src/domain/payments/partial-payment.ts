import { amountDue } from './amount-due.ts';

export type PartialPaymentSettings = {
  partial_payment_status: 0 | 1;
  partial_payment_method: 'cod' | 'digital_payment' | 'both' | '';
};

export type RestMethod = 'cash_on_delivery' | 'digital_payment';

export type PartialPaymentRefusal = 'off' | 'method' | 'wallet_empty' | 'wallet_enough';

export type PartialPayment = { partially_paid_amount: number; due: number };

const REST_METHODS: Record<PartialPaymentSettings['partial_payment_method'], readonly RestMethod[]> = {
  cod: ['cash_on_delivery'],
  digital_payment: ['digital_payment'],
  both: ['cash_on_delivery', 'digital_payment'],
  '': [],
};

/** How the part that the wallet does not hold may be paid. */
export const restMethods = ({ partial_payment_status, partial_payment_method }: PartialPaymentSettings) =>
  partial_payment_status === 1 ? REST_METHODS[partial_payment_method] : [];

export const coversOrder = (wallet_balance: number, order_amount: number): boolean => wallet_balance >= order_amount;

/** All of the wallet and the rest by another method; whoever has enough pays with the wallet alone. */
export function partialPayment(
  settings: PartialPaymentSettings,
  { wallet_balance, order_amount, method }: { wallet_balance: number; order_amount: number; method: RestMethod },
): PartialPayment | PartialPaymentRefusal {
  if (settings.partial_payment_status !== 1) return 'off';
  if (!restMethods(settings).includes(method)) return 'method';
  if (wallet_balance <= 0) return 'wallet_empty';
  if (coversOrder(wallet_balance, order_amount)) return 'wallet_enough';
  return { partially_paid_amount: wallet_balance, due: amountDue(order_amount, wallet_balance) };
}
