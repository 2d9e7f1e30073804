import type { Point } from '#domain/location/point.ts';
import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { FoundPlace } from './found-place.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** `goOn`: the shopper is on the way into the shop, so the next step follows. */
    'pick-place': { goOn?: true };
    /** Any place we serve, for whatever asks; the shopper's own place stays. `from`: where the map starts. */
    'find-point': { title: string; from: Point | null; onFound(place: FoundPlace): void };
  }
}

export const overlays: OverlayViews<'find-point' | 'pick-place'> = {
  'find-point': lazyWithRetry(() => import('./picker/find-point-dialog.tsx')),
  'pick-place': lazyWithRetry(() => import('./picker/map-picker-dialog.tsx')),
};
