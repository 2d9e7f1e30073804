import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import { followAddress } from '#web/parcel/following/parcel-addresses.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/parcel-follow';

export const handle = { query: [] } satisfies PageHandle;

const FollowPage = lazySection(() => import('#web/parcel/following/follow-page.tsx'), <TrackSkeleton />);

export default function ParcelFollow({ params }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('parcel_track.follow.title')}
        description={t('parcel_track.follow.text')}
        path={followAddress(params.key)}
        noindex
      />
      <FollowPage />
    </>
  );
}
