import type { Overlay } from '#web/overlay/overlay.tsx';
import { lazyPart } from '#web/ui/lazy.ts';

const AddressDialog = lazyPart(() => import('#web/addresses/address-dialog.tsx'));
const ContactDialog = lazyPart(() => import('#web/addresses/contact-dialog.tsx'));
const RemoveAccount = lazyPart(() => import('#web/account/remove-account.tsx'));
const RemoveAddress = lazyPart(() => import('#web/addresses/remove-address.tsx'));
const RemoveFavourite = lazyPart(() => import('#web/wishlist/remove-favourite.tsx'));
const ResetProfile = lazyPart(() => import('#web/account/reset-profile.tsx'));
const SavedAddresses = lazyPart(() => import('#web/addresses/saved-addresses-dialog.tsx'));
const WishlistDrawer = lazyPart(() => import('#web/wishlist/wishlist-drawer.tsx'));

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
