import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { AuthStep } from '../auth-step.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { AuthField, ReferCodeField } from './auth-fields.tsx';
import { useAuthForm } from './auth-form.ts';
import { SubmitButton } from './submit-button.tsx';

/** Which of them there are depends on what is known and on what the business wants. */
type Fields = { name: string; email?: string; phone: string; ref_code?: string };
type UserInfoProps = { flow: AuthFlow; step: Extract<AuthStep, { name: 'user_info' }> };

/** `user_info`: the name, and whichever of email and phone is not known yet. */
export function UserInfoForm({ flow, step: { journey, temporary_token } }: UserInfoProps) {
  const t = useTranslate();
  const { contact, way } = journey;
  const authForm = useAuthForm<Fields>(['name', 'email', 'phone', 'ref_code'], {
    phone: '',
  });
  const { isSending, sending } = authForm;

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
      <AuthField of="name" on={authForm} />
      {contact.email === undefined && <AuthField of="email" on={authForm} />}
      {contact.phone === undefined && <AuthField of="phone" on={authForm} />}
      <ReferCodeField on={authForm} />
      <SubmitButton progress={isSending ? t('auth.saving') : null}>{t('auth.continue')}</SubmitButton>
    </form>
  );
}
