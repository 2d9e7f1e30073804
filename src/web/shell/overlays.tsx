import { Suspense } from 'react';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

/** Not part of the first load: nothing lies open then. `useReadyForGestures` fetches it before the first press ends. */
const OpenOverlay = lazyWithRetry(() => import('./all-overlays.tsx'));

/** What lies open over the page, loaded when it is first opened. */
export function Overlays() {
  const { overlay } = useOverlay();
  return <Suspense fallback={null}>{overlay.name !== 'none' && <OpenOverlay overlay={overlay} />}</Suspense>;
}
