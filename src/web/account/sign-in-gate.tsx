import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { useOpener } from '#web/overlay/overlay.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateImage, type StatePicture } from '#web/ui/feedback/state-block.tsx';

type SignInGateProps = {
  title: string;
  /** What the page is for. */
  text?: string | undefined;
  picture: StatePicture;
  /** What can be done without an account. */
  otherwise?: ReactNode;
};

/** In place of a page that belongs to one shopper. Signing in here, or signing up, leads to it. */
export function SignInGate({ title, text, picture, otherwise }: SignInGateProps) {
  const t = useTranslate();
  const { open } = useOpener();

  const openInstead = (mode: 'sign-in' | 'sign-up') => (event: MouseEvent) => {
    event.preventDefault();
    open({ name: 'auth', mode });
  };

  return (
    // Signed-in shoppers never see it: the mark is set before the first paint.
    <section className="column grid place-items-center py-8 in-data-signed:hidden md:py-16">
      <div className="flex w-full max-w-110 flex-col items-center rounded-card border border-line bg-surface p-6 text-center md:p-10">
        <StateImage picture={picture} />
        <h1 className="mt-5 font-extrabold text-headline tracking-tight">{title}</h1>
        {text && <p className="mt-2 text-balance">{text}</p>}
        <p className="mt-2 text-ink-2">{t('profile.needs_sign_in')}</p>
        <LinkButton to="/auth/sign-in" onClick={openInstead('sign-in')} wide className="mt-6">
          {t('header.sign_in')}
        </LinkButton>
        <LinkButton to="/auth/sign-up" onClick={openInstead('sign-up')} look="secondary" wide className="mt-3">
          {t('profile.sign_up')}
        </LinkButton>
        {otherwise && <div className="mt-5 text-ink-2 text-small">{otherwise}</div>}
      </div>
    </section>
  );
}
