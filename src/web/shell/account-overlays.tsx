import { lazy } from 'react';
import type { Overlay } from '#web/overlay/overlay.tsx';

const AddressDialog = lazy(() => import('#web/address/address-dialog.tsx'));
const ContactDialog = lazy(() => import('#web/address/contact-dialog.tsx'));
const RemoveAccount = lazy(() => import('#web/account/remove-account.tsx'));
const RemoveAddress = lazy(() => import('#web/address/remove-address.tsx'));
const RemoveFavourite = lazy(() => import('#web/wishlist/remove-favourite.tsx'));
const ResetProfile = lazy(() => import('#web/account/reset-profile.tsx'));
const SavedAddresses = lazy(() => import('#web/address/saved-addresses-dialog.tsx'));
const WishlistDrawer = lazy(() => import('#web/wishlist/wishlist-drawer.tsx'));

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
