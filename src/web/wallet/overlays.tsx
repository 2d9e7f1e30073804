import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** Minor units that stand in the field at first. */
    'add-fund': { amount?: number };
  }
}

export const overlays: OverlayViews<'add-fund'> = { 'add-fund': lazyWithRetry(() => import('./add-fund.tsx')) };
