import { useEffect } from 'react';

const GESTURES = ['pointerdown', 'keydown'] as const;

/**
 * Toasts and overlays answer something the shopper did: their scripts are fetched with the first gesture, not behind a
 * page of pictures.
 */
export function useReadyForGestures() {
  useEffect(() => {
    const waiting = new AbortController();
    const fetchScripts = () => {
      waiting.abort();
      // What fails now is fetched again when it is needed.
      import('#web/ui/feedback/toaster.tsx').catch(() => {});
      import('./all-overlays.tsx').catch(() => {});
    };
    for (const gesture of GESTURES) addEventListener(gesture, fetchScripts, { signal: waiting.signal, passive: true });
    return () => waiting.abort();
  }, []);
}
