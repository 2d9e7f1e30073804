import { useEffect } from 'react';

const GESTURES = ['pointerdown', 'keydown'] as const;

/** A toast answers something one did: its script is fetched with the first gesture, not behind a page of pictures. */
export function useReadyToasts() {
  useEffect(() => {
    const waiting = new AbortController();
    const fetchToaster = () => {
      waiting.abort();
      // If it fails now it is asked for again when there is something to say.
      import('#web/ui/feedback/toaster.tsx').catch(() => {});
    };
    for (const gesture of GESTURES) addEventListener(gesture, fetchToaster, { signal: waiting.signal, passive: true });
    return () => waiting.abort();
  }, []);
}
