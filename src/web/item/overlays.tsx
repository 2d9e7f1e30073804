import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { GlancedItem } from './quick-view/quick-view-states.tsx';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** `cartLine`: the line to change, instead of adding another. */
    'quick-view': { item: GlancedItem; cartLine?: { id: number } | undefined };
  }
}

const QuickView = lazyWithRetry(() => import('./quick-view/quick-view.tsx'));

export const overlays: OverlayViews<'quick-view'> = {
  'quick-view': (request) => <QuickView key={request.item.id} {...request} />,
};
