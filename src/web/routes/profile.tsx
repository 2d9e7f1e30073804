import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProfileFrame } from '#web/account/profile-frame.tsx';
import ProfilePage, { ProfileSkeleton } from '#web/account/profile-page.tsx';
import { type ProfilePageName, profilePageOf } from '#web/account/profile-pages.ts';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useSession } from '#web/session/session.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { unavailableProfilePage } from '#web/shell/pages/unavailable-pages.ts';
import { UnavailableView } from '#web/shell/pages/unavailable-view.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const AddressBook = lazyWithRetry(() => import('#web/addresses/address-book.tsx'));
const OrdersPage = lazyWithRetry(() => import('#web/orders/list/orders-page.tsx'));
const CouponList = lazyWithRetry(() => import('#web/coupons/coupon-list.tsx'));

export default function Profile() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const isSignedIn = useSession((session) => session.token !== null);
  const { page, title } = profilePageOf(query.get('page'));

  return (
    <>
      <PageHead title={t(title)} description={t('later.profile')} path="/profile" noindex />
      {isSignedIn ? (
        <ProfileFrame page={page}>
          <Suspense fallback={<ProfileSkeleton />}>
            <Content page={page} />
          </Suspense>
        </ProfileFrame>
      ) : (
        <>
          <SignInGate title={t(title)} />
          <div className="column hidden py-10 in-data-signed:block">
            <ProfileSkeleton />
          </div>
        </>
      )}
    </>
  );
}

function Content({ page }: { page: ProfilePageName }) {
  if (page === 'profile-settings') return <ProfilePage />;
  if (page === 'address') return <AddressBook />;
  if (page === 'coupons') return <CouponList />;
  if (page === 'my-orders') return <OrdersPage />;
  const later = unavailableProfilePage(page);
  return later && <UnavailableView title={later.title} holds={later.holds} inFrame />;
}
