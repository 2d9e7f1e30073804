import { useState } from 'react';
import { useLocation } from 'react-router';
import type { SocialMedium } from '#domain/auth/login-types.ts';
import { useApi } from '#web/api/api.tsx';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { socialClient } from './authorize-url.ts';
import { goToIssuer } from './go-to-issuer.ts';
import { SocialMark } from './social-mark.tsx';

const NAMES: Record<SocialMedium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

/** One button for each medium the business offers; the tab goes there and comes back with a token. */
export function SocialButtons({ media }: { media: readonly SocialMedium[] }) {
  const t = useTranslate();
  const api = useApi();
  const config = useConfig();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState<SocialMedium | null>(null);

  async function leaveFor(medium: SocialMedium) {
    const client = socialClient(config, medium);
    if (!client) {
      showToast({ id: 'error', tone: 'error', text: t('auth.social.failed', { name: NAMES[medium] }) });
      return;
    }
    setLeaving(medium);
    try {
      const { requestSocialNonce } = await import('#contract/auth/social.ts');
      const { nonce } = await api(requestSocialNonce, {});
      goToIssuer(client, { nonce, from: `${pathname}${search}`, comesBack: () => setLeaving(null) });
    } catch (error) {
      setLeaving(null);
      sayEveryFailure(t, error);
    }
  }

  return (
    <div className="grid gap-3">
      {media.map((medium) => (
        <Button
          key={medium}
          look="secondary"
          wide
          progress={leaving === medium ? t('auth.social.waiting', { name: NAMES[medium] }) : null}
          onClick={() => leaveFor(medium)}
        >
          <SocialMark of={medium} />
          {t('auth.social.continue', { name: NAMES[medium] })}
        </Button>
      ))}
    </div>
  );
}
