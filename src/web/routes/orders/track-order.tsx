import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';

export const handle = { tab: 'orders', query: ['order_id', 'key'] } satisfies PageHandle;

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
