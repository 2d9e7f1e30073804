import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { GuestGate } from '#web/account/guest-gate.tsx';
import { CheckoutHeader } from '#web/checkout/checkout-header.tsx';
import { CheckoutSkeleton } from '#web/checkout/checkout-skeleton.tsx';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Logo } from '#web/shell/header/logo.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
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
  const Page = PAGES[query.get('page') ?? ''] ?? CheckoutPage;
  const title = t('checkout.title');
  return (
    <>
      <PageHead title={title} description={t('checkout.text')} path="/checkout" noindex />
      <CheckoutHeader Logo={Logo} title={Page === CheckoutPage ? title : ''} />
      <GuestGate title={title} skeleton={<CheckoutSkeleton />}>
        <Page />
      </GuestGate>
    </>
  );
}
