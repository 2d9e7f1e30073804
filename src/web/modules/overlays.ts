import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'choose-module': object;
  }
}

export const overlays: OverlayViews<'choose-module'> = {
  'choose-module': lazyWithRetry(() => import('./module-dialog.tsx')),
};
