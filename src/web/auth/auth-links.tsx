import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useOverlay } from '#web/overlay/overlay.tsx';
import { isPlainClick } from '#web/overlay/use-auth-link.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const LINK = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink text-small hover:underline';

/** Links of the forms. On a page they lead to the next page; in the modal they change what it shows. */
function AuthLink({ to, onPress, children }: { to: string; onPress: (() => void) | null; children: ReactNode }) {
  function press(event: MouseEvent<HTMLAnchorElement>) {
    if (!onPress || !isPlainClick(event)) return;
    event.preventDefault();
    onPress();
  }

  return (
    <Link to={to} onClick={press} className={LINK}>
      {children}
    </Link>
  );
}

export function ForgotLink() {
  const t = useTranslate();
  const { overlay, open } = useOverlay();
  return (
    <AuthLink
      to="/forgot-password"
      onPress={overlay.name === 'auth' ? () => open({ name: 'forgot-password', goOn: overlay.goOn }) : null}
    >
      {t('auth.forgot')}
    </AuthLink>
  );
}

export function OtherMode({ to, because }: { to: 'sign-in' | 'sign-up'; because?: MessageKey }) {
  const t = useTranslate();
  const { overlay, open } = useOverlay();
  const isOver = overlay.name === 'auth' || overlay.name === 'forgot-password';
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-2 text-small">
      {t(because ?? (to === 'sign-up' ? 'auth.no_account' : 'auth.has_account'))}
      <AuthLink to={`/auth/${to}`} onPress={isOver ? () => open({ name: 'auth', mode: to, goOn: overlay.goOn }) : null}>
        {t(to === 'sign-up' ? 'auth.sign_up' : 'auth.sign_in')}
      </AuthLink>
    </p>
  );
}

/** In a new tab, so that what was typed here stays. */
export function HelpLink() {
  const t = useTranslate();
  return (
    <Link to="/help-and-support" target="_blank" rel="noreferrer" className={`${LINK} justify-self-center text-ink-2!`}>
      {t('auth.help')}
      <Icon of={ExternalLink} size={16} />
      <span className="sr-only">{t('auth.new_tab')}</span>
    </Link>
  );
}
