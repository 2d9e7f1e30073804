import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'business-map': object;
  }
}

export const overlays: OverlayViews<'business-map'> = {
  'business-map': lazyWithRetry(() => import('./business-map.tsx')),
};
