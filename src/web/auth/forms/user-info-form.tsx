import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { AuthStep } from '../auth-step.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useAuthForm } from './auth-form.ts';
import { PhoneFormField, TextField } from './form-fields.tsx';
import { follows } from './form-rules.ts';
import { SubmitButton } from './submit-button.tsx';

/** Which of them there are depends on what is known and on what the business wants. */
type Fields = { name: string; email?: string; phone: string; ref_code?: string };
type UserInfoProps = { flow: AuthFlow; step: Extract<AuthStep, { name: 'user_info' }> };

/** `user_info`: the name, and whichever of email and phone is not known yet. */
export function UserInfoForm({ flow, step: { journey, temporary_token } }: UserInfoProps) {
  const t = useTranslate();
  const { customer_wallet_status, ref_earning_status } = useConfig();
  const { contact, way } = journey;
  const { form, isSending, wordsUnder, sending } = useAuthForm<Fields>(['name', 'email', 'phone', 'ref_code'], {
    phone: '',
  });

  const save = sending(async ({ name, email, phone, ref_code }) => {
    const known = { email: contact.email ?? email?.trim(), phone: contact.phone ?? phone };
    const reply = await flow.calls.updateInfo({
      ...known,
      name: name.trim(),
      ref_code: ref_code?.trim() || null,
      login_type: way === 'sign-up' ? 'manual' : way,
      temporary_token,
    });
    await flow.arrive(reply, {
      ...journey,
      contact: known,
      // What was proved to get here is used up: another code follows another login.
      again: async () => {
        flow.go({ name: 'sign-in' });
        return false;
      },
    });
  });

  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-4">
      <TextField
        form={form}
        name="name"
        label={t('auth.name')}
        error={wordsUnder('name')}
        rule={follows(t, 'name')}
        autoComplete="name"
      />
      {contact.email === undefined && (
        <TextField
          form={form}
          name="email"
          type="email"
          label={t('auth.email')}
          error={wordsUnder('email')}
          rule={follows(t, 'email')}
          autoComplete="email"
        />
      )}
      {contact.phone === undefined && (
        <PhoneFormField
          form={form}
          name="phone"
          label={t('auth.phone')}
          error={wordsUnder('phone')}
          rule={follows(t, 'phone')}
        />
      )}
      {customer_wallet_status === 1 && ref_earning_status === 1 && (
        <TextField form={form} name="ref_code" label={t('auth.ref_code')} error={wordsUnder('ref_code')} />
      )}
      <SubmitButton progress={isSending ? t('auth.saving') : null}>{t('auth.continue')}</SubmitButton>
    </form>
  );
}
