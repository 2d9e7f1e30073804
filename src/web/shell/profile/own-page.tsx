import { type ReactNode, Suspense } from 'react';
import { ProfileSkeleton } from '#web/account/profile-skeleton.tsx';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import { useSession } from '#web/session/session.tsx';
import { ProfileLayout } from './profile-layout.tsx';

/** A page that belongs to one customer, among the pages of the profile; who is not signed in is asked to. */
export function OwnPage({ page, title, children }: { page: string; title: string; children: ReactNode }) {
  const isSignedIn = useSession((session) => session.token !== null);
  if (isSignedIn)
    return (
      <ProfileLayout page={page}>
        <Suspense fallback={<ProfileSkeleton />}>{children}</Suspense>
      </ProfileLayout>
    );
  return (
    <>
      <SignInGate title={title} />
      <div className="column hidden py-10 in-data-signed:block">
        <ProfileSkeleton />
      </div>
    </>
  );
}
