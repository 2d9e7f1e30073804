import { type ReactNode, Suspense } from 'react';
import { ProfileSkeleton } from '#web/account/profile/profile-skeleton.tsx';
import { SignInGate } from '#web/account/sign-in-gate.tsx';
import type { ProfilePage } from '#web/config/profile-page.ts';
import { useSession } from '#web/session/session.tsx';
import { ProfileLayout } from './profile-layout.tsx';
import { profilePageOf } from './profile-pages.ts';

type OwnPageProps = {
  page: string;
  title: string;
  /** What it is for. */
  text?: string | undefined;
  whole?: ProfilePage['whole'];
  children: ReactNode;
};

/** A page that belongs to one customer, among the pages of the profile; who is not signed in is asked to. */
export function OwnPage({ page, title, text, whole, children }: OwnPageProps) {
  const isSignedIn = useSession((session) => session.token !== null);
  const skeleton = whole?.skeleton ?? <ProfileSkeleton />;
  if (isSignedIn)
    return (
      <ProfileLayout page={page} isWhole={whole !== undefined}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </ProfileLayout>
    );
  return (
    <>
      <SignInGate title={title} text={text} picture={profilePageOf(page).picture} />
      <div className="column hidden py-10 in-data-signed:block">{skeleton}</div>
    </>
  );
}
