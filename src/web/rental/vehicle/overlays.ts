import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { ViewedPhotos } from './photo-viewer.tsx';
import type { GlancedVehicle } from './quick-view/quick-view.tsx';
import type { ReviewedVehicles } from './reviews-dialog.tsx';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'vehicle-quick-view': { vehicle: GlancedVehicle };
    'vehicle-photos': ViewedPhotos;
    'vehicle-reviews': ReviewedVehicles;
  }
}

export const overlays: OverlayViews<'vehicle-quick-view' | 'vehicle-photos' | 'vehicle-reviews'> = {
  'vehicle-quick-view': lazyWithRetry(() => import('./quick-view/quick-view.tsx')),
  'vehicle-photos': lazyWithRetry(() => import('./photo-viewer.tsx')),
  'vehicle-reviews': lazyWithRetry(() => import('./reviews-dialog.tsx')),
};
