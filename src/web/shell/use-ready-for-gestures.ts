import { useEffect } from 'react';
import { onFirstGesture } from '#web/ui/on-first-gesture.ts';

/**
 * Toasts and overlays answer something the shopper did: their scripts are fetched with the first gesture, not behind a
 * page of pictures. So is what keeps the focus, which nobody has before, and what knows a double press.
 */
export function useReadyForGestures() {
  useEffect(() => {
    let leave = onFirstGesture(() => {
      // What fails now is fetched again when it is needed.
      import('#web/ui/feedback/toaster.tsx').catch(() => {});
      import('./all-overlays.tsx').catch(() => {});
      lookAfter();
    });
    function lookAfter() {
      import('./look-after-gestures.ts')
        .then(({ lookAfterGestures }) => lookAfterGestures())
        // Nothing asks for this one: it is fetched again with the next gesture.
        .catch(() => {
          leave = onFirstGesture(lookAfter);
        });
    }
    return () => leave();
  }, []);
}
