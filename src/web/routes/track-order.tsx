import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/late/orders.ts';
import { TrackSkeleton } from '#web/orders/track-skeleton.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { late } from '#web/ui/late.ts';

const TrackPage = late(() => import('#web/orders/track-page.tsx'));

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
