import type { Overlay } from '#web/overlay/overlay.tsx';
import { late } from '#web/ui/lazy.ts';

const AddressDialog = late(() => import('#web/addresses/address-dialog.tsx'));
const ContactDialog = late(() => import('#web/addresses/contact-dialog.tsx'));
const RemoveAccount = late(() => import('#web/account/remove-account.tsx'));
const RemoveAddress = late(() => import('#web/addresses/remove-address.tsx'));
const RemoveFavourite = late(() => import('#web/wishlist/remove-favourite.tsx'));
const ResetProfile = late(() => import('#web/account/reset-profile.tsx'));
const SavedAddresses = late(() => import('#web/addresses/saved-addresses-dialog.tsx'));
const WishlistDrawer = late(() => import('#web/wishlist/wishlist-drawer.tsx'));

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
