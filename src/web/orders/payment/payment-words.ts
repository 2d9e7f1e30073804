import type { Config } from '#contract/config/config.ts';
import { type CashPlace, cashPlace } from '#domain/payments/cash-place.ts';
import '#web/i18n/lazy/orders.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

const OWN = ['cash_on_delivery', 'wallet', 'offline_payment', 'partial_payment', 'digital_payment'] as const;

const CASH = {
  door: 'order.method.cash_on_delivery',
  store: 'order.method.cash_at_store',
  pickup: 'order.method.cash_at_pickup',
  receiver: 'order.method.cash_of_receiver',
} as const satisfies Record<CashPlace, MessageKey>;

/** A way of paying by name: one of ours, or a gateway's title. */
export function paymentWords(
  t: Translate,
  method: string,
  config: Pick<Config, 'active_payment_method_list'>,
  order?: Parameters<typeof cashPlace>[0],
): string {
  if (method === 'cash_on_delivery' && order) return t(CASH[cashPlace(order)]);
  const own = OWN.find((known) => known === method);
  if (own) return t(`order.method.${own}`);
  return config.active_payment_method_list.find(({ gateway }) => gateway === method)?.gateway_title ?? method;
}
