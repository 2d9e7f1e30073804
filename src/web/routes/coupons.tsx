import { Suspense } from 'react';
import { ProfileSkeleton } from '#web/account/profile-skeleton.tsx';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { useTranslate } from '#web/i18n/lazy/coupons.ts';
import { useSession } from '#web/session/session.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { ProfileLayout } from '#web/shell/profile/profile-layout.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';

const CouponList = lazyWithRetry(() => import('#web/coupons/coupon-list.tsx'));

export default function Coupons() {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);

  return (
    <>
      <PageHead title={t('coupons.title')} description={t('coupons.text')} path="/coupons" noindex />
      {isSignedIn ? (
        <ProfileLayout page="coupons">
          <Suspense fallback={<ProfileSkeleton />}>
            <CouponList />
          </Suspense>
        </ProfileLayout>
      ) : (
        <>
          <SignInGate title={t('coupons.title')} />
          <div className="column hidden py-10 in-data-signed:block">
            <ProfileSkeleton />
          </div>
        </>
      )}
    </>
  );
}
