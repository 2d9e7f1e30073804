import {
  type ComponentType,
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useMemo,
  useState,
} from 'react';

/**
 * What can lie open over a page, by name, and what it is opened with. Each feature declares its own in its
 * `overlays.tsx`, so that any other can open it without importing it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features fill it
export interface OverlayProps {}

export type OverlayName = keyof OverlayProps;

/** What lies open. One value: two things can never be open at once. */
export type Overlay = { name: 'none' } | { [Name in OverlayName]: { name: Name } & OverlayProps[Name] }[OverlayName];

/** The components of a feature's overlays. */
export type OverlayViews<Name extends OverlayName> = { readonly [Each in Name]: ComponentType<OverlayProps[Each]> };

type Opener = { open: Dispatch<SetStateAction<Overlay>>; close(): void };

const OverlayContext = createContext<Overlay>({ name: 'none' });
/** For useOpener, and for what lies open itself: see own-opener.tsx. */
export const OpenerContext = createContext<Opener | null>(null);

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
  if (!opener) throw new Error('overlays are not provided here');
  return opener;
}

export const useOverlay = (): Opener & { overlay: Overlay } => ({ ...useOpener(), overlay: use(OverlayContext) });
