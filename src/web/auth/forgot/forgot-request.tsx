import { useState } from 'react';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import type { Contact } from '../auth.calls.ts';
import { OtherMode } from '../door-links.tsx';
import { useAuthForm } from '../forms/auth-form.ts';
import { PhoneFormField, TextField } from '../forms/form-fields.tsx';
import { follows } from '../forms/form-rules.ts';
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
  const { form, isSending, wordsUnder, sending } = useAuthForm<{ phone: string }>(['phone'], { phone: '' });
  return (
    <form method="post" noValidate onSubmit={sending(({ phone }) => onSend({ phone }))} className="grid gap-4">
      <p className="text-ink-2">{t('forgot.phone.text')}</p>
      <PhoneFormField
        form={form}
        name="phone"
        label={t('auth.phone')}
        error={wordsUnder('phone')}
        rule={follows(t, 'tenDigitPhone')}
      />
      <SendButton isSending={isSending} />
    </form>
  );
}

function ByEmail({ onSend }: BySomething) {
  const t = useTranslate();
  const { form, isSending, wordsUnder, sending } = useAuthForm<{ email: string }>(['email']);
  return (
    <form
      method="post"
      noValidate
      onSubmit={sending(({ email }) => onSend({ email: email.trim() }))}
      className="grid gap-4"
    >
      <p className="text-ink-2">{t('forgot.email.text')}</p>
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('auth.email')}
        error={wordsUnder('email')}
        rule={follows(t, 'email')}
        autoComplete="email"
      />
      <SendButton isSending={isSending} />
    </form>
  );
}

function SendButton({ isSending }: { isSending: boolean }) {
  const t = useTranslate();
  return <SubmitButton progress={isSending ? t('auth.sending') : null}>{t('auth.send_code')}</SubmitButton>;
}
