import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'notification-settings': object;
  }
}

export const overlays: OverlayViews<'notification-settings'> = {
  'notification-settings': lazyWithRetry(() => import('./notification-settings.tsx')),
};
