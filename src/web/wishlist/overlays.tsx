import type { OverlayProps, OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Favourite } from './favourites.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** `remove`: the question before a favourite is removed; the answer leads back to the list. */
    wishlist: { tab?: 'items' | 'stores'; remove?: Favourite };
  }
}

const RemoveFavourite = lazyWithRetry(() => import('./remove-favourite.tsx'));
const WishlistDrawer = lazyWithRetry(() => import('./wishlist-drawer.tsx'));

const Wishlist = ({ tab = 'items', remove }: OverlayProps['wishlist']) =>
  remove ? <RemoveFavourite what={remove} /> : <WishlistDrawer tab={tab} />;

export const overlays: OverlayViews<'wishlist'> = { wishlist: Wishlist };
