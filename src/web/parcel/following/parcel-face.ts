import type { OrderFace } from '#web/orders/order-face.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

/** How orders show a parcel. */
export const parcelFace: OrderFace = {
  Page: lazyWithRetry(() => import('./parcel-order.tsx')),
  Tracking: lazyWithRetry(() => import('./parcel-tracking.tsx')),
  Progress: lazyWithRetry(() => import('./order-progress.tsx')),
  RowText: lazyWithRetry(() => import('./row-text.tsx')),
  RowAction: lazyWithRetry(() => import('./row-action.tsx')),
  InvoiceLines: lazyWithRetry(() => import('./invoice-lines.tsx')),
};
