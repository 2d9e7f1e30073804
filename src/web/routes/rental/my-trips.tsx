import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { OrdersSkeleton } from '#web/orders/list/orders-skeleton.tsx';
import { useSession } from '#web/session/session.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { ProfileLayout } from '#web/shell/profile/profile-layout.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const handle = { tab: 'orders', query: ['tab'] } satisfies PageHandle;

const FindTrip = lazySection(() => import('#web/rental/trips/find-trip.tsx'), <Skeleton className="h-90 max-w-140" />);
const MyTrips = lazyWithRetry(() => import('#web/rental/trips/my-trips.tsx'));

/** Customers see their trips among their own pages; a guest those of this browser, and the way to any other. */
export default function MyTripsRoute() {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);
  const isGuest = useSession((session) => session.guest_id !== null);
  const list = (
    <Suspense fallback={<OrdersSkeleton />}>
      <MyTrips />
    </Suspense>
  );
  return (
    <>
      <PageHead title={t('profile.trips')} description={t('trips.text')} path="/my-trips" noindex />
      {isSignedIn ? (
        <ProfileLayout page="my-trips">{list}</ProfileLayout>
      ) : (
        <>
          <div className="column flex flex-col gap-8 py-8 in-data-signed:hidden md:py-12">
            {isGuest ? (
              <div>{list}</div>
            ) : (
              <h1 className="font-extrabold text-headline tracking-tight">{t('profile.trips')}</h1>
            )}
            <FindTrip />
          </div>
          <div className="column hidden py-10 in-data-signed:block">
            <OrdersSkeleton />
          </div>
        </>
      )}
    </>
  );
}
