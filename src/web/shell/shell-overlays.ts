import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    'change-language': { to: string };
    menu: object;
    /** `from`: the two places ask in slightly different words. */
    logout: { from: 'profile' | 'menu' };
  }
}

export const overlays: OverlayViews<'change-language' | 'menu' | 'logout'> = {
  'change-language': lazyWithRetry(() => import('./settings/change-language.tsx')),
  menu: lazyWithRetry(() => import('./drawer/side-drawer.tsx')),
  logout: lazyWithRetry(() => import('./logout-dialog.tsx')),
};
