import type { Overlay } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const AddressDialog = lazyWithRetry(() => import('#web/addresses/address-dialog.tsx'));
const ContactDialog = lazyWithRetry(() => import('#web/addresses/contact-dialog.tsx'));
const RemoveAccount = lazyWithRetry(() => import('#web/account/remove-account.tsx'));
const RemoveAddress = lazyWithRetry(() => import('#web/addresses/remove-address.tsx'));
const RemoveFavourite = lazyWithRetry(() => import('#web/wishlist/remove-favourite.tsx'));
const ResetProfile = lazyWithRetry(() => import('#web/account/reset-profile.tsx'));
const SavedAddresses = lazyWithRetry(() => import('#web/addresses/saved-addresses-dialog.tsx'));
const WishlistDrawer = lazyWithRetry(() => import('#web/wishlist/wishlist-drawer.tsx'));

type Name =
  | 'wishlist'
  | 'address'
  | 'remove-address'
  | 'saved-addresses'
  | 'guest-contact'
  | 'reset-profile'
  | 'remove-account';

/** What lies open of a shopper's own things. A file of its own: of every page's first load this would be a part. */
export default function AccountOverlays({ overlay }: { overlay: Extract<Overlay, { name: Name }> }) {
  switch (overlay.name) {
    case 'wishlist':
      return overlay.remove ? (
        <RemoveFavourite what={overlay.remove} />
      ) : (
        <WishlistDrawer tab={overlay.tab ?? 'items'} />
      );
    case 'address':
      return <AddressDialog edit={overlay.edit} onSaved={overlay.onSaved} />;
    case 'remove-address':
      return <RemoveAddress id={overlay.id} />;
    case 'saved-addresses':
      return <SavedAddresses {...overlay} />;
    case 'guest-contact':
      return <ContactDialog />;
    case 'reset-profile':
      return <ResetProfile onReset={overlay.onReset} />;
    case 'remove-account':
      return <RemoveAccount />;
  }
}
