import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** `goOn`: the shopper is on the way into the shop, so the next step follows. */
    'pick-place': { goOn?: true };
  }
}

export const overlays: OverlayViews<'pick-place'> = {
  'pick-place': lazyWithRetry(() => import('./picker/map-picker-dialog.tsx')),
};
