import { useEffect } from 'react';
import { onFirstGesture } from '#web/ui/on-first-gesture.ts';

/**
 * Toasts and overlays answer something the shopper did: their scripts are fetched with the first gesture, not behind a
 * page of pictures. So is what keeps the focus, which nobody has before, and what knows a double press.
 */
export function useReadyForGestures() {
  useEffect(
    () =>
      onFirstGesture(() => {
        // What fails now is fetched again when it is needed, but for the last, which the page can do without.
        import('#web/ui/feedback/toaster.tsx').catch(() => {});
        import('./all-overlays.tsx').catch(() => {});
        import('./look-after-gestures.ts').then(({ lookAfterGestures }) => lookAfterGestures()).catch(() => {});
      }),
    [],
  );
}
