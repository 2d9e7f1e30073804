import type { OverlayProps, OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    trip: { does: 'cancel' | 'pay' | 'review'; trip_id: number };
  }
}

const ACTIONS = {
  cancel: lazyWithRetry(() => import('./changes/cancel-trip.tsx')),
  pay: lazyWithRetry(() => import('./changes/pay-trip.tsx')),
  review: lazyWithRetry(() => import('./changes/review-trip.tsx')),
} as const;

/** What can be done with a trip. */
function TripAction({ does, trip_id }: OverlayProps['trip']) {
  const Action = ACTIONS[does];
  return <Action trip_id={trip_id} />;
}

export const overlays: OverlayViews<'trip'> = { trip: TripAction };
