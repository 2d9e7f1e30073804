import type { Overlay } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const CancelOrder = lazyWithRetry(() => import('#web/orders/changes/cancel-order.tsx'));
const PayOrder = lazyWithRetry(() => import('#web/orders/payment/pay-order.tsx'));
const RefundOrder = lazyWithRetry(() => import('#web/orders/changes/refund-order.tsx'));
const ReviewOrder = lazyWithRetry(() => import('#web/orders/changes/review-order.tsx'));
const TellChanges = lazyWithRetry(() => import('#web/orders/tell-changes.tsx'));
const TellPayment = lazyWithRetry(() => import('#web/orders/payment/tell-payment.tsx'));

/** What is done with an order. A file of its own: of every page's first load this would be a part. */
export default function OrderOverlays({ overlay }: { overlay: Extract<Overlay, { name: 'order' }> }) {
  switch (overlay.does) {
    case 'cancel':
      return <CancelOrder order_id={overlay.order_id} />;
    case 'pay':
      return <PayOrder order_id={overlay.order_id} isReminder={overlay.isReminder ?? false} />;
    case 'refund':
      return <RefundOrder order_id={overlay.order_id} />;
    case 'review':
      return <ReviewOrder order_id={overlay.order_id} />;
    case 'tell-payment':
      return <TellPayment order_id={overlay.order_id} />;
    case 'tell-changes':
      return <TellChanges notes={overlay.notes} added={overlay.added} />;
  }
}
