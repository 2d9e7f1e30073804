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

type Opener = { open(overlay: Overlay): void; close(): void };

const NONE: Overlay = { name: 'none' };

/** What lies open once somebody has closed `name`: what was opened in its place since is not theirs to close. */
export const afterClosing = (now: Overlay, name: OverlayName): Overlay => (now.name === name ? NONE : now);

const OverlayContext = createContext<Overlay>(NONE);
const OpenerContext = createContext<Opener | null>(null);
const SetterContext = createContext<Dispatch<SetStateAction<Overlay>>>(() => {});

export function OverlayProvider({ children }: { children: ReactNode }) {
  const [overlay, setOverlay] = useState(NONE);
  const opener = useMemo(() => ({ open: setOverlay, close: () => setOverlay(NONE) }), []);
  return (
    <OpenerContext value={opener}>
      <SetterContext value={setOverlay}>
        <OverlayContext value={overlay}>{children}</OverlayContext>
      </SetterContext>
    </OpenerContext>
  );
}

/** Around what lies open: it closes itself, also when an answer comes long after the shopper has gone on. */
export function OwnOpener({ of, children }: { of: OverlayName; children: ReactNode }) {
  const setOverlay = use(SetterContext);
  const own = useMemo(
    () => ({ open: setOverlay, close: () => setOverlay((now) => afterClosing(now, of)) }),
    [setOverlay, of],
  );
  return <OpenerContext value={own}>{children}</OpenerContext>;
}

/** For who opens and closes, without rendering again each time something is opened: a page has hundreds of such cards. */
export function useOpener(): Opener {
  const opener = use(OpenerContext);
  if (!opener) throw new Error('overlays are not provided here');
  return opener;
}

export const useOverlay = (): Opener & { overlay: Overlay } => ({ ...useOpener(), overlay: use(OverlayContext) });
