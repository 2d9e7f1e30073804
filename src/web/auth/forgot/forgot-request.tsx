import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import type { Contact } from '../auth.calls.ts';
import { OtherMode } from '../auth-links.tsx';
import { AuthField } from '../forms/auth-fields.tsx';
import { useAuthForm } from '../forms/auth-form.ts';
import { SubmitButton } from '../forms/submit-button.tsx';

type Method = 'phone' | 'email';
type ForgotRequestProps = { methods: readonly Method[]; onSend(contact: Contact): Promise<void> };

/** Step 0: where the code shall go. */
export function ForgotRequest({ methods, onSend }: ForgotRequestProps) {
  const t = useTranslate();
  const [chosen, setChosen] = useState<Method>('phone');
  const method = methods.includes(chosen) ? chosen : methods[0];

  return (
    <div className="grid gap-5">
      {methods.length > 1 && (
        <Segmented
          label={t('forgot.method')}
          options={methods.map((value) => ({ value, label: t(`auth.${value}`) }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {method === 'phone' ? <ByPhone onSend={onSend} /> : <ByEmail onSend={onSend} />}
      <OtherMode to="sign-in" because="auth.remembered" />
    </div>
  );
}

type BySomething = Pick<ForgotRequestProps, 'onSend'>;

function ByPhone({ onSend }: BySomething) {
  const t = useTranslate();
  const authForm = useAuthForm<{ phone: string }>(['phone'], { phone: '' });
  const { isSending, sending } = authForm;
  return (
    <form method="post" noValidate onSubmit={sending(({ phone }) => onSend({ phone }))} className="grid gap-4">
      <p className="text-ink-2">{t('forgot.phone.text')}</p>
      <AuthField of="phone" on={authForm} rule="tenDigitPhone" />
      <SendButton isSending={isSending} />
    </form>
  );
}

function ByEmail({ onSend }: BySomething) {
  const t = useTranslate();
  const authForm = useAuthForm<{ email: string }>(['email']);
  const { isSending, sending } = authForm;
  return (
    <form
      method="post"
      noValidate
      onSubmit={sending(({ email }) => onSend({ email: email.trim() }))}
      className="grid gap-4"
    >
      <p className="text-ink-2">{t('forgot.email.text')}</p>
      <AuthField of="email" on={authForm} />
      <SendButton isSending={isSending} />
    </form>
  );
}

function SendButton({ isSending }: { isSending: boolean }) {
  const t = useTranslate();
  return <SubmitButton progress={isSending ? t('auth.sending') : null}>{t('auth.send_code')}</SubmitButton>;
}
