import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { StoreOnMap } from './store-map.tsx';
import type { ReviewedStore } from './store-reviews.tsx';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'store-map': { store: StoreOnMap };
    'store-reviews': { store: ReviewedStore };
  }
}

export const overlays: OverlayViews<'store-map' | 'store-reviews'> = {
  'store-map': lazyWithRetry(() => import('./store-map.tsx')),
  'store-reviews': lazyWithRetry(() => import('./store-reviews.tsx')),
};
