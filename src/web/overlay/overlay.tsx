import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Address } from '#contract/addresses/addresses.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Reordered } from '#contract/orders/actions.ts';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import type { SocialProof } from '#web/session/social-errand.ts';

/** What a quick view can show before it has asked for the rest. */
export type GlancedItem = Pick<Item, 'id' | 'slug' | 'name' | 'image' | 'module_id' | 'isCampaignItem'>;

export type StoreOnMap = {
  name: string;
  address: string;
  lat: number;
  lng: number;
  schedules: readonly { day: number; opening_time: string; closing_time: string }[];
};

export type ReviewedStore = { id: number; name: string; reviews_section: boolean; positive_rating: number };

type FavouriteKind = 'item' | 'store' | 'vehicle' | 'provider';
type OnSelect = (address: SelectedAddress) => void;

/** What lies open over the page. One value: two things can never be open at once. */
export type Overlay =
  | { name: 'none' }
  | { name: 'change-language'; to: string }
  | { name: 'choose-module' }
  /** `goOn`: the shopper is on the way into the shop, so the next step follows. */
  | { name: 'pick-place'; goOn?: true }
  | { name: 'menu' }
  | { name: 'cart' }
  /** Asked by the shopper, or because something of another store shall go into the cart: then somebody waits. */
  | { name: 'clear-cart'; because: 'asked' }
  | { name: 'clear-cart'; because: 'another-store'; answer(mayClear: boolean): void }
  | { name: 'guest-or-login' }
  /**
   * `goOn`: what they wanted when they were asked to sign in.
   * `social`: somebody has come back from Google, Facebook or Apple and brings a token.
   */
  | { name: 'auth'; mode: 'sign-in' | 'sign-up'; goOn?: (() => void) | undefined; social?: SocialProof }
  | { name: 'forgot-password'; goOn?: (() => void) | undefined }
  /** `cartLine`: the line that shall be changed, instead of adding another. */
  | { name: 'quick-view'; item: GlancedItem; cartLine?: { id: number } | undefined }
  /** `remove`: asked before it goes out; then one is back at the list. */
  | { name: 'wishlist'; tab?: 'items' | 'stores'; remove?: { kind: FavouriteKind; id: number } }
  /** To save a new address, or to change a saved one. A guest's stays in the browser. */
  | { name: 'address'; edit?: Address | undefined; onSaved?(address: SelectedAddress): void }
  | { name: 'remove-address'; id: number }
  | { name: 'saved-addresses'; zone_id: number | null; selected: SelectedAddress | null; onSelect: OnSelect }
  | { name: 'guest-contact' }
  | { name: 'reset-profile'; onReset(): void }
  | { name: 'remove-account' }
  | { name: 'logout'; asked: 'profile' | 'menu' }
  | { name: 'order'; does: 'cancel' | 'refund' | 'review' | 'tell-payment'; order_id: number }
  /** `isReminder`: it opened by itself. */
  | { name: 'order'; does: 'pay'; order_id: number; isReminder?: true }
  | ({ name: 'order'; does: 'tell-changes' } & Pick<Reordered, 'notes' | 'added'>)
  | { name: 'business-map' }
  | { name: 'store-map'; store: StoreOnMap }
  | { name: 'store-reviews'; store: ReviewedStore };

type Opener = { open(overlay: Overlay): void; close(): void };

const OverlayContext = createContext<Overlay>({ name: 'none' });
const OpenerContext = createContext<Opener | null>(null);

export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>({ name: 'none' });
  const opener = useMemo(() => ({ open: setOverlay, close: () => setOverlay({ name: 'none' }) }), []);
  return (
    <OpenerContext value={opener}>
      <OverlayContext value={overlay}>{children}</OverlayContext>
    </OpenerContext>
  );
}

/** For who opens and closes, without rendering again each time something is opened: a page has hundreds of such cards. */
export function useOpener(): Opener {
  const opener = use(OpenerContext);
  if (!opener) throw new Error('no overlay here');
  return opener;
}

export const useOverlay = (): Opener & { overlay: Overlay } => ({ ...useOpener(), overlay: use(OverlayContext) });
