import type { MouseEvent } from 'react';
import { useOpener } from './overlay.tsx';

/** A click without the keys that open another tab or save a copy. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** For a link to the way in: a page of its own without script or in another tab, and otherwise a modal over this one. */
export function useAuthLink(mode: 'sign-in' | 'sign-up' = 'sign-in', goOn?: () => void) {
  const { open } = useOpener();
  return {
    to: `/auth/${mode}`,
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      open({ name: 'auth', mode, goOn });
    },
  };
}
