import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readLanguageAddress } from '#domain/language/language-address.ts';
import { type Returned, readReturn } from '#web/auth/social/read-return.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { saveSocialAttempt, takeSocialAttempt } from '#web/session/drafts/social-attempt.ts';
import { StatePlace } from '#web/shell/pages/state-place.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import type { Route } from './+types/auth-return';

// Only the browser sees what stands behind the `#`, and only this tab knows what it asked for.
export function clientLoader(): Returned | Promise<Returned> {
  const attempt = takeSocialAttempt();
  const { pathname, hash } = window.location;
  const { prefix, path } = readLanguageAddress(attempt?.from ?? pathname);
  if (attempt === null || prefix === readLanguageAddress(pathname).prefix)
    return readReturn(hash, attempt && { ...attempt, from: path });
  // Issuers know one address of ours, which names no language: here the shopper's own is put before it.
  saveSocialAttempt(attempt);
  window.location.replace(`${prefix}/auth/return${hash}`);
  return new Promise(() => {});
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <Waiting />;
}

/** Where Google, Facebook and Apple send people back to: on to the page they came from, with what they brought. */
export default function AuthReturn({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const navigate = useNavigate();
  const { open } = useOpener();
  const problem = 'problem' in loaderData ? loaderData.problem : null;

  useEffect(() => {
    if (problem === 'strange') return;
    const social = 'proof' in loaderData && { social: loaderData.proof };
    // The token leaves the address, and the way back does not lead here. Only then: who comes in here goes /home.
    void Promise.resolve(navigate(loaderData.from, { replace: true })).then(() =>
      open({ name: 'auth', mode: 'sign-in', ...social }),
    );
  }, [loaderData, problem, navigate, open]);

  if (problem !== 'strange') return <Waiting />;
  return (
    <StatePlace inShell title={t('auth.social.strange')}>
      <StateBlock
        tone="error"
        heading="h1"
        title={t('auth.social.strange')}
        text={t('auth.social.strange_text')}
        action={<LinkButton to="/home">{t('error.home')}</LinkButton>}
      />
    </StatePlace>
  );
}

function Waiting() {
  const t = useTranslate();
  return (
    <StatePlace inShell title={t('auth.sign_in.going')}>
      <p role="status" className="flex items-center gap-3 text-ink-2">
        <Spinner size={24} />
        {t('auth.sign_in.going')}
      </p>
    </StatePlace>
  );
}
