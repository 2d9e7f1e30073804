import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ProfileSkeleton } from '#web/account/profile-skeleton.tsx';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { useSession } from '#web/session/session.tsx';
import { PageHead } from '#web/shell/pages/page-head.tsx';
import { ProfileLayout } from '#web/shell/profile/profile-layout.tsx';
import { profilePageOf } from '#web/shell/profile/profile-pages.ts';

/** What of its address the page depends on; the rest makes no other page. */
export const handle = { query: ['page'] };

export default function Profile() {
  const t = useTranslate();
  const [query] = useSearchParams();
  const isSignedIn = useSession((session) => session.token !== null);
  const { page, title, View } = profilePageOf(query.get('page'));

  return (
    <>
      <PageHead title={t(title)} description={t('profile.description')} path="/profile" noindex />
      {isSignedIn ? (
        <ProfileLayout page={page}>
          <Suspense fallback={<ProfileSkeleton />}>
            <View />
          </Suspense>
        </ProfileLayout>
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
