import type { ReactNode } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useDates } from '#web/config/use-dates.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { StatusBadge } from '../status-badge.tsx';

type OrderHeadProps = {
  order: TrackedOrder;
  /** What can be done with it. */
  children: ReactNode;
};

export function OrderHead({ order, children }: OrderHeadProps) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const time = order.store && deliveryTime(t, order.store.delivery_time);

  return (
    <header className="flex gap-4 max-md:flex-col md:flex-wrap md:items-end md:justify-between">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="font-extrabold text-headline tracking-tight">
            <bdi>{t('orders.number', { id: String(order.id) })}</bdi>
          </h1>
          <StatusBadge order={order} />
        </div>
        <p className="mt-1 text-ink-2 text-small">
          <Dotted>
            <time dateTime={order.created_at}>{t('order.placed_at', { date: dateTime(order.created_at) })}</time>
            {order.scheduled === 1 && (
              <time dateTime={order.schedule_at}>{t('order.wanted_at', { date: dateTime(order.schedule_at) })}</time>
            )}
            {isRunning(order.order_status) && order.scheduled !== 1 && time && t('order.estimate', { time })}
            {t(`order.type.${order.order_type}`)}
          </Dotted>
        </p>
      </div>
      {children}
    </header>
  );
}
