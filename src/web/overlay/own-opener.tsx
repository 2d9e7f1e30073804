import { type ReactNode, useMemo } from 'react';
import { OpenerContext, type Overlay, type OverlayName, useOpener } from './overlay.tsx';

/** What lies open once somebody has closed `name`: what was opened in its place since is not theirs to close. */
export const afterClosing = (now: Overlay, name: OverlayName): Overlay => (now.name === name ? { name: 'none' } : now);

/** Around what lies open: it closes itself, also when an answer comes long after the shopper has gone on. */
export function OwnOpener({ of, children }: { of: OverlayName; children: ReactNode }) {
  const { open } = useOpener();
  const own = useMemo(() => ({ open, close: () => open((now) => afterClosing(now, of)) }), [open, of]);
  return <OpenerContext value={own}>{children}</OpenerContext>;
}
