import { useModuleKind } from '#web/modules/module-kind.tsx';
import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    cart: object;
    /** The shopper asked for it, or another store's item needs the room. */
    'clear-cart': { because: 'asked' } | { because: 'another-store'; answer(mayClear: boolean): void };
    'guest-or-login': object;
  }
}

const EmptyCartDrawer = lazyWithRetry(() => import('./drawer/empty-cart-drawer.tsx'));

/** Each kind of module has a cart of its own. */
function Cart() {
  const hasModule = useSession(({ module }) => module !== null);
  const { CartDrawer } = useModuleKind();
  return hasModule ? <CartDrawer /> : <EmptyCartDrawer />;
}

export const overlays: OverlayViews<'cart' | 'clear-cart' | 'guest-or-login'> = {
  cart: Cart,
  'clear-cart': lazyWithRetry(() => import('./clear-cart-dialog.tsx')),
  'guest-or-login': lazyWithRetry(() => import('./guest-or-login.tsx')),
};
