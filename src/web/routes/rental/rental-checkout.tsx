import { Suspense } from 'react';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { CheckoutHeader } from '#web/checkout/checkout-header.tsx';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { useSession } from '#web/session/session.tsx';
import { Logo } from '#web/shell/header/logo.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

// Where the tab bar would be the button stands that books the trip.
export const handle = { ownHead: 'everywhere', ownBottomBar: true, query: [] } satisfies PageHandle;

const TripCheckoutPage = lazyWithRetry(() => import('#web/rental/checkout/trip-checkout-page.tsx'));

export default function RentalCheckout() {
  const t = useTranslate();
  return (
    <>
      <PageHead
        title={t('trip_checkout.title')}
        description={t('trip_checkout.text')}
        path="/rental/checkout"
        noindex
      />
      <CheckoutHeader Logo={Logo} title={t('trip_checkout.title')} />
      <Content />
    </>
  );
}

/** Whose trip cart it is only the browser knows. */
function Content() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  const { guest_checkout_status } = useConfig();
  if (!isHydrated) return <CheckoutSkeleton />;
  if (!isSignedIn && guest_checkout_status !== 1) return <SignInGate title={t('trip_checkout.title')} />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <TripCheckoutPage />
    </Suspense>
  );
}
