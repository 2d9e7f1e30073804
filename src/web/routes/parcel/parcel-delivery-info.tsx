import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useApi } from '#web/api/api.tsx';
import { browser } from '#web/api/browser.ts';
import { loadOnServer } from '#web/api/load.ts';
import { Loaded } from '#web/api/loaded.tsx';
import { pageRequestOf } from '#web/api/page-request.ts';
import { useScope } from '#web/catalog/scope.ts';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { ModuleElsewhere } from '#web/modules/module-elsewhere-section.tsx';
import { everyCategoryQuery } from '#web/parcel/parcel.queries.ts';
import { mirrorOf } from '#web/session/storage.ts';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { Route } from './+types/parcel-delivery-info';

// Where the tab bar would be the button stands that goes on.
export const handle = { ownBottomBar: true, query: ['category', 'from', 'step'] } satisfies PageHandle;

const SendWelcome = lazySection(() => import('#web/parcel/send/send-welcome.tsx'), <CheckoutSkeleton />);
const SendPage = lazyWithRetry(() => import('#web/parcel/send/send-page.tsx'));

export const loader = ({ context }: Route.LoaderArgs) =>
  loadOnServer(context, (queries, api) => [
    queries.prefetchQuery(everyCategoryQuery(api, pageRequestOf(context).mirror)),
  ]);

export async function clientLoader() {
  const { queries, api, session } = browser();
  void queries.prefetchQuery(everyCategoryQuery(api, mirrorOf(session.get())));
  return null;
}

/** What was typed before only the browser knows; what can be sent is there from the first byte. */
export default function ParcelDeliveryInfo({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Loaded answers={loaderData}>
      <PageHead title={t('parcel.send')} description={t('parcel.send_text')} path="/parcel-delivery-info" />
      <Send />
    </Loaded>
  );
}

function Send() {
  const isHydrated = useHydrated();
  const { data: categories } = useQuery(everyCategoryQuery(useApi(), useScope()));
  if (categories?.length === 0) return <ModuleElsewhere />;
  if (!isHydrated) return <SendWelcome />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <SendPage />
    </Suspense>
  );
}
