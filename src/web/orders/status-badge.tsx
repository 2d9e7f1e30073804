import type { OrderStatus } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx';

const TONES: Record<OrderStatus, BadgeTone> = {
  pending: 'warn',
  accepted: 'warn',
  confirmed: 'accent',
  processing: 'accent',
  handover: 'accent',
  picked_up: 'accent',
  delivered: 'success',
  canceled: 'neutral',
  failed: 'danger',
  refund_requested: 'warn',
  refund_request_canceled: 'neutral',
  refunded: 'success',
  returned: 'neutral',
};

/** Money that was promised by a transfer did not fail: it has not been told of yet. */
export const waitsForTransfer = (order: { order_status: OrderStatus; payment_method: string }): boolean =>
  order.order_status === 'failed' && order.payment_method === 'offline_payment';

export function StatusBadge({ order }: { order: { order_status: OrderStatus; payment_method: string } }) {
  const t = useTranslate();
  return (
    <Badge tone={TONES[order.order_status]} shape="pill">
      {waitsForTransfer(order) ? t('orders.status_offline') : t(`orders.status.${order.order_status}`)}
    </Badge>
  );
}
