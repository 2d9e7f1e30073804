import User from 'lucide-react/icons/user';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useAuthLink } from '#web/overlay/use-auth-link.ts';
import { useSession } from '#web/session/session.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { AVATAR } from './avatar.ts';

const SignedIn = lazyWithRetry(() => import('../profile/signed-in.tsx'));

/**
 * The way in, or the shopper's own menu. The server does not know which: a mark set before the first paint hides the
 * way in and keeps the avatar's place until this has its session.
 */
export function HeaderAccount() {
  const t = useTranslate();
  const signIn = useAuthLink();
  const token = useSession((session) => session.token);
  if (token) {
    return (
      <Suspense fallback={<SignedInPlace />}>
        <SignedIn />
      </Suspense>
    );
  }

  return (
    <>
      <LinkButton {...signIn} className="ms-1 in-data-signed:hidden max-md:hidden">
        {t('header.sign_in')}
      </LinkButton>
      <Link
        {...signIn}
        aria-label={t('header.sign_in')}
        className={`${AVATAR} hit-area in-data-signed:hidden md:hidden`}
      >
        <Icon of={User} />
      </Link>
      <span className="hidden in-data-signed:flex">
        <SignedInPlace />
      </span>
    </>
  );
}

/** Of the bell and the avatar. */
const SignedInPlace = () => (
  <>
    <span className="size-11 shrink-0" />
    <span className={AVATAR} />
  </>
);
