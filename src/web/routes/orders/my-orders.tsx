import { Suspense } from 'react';
import { Link } from 'react-router';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { OrdersSkeleton } from '#web/orders/list/orders-skeleton.tsx';
import { ordersPage } from '#web/orders/orders-profile-page.ts';
import { useSession } from '#web/session/session.tsx';
import type { PageHandle } from '#web/shell/page-handle.ts';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { ProfileLayout } from '#web/shell/profile/profile-layout.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

export const handle = { tab: 'orders', query: ['tab'] } satisfies PageHandle;

const OrdersPage = lazyWithRetry(() => import('#web/orders/list/orders-page.tsx'));
const OrderPrompts = lazyWithRetry(() => import('#web/orders/changes/order-prompts.tsx'));

export default function MyOrders() {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);
  return (
    <>
      <PageHead title={t('profile.orders')} description={t('profile.orders_text')} path="/my-orders" noindex />
      {isSignedIn ? (
        <ProfileLayout page="my-orders">
          <Suspense fallback={<OrdersSkeleton />}>
            <OrdersPage />
          </Suspense>
          <Suspense fallback={null}>
            <OrderPrompts floats={false} />
          </Suspense>
        </ProfileLayout>
      ) : (
        <>
          <SignInGate
            title={t('profile.orders')}
            text={t('profile.orders_text')}
            picture={ordersPage.picture}
            otherwise={
              <>
                {t('profile.guest_order')}{' '}
                <Link to="/track-order" className="hit-area font-semibold text-accent-ink hover:underline">
                  {t('header.track_order')}
                </Link>
              </>
            }
          />
          <div className="column hidden py-10 in-data-signed:block">
            <OrdersSkeleton />
          </div>
        </>
      )}
    </>
  );
}
