import { GuestGate } from '#web/account/guest-gate.tsx';
import { CheckoutHeader } from '#web/checkout/checkout-header.tsx';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { Logo } from '#web/shell/header/logo.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

// Where the tab bar would be the button stands that books the trip.
export const handle = { ownHead: 'everywhere', ownBottomBar: true, query: [] } satisfies PageHandle;

const TripCheckoutPage = lazyWithRetry(() => import('#web/rental/checkout/trip-checkout-page.tsx'));

export default function RentalCheckout() {
  const t = useTranslate();
  const title = t('trip_checkout.title');
  return (
    <>
      <PageHead title={title} description={t('trip_checkout.text')} path="/rental/checkout" noindex />
      <CheckoutHeader Logo={Logo} title={title} />
      <GuestGate title={title} skeleton={<CheckoutSkeleton />}>
        <TripCheckoutPage />
      </GuestGate>
    </>
  );
}
