import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { OpenerContext, type Overlay, useOpener } from './overlay.tsx';

/** What lies open once `closed` was: what was opened in its place since, be it of the same name, is not its to close. */
export const afterClosing = (now: Overlay, closed: Overlay): Overlay => (now === closed ? { name: 'none' } : now);

/**
 * Around what lies open, as long as it does: it closes itself, also when an answer comes long after the shopper has gone
 * on. It may open itself anew meanwhile, with another tab or step.
 */
export function OwnOpener({ of, children }: { of: Overlay; children: ReactNode }) {
  const { open } = useOpener();
  const shown = useRef(of);
  useLayoutEffect(() => {
    shown.current = of;
  }, [of]);
  const own = useMemo(() => {
    const close = () => {
      const mine = shown.current;
      open((now) => afterClosing(now, mine));
    };
    return { open, close };
  }, [open]);
  return <OpenerContext value={own}>{children}</OpenerContext>;
}
