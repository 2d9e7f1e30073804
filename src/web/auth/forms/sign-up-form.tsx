import { Controller } from 'react-hook-form';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { HelpLink, OtherMode } from '../door-links.tsx';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useAuthForm } from './auth-form.ts';
import { PasswordField, PhoneFormField, TextField } from './form-fields.tsx';
import { follows, repeats } from './form-rules.ts';
import { SubmitButton } from './submit-button.tsx';
import { TermsBox } from './terms-box.tsx';

type Fields = Record<'name' | 'email' | 'phone' | 'password' | 'confirm_password', string> & {
  ref_code?: string;
  terms: boolean;
};

const FIELDS = ['name', 'email', 'phone', 'password', 'confirm_password', 'ref_code'] as const;

/** A new account with a password. */
export function SignUpForm({ flow }: { flow: AuthFlow }) {
  const t = useTranslate();
  const { customer_wallet_status, ref_earning_status } = useConfig();
  const { form, isSending, wordsUnder, sending } = useAuthForm<Fields>(FIELDS, { phone: '', terms: false });
  const takesReferCode = customer_wallet_status === 1 && ref_earning_status === 1;

  const signUp = sending(async ({ name, email, phone, password, ref_code }) => {
    const contact = { email: email.trim(), phone };
    const form = { ...contact, name: name.trim(), password, ref_code: ref_code?.trim() || null };
    await flow.arrive(await flow.calls.signUp(form), {
      way: 'sign-up',
      contact,
      // The account exists from here on; signing in to it has what is missing sent again.
      again: () => flow.calls.logInByPassword(contact.email, password, 'email'),
    });
  });

  return (
    <form method="post" noValidate onSubmit={signUp} className="grid gap-4">
      <TextField
        form={form}
        name="name"
        label={t('auth.name')}
        error={wordsUnder('name')}
        rule={follows(t, 'name')}
        autoComplete="name"
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={t('auth.email')}
        error={wordsUnder('email')}
        rule={follows(t, 'email')}
        autoComplete="email"
      />
      <PhoneFormField
        form={form}
        name="phone"
        label={t('auth.phone')}
        error={wordsUnder('phone')}
        rule={follows(t, 'phone')}
      />
      <PasswordField
        form={form}
        name="password"
        label={t('auth.password')}
        error={wordsUnder('password')}
        rule={follows(t, 'password')}
        autoComplete="new-password"
        placeholder={t('auth.password.hint')}
      />
      <PasswordField
        form={form}
        name="confirm_password"
        label={t('auth.confirm_password')}
        error={wordsUnder('confirm_password')}
        rule={repeats(t, () => form.getValues('password'))}
        autoComplete="new-password"
      />
      {takesReferCode && (
        <TextField form={form} name="ref_code" label={t('auth.ref_code')} error={wordsUnder('ref_code')} />
      )}
      <Controller
        control={form.control}
        name="terms"
        render={({ field }) => <TermsBox accepted={field.value} onChange={field.onChange} />}
      />
      <SubmitButton disabled={!form.watch('terms')} progress={isSending ? t('auth.sign_up.going') : null}>
        {t('auth.sign_up')}
      </SubmitButton>
      <div className="grid">
        <OtherMode to="sign-in" />
        <HelpLink />
      </div>
    </form>
  );
}
