import { Suspense } from 'react';
import { ProfileFrame } from '#web/account/profile-frame.tsx';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { useTranslate } from '#web/i18n/late/orders.ts';
import { OrdersSkeleton } from '#web/orders/orders-skeleton.tsx';
import { useSession } from '#web/session/session.tsx';
import { PageHead } from '#web/shell/page-head.tsx';
import { late } from '#web/ui/late.ts';

const OrdersPage = late(() => import('#web/orders/orders-page.tsx'));
const OrderPrompts = late(() => import('#web/orders/order-prompts.tsx'));

export default function MyOrders() {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);
  return (
    <>
      <PageHead title={t('profile.orders')} description={t('orders.text')} path="/my-orders" noindex />
      {isSignedIn ? (
        <ProfileFrame page="my-orders">
          <Suspense fallback={<OrdersSkeleton />}>
            <OrdersPage />
          </Suspense>
          <Suspense fallback={null}>
            <OrderPrompts />
          </Suspense>
        </ProfileFrame>
      ) : (
        <>
          <SignInGate title={t('profile.orders')} />
          <div className="column hidden py-10 in-data-signed:block">
            <OrdersSkeleton />
          </div>
        </>
      )}
    </>
  );
}
