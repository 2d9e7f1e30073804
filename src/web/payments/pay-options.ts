import type { Config } from '#contract/config/config.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import { exceedsCashLimit } from '#domain/payments/cash-limit.ts';
import { coversOrder } from '#domain/payments/partial-payment.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';

/** One way to pay, as it is chosen. */
export type PayOption = {
  id: string;
  method: PaymentMethod;
  gateway: { key: string; title: string } | null;
  /** Why it cannot be chosen now. */
  off: 'cash_limit' | 'wallet_low' | null;
};

type Offer = {
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  wallet: boolean;
  maximum_cod_order_amount: number | null;
  order_type: AnyOrderType;
};

/** What must be paid: in cash, or by the wallet alone. */
type Amounts = { due: number; fromWallet: number; wallet_balance: number };

/** The ways to pay that are offered, each with why it cannot be taken now. */
export function payOptions(
  offer: Offer,
  { active_payment_method_list }: Pick<Config, 'active_payment_method_list'>,
  { due, fromWallet, wallet_balance }: Amounts,
): PayOption[] {
  const isTooMuchCash = exceedsCashLimit(due, offer.maximum_cod_order_amount, offer.order_type);
  const gateways = offer.digital_payment ? active_payment_method_list : [];
  const own: (PayOption | false)[] = [
    offer.wallet && ownOption('wallet', coversOrder(wallet_balance, fromWallet) ? null : 'wallet_low'),
    offer.cash_on_delivery && ownOption('cash_on_delivery', isTooMuchCash ? 'cash_limit' : null),
    offer.offline_payment && ownOption('offline_payment', null),
  ];
  return [
    ...gateways.map(({ gateway, gateway_title }) => ({
      id: `digital_payment ${gateway}`,
      method: 'digital_payment' as const,
      gateway: { key: gateway, title: gateway_title },
      off: null,
    })),
    ...own.filter((option) => option !== false),
  ];
}

const ownOption = (method: Exclude<PaymentMethod, 'digital_payment'>, off: PayOption['off']): PayOption => ({
  id: method,
  method,
  gateway: null,
  off,
});
