import type { Config } from '#contract/config/config.ts';
import { type AnyOrderType, isTakeAway } from '#domain/orders/order-type.ts';
import '#web/i18n/lazy/orders.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

const OWN = ['cash_on_delivery', 'wallet', 'offline_payment', 'partial_payment', 'digital_payment'] as const;

/** A way of paying by name: one of ours, or a gateway's title. Nobody delivers what is fetched. */
export function paymentWords(
  t: Translate,
  method: string,
  config: Pick<Config, 'active_payment_method_list'>,
  order_type?: AnyOrderType,
): string {
  if (method === 'cash_on_delivery' && order_type && isTakeAway(order_type)) return t('order.method.cash_at_store');
  const own = OWN.find((known) => known === method);
  if (own) return t(`order.method.${own}`);
  return config.active_payment_method_list.find(({ gateway }) => gateway === method)?.gateway_title ?? method;
}
