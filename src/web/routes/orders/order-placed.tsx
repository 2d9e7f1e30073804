import { Suspense } from 'react';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { orderIdOrMissing } from '#web/orders/order-address.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/order-placed';

export const handle = { tab: 'orders', query: ['flag'] } satisfies PageHandle;

const PlacedPage = lazyWithRetry(() => import('#web/checkout/placed-page.tsx'));

const place = <div aria-busy="true" className="min-h-[70dvh] bg-sunken dark:bg-canvas" />;

export const loader = ({ params }: Route.LoaderArgs) => orderIdOrMissing(params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => orderIdOrMissing(params.id);

/** After an order, and on the way back from a gateway. Whose order it is only the browser knows. */
export default function OrderPlaced({ loaderData: order_id }: Route.ComponentProps) {
  const t = useTranslate();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={t('placed.page')} description={t('placed.text')} path="/order-placed" noindex />
      {isHydrated ? (
        <Suspense fallback={place}>
          <PlacedPage order_id={order_id} />
        </Suspense>
      ) : (
        place
      )}
    </>
  );
}
