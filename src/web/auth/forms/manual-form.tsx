import { contactKind } from '#domain/auth/contact-value.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { rememberLogin } from '#web/session/remembered/remembered-login.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ForgotLink } from '../auth-links.tsx';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useRemembered } from '../use-remembered.ts';
import { AuthField } from './auth-fields.tsx';
import { useAuthForm } from './auth-form.ts';
import { SubmitButton } from './submit-button.tsx';

type Fields = { email_or_phone: string; password: string; remember: boolean };

/** Email or phone, and a password. */
export function ManualForm({ flow }: { flow: AuthFlow }) {
  const t = useTranslate();
  const authForm = useAuthForm<Fields>(['email_or_phone', 'password'], {}, { aloud: true });
  const { form, isSending, sending } = authForm;
  useRemembered((known) => {
    if (form.getValues('email_or_phone')) return;
    form.setValue('email_or_phone', known);
    form.setValue('remember', true);
  });

  const logIn = sending(async ({ email_or_phone, password, remember }) => {
    const typed = email_or_phone.trim();
    const kind = contactKind(typed) === 'email' ? 'email' : 'phone';
    const contact = kind === 'phone' ? typed.replaceAll(/[\s-]/g, '') : typed;
    const ask = () => flow.calls.logInByPassword(contact, password, kind);
    const reply = await ask();
    rememberLogin(remember ? typed : null);
    await flow.arrive(reply, { way: 'manual', contact: { [kind]: contact }, again: ask });
  });

  return (
    <form method="post" noValidate onSubmit={logIn} className="grid gap-4">
      <AuthField of="email_or_phone" on={authForm} />
      <AuthField of="password" on={authForm} autoComplete="current-password" />
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')}>{t('auth.remember')}</Checkbox>
        <ForgotLink />
      </div>
      <SubmitButton progress={isSending ? t('auth.sign_in.going') : null}>{t('auth.sign_in')}</SubmitButton>
    </form>
  );
}
