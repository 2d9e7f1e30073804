import { type ReactNode, useMemo } from 'react';
import { OpenerContext, type Overlay, useOpener } from './overlay.tsx';

/** What lies open once `closed` was: what was opened in its place since, be it of the same name, is not its to close. */
export const afterClosing = (now: Overlay, closed: Overlay): Overlay => (now === closed ? { name: 'none' } : now);

/** Around what lies open: it closes itself, also when an answer comes long after the shopper has gone on. */
export function OwnOpener({ of, children }: { of: Overlay; children: ReactNode }) {
  const { open } = useOpener();
  const own = useMemo(() => ({ open, close: () => open((now) => afterClosing(now, of)) }), [open, of]);
  return <OpenerContext value={own}>{children}</OpenerContext>;
}
