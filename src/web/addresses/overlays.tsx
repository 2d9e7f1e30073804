import type { Address } from '#contract/addresses/addresses.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import type { OverlayViews } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

declare module '#web/overlay/overlay.tsx' {
  interface OverlayProps {
    /** To save a new address, or to change a saved one. A guest's stays in the browser. */
    address: { edit?: Address | undefined; onSaved?(address: SelectedAddress): void };
    'saved-addresses': {
      zone_id: number | null;
      selected: SelectedAddress | null;
      onSelect(address: SelectedAddress): void;
    };
    'guest-contact': object;
  }
}

const AddressDialog = lazyWithRetry(() => import('./address-dialog.tsx'));

export const overlays: OverlayViews<'address' | 'saved-addresses' | 'guest-contact'> = {
  address: ({ edit, onSaved }) => <AddressDialog edit={edit} onSaved={onSaved} />,
  'saved-addresses': lazyWithRetry(() => import('./saved-addresses-dialog.tsx')),
  'guest-contact': lazyWithRetry(() => import('./contact-dialog.tsx')),
};
