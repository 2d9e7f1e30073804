import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { TripCartSkeleton } from '#web/rental/cart/page/trip-cart-skeleton.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

// Where the tab bar would be stands what the trip costs, and the way on.
export const handle = { ownBottomBar: true, query: [] } satisfies PageHandle;

const TripCartPage = lazyWithRetry(() => import('#web/rental/cart/page/trip-cart-page.tsx'));

export default function RentalCart() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={t('tripcart.title')} description={t('tripcart.page.description')} path="/rental/cart" noindex />
      {/* Whose cart it is only the browser knows. */}
      {isHydrated ? (
        <Suspense fallback={<TripCartSkeleton />}>
          <TripCartPage />
        </Suspense>
      ) : (
        <TripCartSkeleton />
      )}
    </>
  );
}
