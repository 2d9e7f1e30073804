import { Suspense, useEffect } from 'react';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { useAccountSwitches } from '#web/session/session.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

/** Not part of the first load: nothing lies open then. `useReadyForGestures` fetches it before the first press ends. */
const OpenOverlay = lazyWithRetry(() => import('./all-overlays.tsx'));

/** What lies open over the page, loaded when it is first opened. */
export function Overlays() {
  const { overlay, close } = useOverlay();
  // From the press on, also while its script is on its way.
  useBackCloses(overlay.name !== 'none', close);
  const switches = useAccountSwitches();
  // What somebody had open is not the next one's.
  useEffect(() => {
    if (switches > 0) close();
  }, [switches, close]);
  return <Suspense fallback={null}>{overlay.name !== 'none' && <OpenOverlay overlay={overlay} />}</Suspense>;
}
