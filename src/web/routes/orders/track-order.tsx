import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';

/** What of its address the page depends on; the rest makes no other page. */
export const handle = { tab: 'orders', query: ['order_id', 'key'] };

const TrackPage = lazySection(() => import('#web/orders/tracking/track-page.tsx'), <TrackSkeleton />);

export default function TrackOrder() {
  const t = useTranslate();
  return (
    <>
      <PageHead title={t('track.title')} description={t('track.text_guest')} path="/track-order" noindex />
      <TrackPage />
    </>
  );
}
