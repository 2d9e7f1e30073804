import { contactKind } from '#domain/auth/contact-value.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { rememberLogin } from '#web/session/remembered-login.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ForgotLink } from '../door-links.tsx';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useRemembered } from '../use-remembered.ts';
import { useAuthForm } from './auth-form.ts';
import { PasswordField, TextField } from './form-fields.tsx';
import { follows } from './form-rules.ts';
import { SubmitButton } from './submit-button.tsx';

type Fields = { email_or_phone: string; password: string; remember: boolean };

/** Email or phone, and a password. */
export function ManualForm({ flow }: { flow: AuthFlow }) {
  const t = useTranslate();
  const { form, isSending, wordsUnder, sending } = useAuthForm<Fields>(['email_or_phone', 'password']);
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
      <TextField
        form={form}
        name="email_or_phone"
        label={t('auth.email_or_phone')}
        error={wordsUnder('email_or_phone')}
        rule={follows(t, 'contact')}
        autoComplete="username"
        placeholder={t('auth.email_or_phone.hint')}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('auth.password')}
        error={wordsUnder('password')}
        rule={follows(t, 'password')}
        autoComplete="current-password"
        placeholder={t('auth.password.hint')}
      />
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox {...form.register('remember')}>{t('auth.remember')}</Checkbox>
        <ForgotLink />
      </div>
      <SubmitButton progress={isSending ? t('auth.sign_in.going') : null}>{t('auth.sign_in')}</SubmitButton>
    </form>
  );
}
