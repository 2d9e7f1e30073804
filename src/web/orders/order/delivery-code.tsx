import ShieldCheck from 'lucide-react/icons/shield-check';
import type { Order } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** The code that hands the order over; shown as long as it is of use. */
export function DeliveryCode({ order }: { order: Order }) {
  const t = useTranslate();
  if (order.otp === null || !isRunning(order.order_status)) return null;
  const isFetched = order.order_type === 'take_away';
  return (
    <div className="flex gap-3">
      <Icon of={ShieldCheck} className="mt-0.5 text-ink-2" />
      <div>
        <p className="font-semibold text-small">
          {t(isFetched ? 'order.code_fetch' : 'order.code')} <bdi className="tabular tracking-widest">{order.otp}</bdi>
        </p>
        <p className="text-ink-2 text-small">{t(isFetched ? 'order.code_text_fetch' : 'order.code_text')}</p>
      </div>
    </div>
  );
}
