import type { Reordered } from '#contract/orders/actions.ts';
import type { OverlayProps, OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** `isReminder`: it opened by itself. */
    order:
      | { does: 'cancel' | 'refund' | 'review' | 'tell-payment'; order_id: number }
      | { does: 'pay'; order_id: number; isReminder?: true }
      | ({ does: 'tell-changes' } & Pick<Reordered, 'notes' | 'added'>);
  }
}

const CancelOrder = lazyWithRetry(() => import('./changes/cancel-order.tsx'));
const PayOrder = lazyWithRetry(() => import('./payment/pay-order.tsx'));
const RefundOrder = lazyWithRetry(() => import('./changes/refund-order.tsx'));
const ReviewOrder = lazyWithRetry(() => import('./changes/review-order.tsx'));
const TellChanges = lazyWithRetry(() => import('./tell-changes.tsx'));
const TellPayment = lazyWithRetry(() => import('./payment/tell-payment.tsx'));

/** What can be done with an order. */
function OrderAction(action: OverlayProps['order']) {
  switch (action.does) {
    case 'cancel':
      return <CancelOrder order_id={action.order_id} />;
    case 'pay':
      return <PayOrder order_id={action.order_id} isReminder={action.isReminder ?? false} />;
    case 'refund':
      return <RefundOrder order_id={action.order_id} />;
    case 'review':
      return <ReviewOrder order_id={action.order_id} />;
    case 'tell-payment':
      return <TellPayment order_id={action.order_id} />;
    case 'tell-changes':
      return <TellChanges notes={action.notes} added={action.added} />;
  }
}

export const overlays: OverlayViews<'order'> = { order: OrderAction };
