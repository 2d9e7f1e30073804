import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { Item } from '#contract/catalog-shapes.ts';

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
  /** `cartLine`: the line that shall be changed, instead of adding another. */
  | { name: 'quick-view'; item: GlancedItem; cartLine?: { id: number } | undefined }
  | { name: 'wishlist' }
  | { name: 'logout'; asked: 'profile' | 'menu' }
  | { name: 'business-map' }
  | { name: 'store-map'; store: StoreOnMap }
  | { name: 'store-reviews'; store: ReviewedStore };

type OverlayState = { overlay: Overlay; open(overlay: Overlay): void; close(): void };

const OverlayContext = createContext<OverlayState | null>(null);

export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState<Overlay>({ name: 'none' });
  const value = useMemo(() => ({ overlay, open: setOverlay, close: () => setOverlay({ name: 'none' }) }), [overlay]);
  return <OverlayContext value={value}>{children}</OverlayContext>;
}

export function useOverlay(): OverlayState {
  const state = use(OverlayContext);
  if (!state) throw new Error('no overlay here');
  return state;
}
