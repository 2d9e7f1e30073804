import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'reset-profile': { onReset(): void };
    'remove-account': object;
  }
}

export const overlays: OverlayViews<'reset-profile' | 'remove-account'> = {
  'reset-profile': lazyWithRetry(() => import('./profile/reset-profile.tsx')),
  'remove-account': lazyWithRetry(() => import('./remove-account.tsx')),
};
