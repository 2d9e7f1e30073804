import type { Config } from '#contract/config/config.ts';
import type { UnfinishedPayment } from '#contract/orders/orders.ts';
import { exceedsCashLimit } from '#domain/payments/cash-limit.ts';

export type PayWay = {
  id: string;
  kind: 'gateway' | 'wallet' | 'offline' | 'cash';
  /** A gateway's own name. */
  title: string | null;
  /** Why it cannot be taken now. */
  refusal: 'limit' | 'balance' | null;
};

type Offers = Pick<Config, 'active_payment_method_list' | 'customer_wallet_status'>;

/** The ways in which an order that waits for its money can still be paid. `wallet`: null for who has none. */
export function payWays(payment: UnfinishedPayment, config: Offers, wallet: number | null): PayWay[] {
  const due = payment.order_amount - payment.partially_paid_amount;
  const ways: PayWay[] = [];
  if (payment.digital_payment) {
    for (const { gateway, gateway_title } of config.active_payment_method_list)
      ways.push({ id: gateway, kind: 'gateway', title: gateway_title, refusal: null });
  }
  if (wallet !== null && config.customer_wallet_status === 1)
    ways.push({ id: 'wallet', kind: 'wallet', title: null, refusal: wallet < due ? 'balance' : null });
  if (payment.offline_payment) ways.push({ id: 'offline_payment', kind: 'offline', title: null, refusal: null });
  if (payment.cash_on_delivery) {
    const order_type = payment.order_type === 'take_away' ? 'take_away' : 'delivery';
    const isTooMuch = exceedsCashLimit(due, payment.maximum_cod_order_amount, order_type);
    ways.push({ id: 'cash_on_delivery', kind: 'cash', title: null, refusal: isTooMuch ? 'limit' : null });
  }
  return ways;
}
