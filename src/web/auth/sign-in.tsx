import { useState } from 'react';
import { offersNothing, type SignInForm, signInParts } from '#domain/auth/sign-in-layout.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { HelpLink, OtherMode } from './auth-links.tsx';
import { ManualForm } from './forms/manual-form.tsx';
import { OtpPhoneForm } from './forms/otp-phone-form.tsx';
import { SocialButtons } from './social/social-buttons.tsx';
import type { AuthFlow } from './use-auth-flow.ts';

/** The ways in that the business offers. */
export function SignIn({ flow }: { flow: AuthFlow }) {
  const t = useTranslate();
  const parts = signInParts(useConfig().centralize_login);
  const [chosen, setChosen] = useState<SignInForm>('manual');
  const form = parts.forms.includes(chosen) ? chosen : parts.forms[0];
  if (offersNothing(parts)) return <NoWayIn />;

  return (
    <div className="grid gap-5">
      {parts.forms.length > 1 && (
        <Segmented
          label={t('auth.ways')}
          options={parts.forms.map((value) => ({
            value,
            label: t(value === 'manual' ? 'auth.with_password' : 'auth.with_code'),
          }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {form === 'manual' && <ManualForm flow={flow} />}
      {form === 'otp' && <OtpPhoneForm flow={flow} />}
      {form && parts.media.length > 0 && <Or />}
      {parts.media.length > 0 && <SocialButtons media={parts.media} />}
      <div className="grid">
        {parts.forms.includes('manual') && <OtherMode to="sign-up" />}
        <HelpLink />
      </div>
    </div>
  );
}

function NoWayIn() {
  const t = useTranslate();
  return (
    <div className="grid">
      <StateBlock picture="closed" title={t('auth.none.title')} text={t('auth.none.text')} />
      <HelpLink />
    </div>
  );
}

function Or() {
  const t = useTranslate();
  return (
    <p className="flex items-center gap-3 text-ink-3 text-small before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('auth.or')}
    </p>
  );
}
