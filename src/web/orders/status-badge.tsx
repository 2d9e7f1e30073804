import type { Order } from '#contract/orders/shapes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { comesBack } from '#domain/parcel/parcel-return.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';

const TONES: Record<OrderStatus, BadgeTone> = {
  pending: 'warn',
  accepted: 'warn',
  // Good news is green in every module; the accent of some of them is red, which reads as a fault.
  confirmed: 'success',
  processing: 'success',
  handover: 'success',
  picked_up: 'success',
  delivered: 'neutral',
  canceled: 'neutral',
  failed: 'danger',
  refund_requested: 'warn',
  refund_request_canceled: 'neutral',
  refunded: 'success',
  returned: 'neutral',
};

/** An unpaid bank transfer has not failed: the shopper has not sent its details yet. */
export const waitsForTransfer = (order: { order_status: OrderStatus; payment_method: string }): boolean =>
  order.order_status === 'failed' && order.payment_method === 'offline_payment';

type Shown = Pick<Order, 'order_status' | 'payment_method' | 'parcel_cancellation'>;

export function StatusBadge({ order }: { order: Shown }) {
  const t = useTranslate();
  const { order_status } = order;
  if (comesBack(order))
    return (
      <Badge tone="accent" shape="pill">
        {t('orders.status_back')}
      </Badge>
    );
  return (
    <Badge tone={TONES[order_status]} shape="pill">
      {waitsForTransfer(order) ? t('orders.status_offline') : t(`orders.status.${order_status}`)}
    </Badge>
  );
}
