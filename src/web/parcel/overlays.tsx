import type { OverlayProps, OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    parcel: { does: 'cancel' | 'pay-return'; order_id: number };
  }
}

const CancelParcel = lazyWithRetry(() => import('./following/returns/cancel-parcel.tsx'));
const PayReturn = lazyWithRetry(() => import('./following/returns/pay-return.tsx'));

/** What can be done with a parcel. */
function ParcelAction({ does, order_id }: OverlayProps['parcel']) {
  return does === 'cancel' ? <CancelParcel order_id={order_id} /> : <PayReturn order_id={order_id} />;
}

export const overlays: OverlayViews<'parcel'> = { parcel: ParcelAction };
