import { Suspense, useEffect } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { useAccountSwitches } from '#web/session/session.tsx';
import { useBackCloses } from '#web/ui/layers/use-back-closes.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOnline } from '#web/ui/online.ts';

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
  return <Suspense fallback={<OnItsWay />}>{overlay.name !== 'none' && <OpenOverlay overlay={overlay} />}</Suspense>;
}

/**
 * No further press falls on what lies below, and after a moment one sees why; Back calls it off. What is asked for without
 * a connection may never come: then the page stays as it is, to be used.
 */
function OnItsWay() {
  const t = useTranslate();
  const isOnline = useOnline();
  return (
    isOnline && (
      <div role="status" className="on-its-way">
        <p>{t('app.loading')}</p>
      </div>
    )
  );
}
