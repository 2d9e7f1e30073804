import { useSyncExternalStore } from 'react';

/** False on the server and in the first render, so that both draw the same page. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

export const usePhone = (): boolean => useMediaQuery('(width < 768px)');

export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
