import { useEffect, useRef } from 'react';
import { rememberedLogin } from '#web/session/remembered/remembered-login.ts';

/** Fills in what was remembered, after hydration: the server's page does not know it. */
export function useRemembered(fillIn: (known: string) => void) {
  const fill = useRef(fillIn);
  useEffect(() => {
    const known = rememberedLogin();
    if (known) fill.current(known);
  }, []);
}
