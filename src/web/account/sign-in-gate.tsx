import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import type { MouseEvent } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** In place of a page that belongs to one shopper. Signing in here leads to it. */
export function SignInGate({ title }: { title: string }) {
  const t = useTranslate();
  const { open } = useOpener();

  function signIn(event: MouseEvent) {
    event.preventDefault();
    open({ name: 'auth', mode: 'sign-in' });
  }

  return (
    // Signed-in shoppers never see it: the mark is set before the first paint.
    <section className="column grid place-items-center py-12 in-data-signed:hidden md:py-20">
      <div className="flex w-full max-w-110 flex-col items-center rounded-card border border-line bg-surface p-6 text-center md:p-10">
        <span className="grid size-14 place-items-center rounded-pill bg-accent-soft text-accent-ink">
          <Icon of={LockKeyhole} size={26} />
        </span>
        <h1 className="mt-5 font-extrabold text-headline tracking-tight">{title}</h1>
        <p className="mt-2 text-ink-2">{t('profile.needs_sign_in')}</p>
        <LinkButton to="/auth/sign-in" onClick={signIn} wide className="mt-6">
          {t('header.sign_in')}
        </LinkButton>
      </div>
    </section>
  );
}
