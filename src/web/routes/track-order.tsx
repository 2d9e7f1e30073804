import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazyPart } from '#web/ui/lazy.ts';

const TrackPage = lazyPart(() => import('#web/orders/tracking/track-page.tsx'));

// Made once, so that the server's HTML stands until its script is there.
const page = (
  <Suspense fallback={<TrackSkeleton />}>
    <TrackPage />
  </Suspense>
);

export default function TrackOrder() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('track.title')} description={t('track.text_guest')} path="/track-order" noindex />
      {page}
    </>
  );
}
