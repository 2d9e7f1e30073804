import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useDates } from '#web/config/use-dates.ts';
import { deliveryTime } from '#web/i18n/delivery-time.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { StatusBadge } from '../status-badge.tsx';

export function OrderHead({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const time = order.store && deliveryTime(t, order.store.delivery_time);

  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="font-extrabold text-headline tracking-tight">
          <bdi>{t('orders.number', { id: String(order.id) })}</bdi>
        </h1>
        <StatusBadge order={order} />
      </div>
      <p className="mt-1 text-ink-2 text-small">
        <time dateTime={order.created_at}>{t('order.placed_at', { date: dateTime(order.created_at) })}</time>
        {order.scheduled === 1 && (
          <>
            <span aria-hidden> · </span>
            <time dateTime={order.schedule_at}>{t('order.wanted_at', { date: dateTime(order.schedule_at) })}</time>
          </>
        )}
        {isRunning(order.order_status) && order.scheduled !== 1 && time && (
          <>
            <span aria-hidden> · </span>
            {t('order.estimate', { time })}
          </>
        )}
        <span aria-hidden> · </span>
        {t(`order.type.${order.order_type}`)}
      </p>
    </header>
  );
}
