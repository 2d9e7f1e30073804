import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** What lies open over the page. One value: two things can never be open at once. */
export type Overlay =
  | { name: 'none' }
  | { name: 'change-language'; to: string }
  | { name: 'choose-module' }
  /** `goOn`: the shopper is on the way into the shop, so the next step follows. */
  | { name: 'pick-place'; goOn?: true }
  | { name: 'menu' }
  | { name: 'cart' }
  | { name: 'wishlist' }
  | { name: 'logout'; asked: 'profile' | 'menu' }
  | { name: 'business-map' };

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
