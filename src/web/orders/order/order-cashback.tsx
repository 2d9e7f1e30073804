import Coins from 'lucide-react/icons/coins';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { BOUGHT } from '#domain/orders/order-status.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const OVER: ReadonlySet<string> = new Set(['canceled', 'failed', 'refunded', 'returned']);

/** What comes back into the wallet, or has come; an order that came to nothing brings nothing. */
export function OrderCashback({ order }: { order: Pick<TrackedOrder, 'cashback_amount' | 'order_status'> }) {
  const t = useTranslate();
  const money = useMoney();
  const { cashback_amount, order_status } = order;
  if (cashback_amount === 0 || OVER.has(order_status)) return null;
  return (
    <p className="mt-3 flex items-center gap-2.5 rounded-card bg-success-soft px-3.5 py-2.5 text-small text-success-ink">
      <Icon of={Coins} size={18} className="shrink-0" />
      {t(BOUGHT.includes(order_status) ? 'order.cashback_paid' : 'order.cashback', { amount: money(cashback_amount) })}
    </p>
  );
}
