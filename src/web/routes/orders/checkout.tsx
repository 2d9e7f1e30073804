import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { CheckoutHeader } from '#web/checkout/checkout-header.tsx';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { useSession } from '#web/session/session.tsx';
import { Logo } from '#web/shell/header/logo.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { useHydrated } from '#web/ui/hydration.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

// Where the tab bar would be the button stands that places the order.
export const handle = { ownHead: 'everywhere', ownBottomBar: true, query: ['page', 'store_id'] } satisfies PageHandle;

const CheckoutPage = lazyWithRetry(() => import('#web/checkout/checkout-page.tsx'));
/** What is paid for, by the address's `page`; everything else is of the checkout itself. */
const PAGES: Partial<Record<string, ComponentType>> = {
  parcel: lazyWithRetry(() => import('#web/parcel/send/parcel-checkout.tsx')),
};

export default function Checkout() {
  const t = useTranslate();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t('checkout.title')} description={t('checkout.text')} path="/checkout" noindex />
      <CheckoutHeader Logo={Logo} title={PAGES[query.get('page') ?? ''] ? '' : t('checkout.title')} />
      <Content />
    </>
  );
}

/** Whose cart it is only the browser knows. */
function Content() {
  const t = useTranslate();
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  const { guest_checkout_status } = useConfig();
  const [query] = useSearchParams();
  const Page = PAGES[query.get('page') ?? ''] ?? CheckoutPage;
  if (!isHydrated) return <CheckoutSkeleton />;
  if (!isSignedIn && guest_checkout_status !== 1) return <SignInGate title={t('checkout.title')} />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Page />
    </Suspense>
  );
}
