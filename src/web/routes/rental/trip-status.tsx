import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { orderIdOrMissing } from '#web/orders/order-address.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import { tripAddress } from '#web/rental/trips/trip-address.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import type { Route } from './+types/trip-status';

/** What of its address the page depends on; at its foot stands what comes next. */
export const handle = { query: ['flag', 'key'], ownBottomBar: true } satisfies PageHandle;

const TripPage = lazySection(() => import('#web/rental/trips/status/trip-page.tsx'), <TrackSkeleton />);

export const loader = ({ params }: Route.LoaderArgs) => orderIdOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => orderIdOrMissing(params.id);

export default function TripStatus({ loaderData: trip_id }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('trips.number', { id: String(trip_id) })}
        description={t('trips.text')}
        path={tripAddress(trip_id)}
        noindex
      />
      <TripPage />
    </>
  );
}
