import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { HelpLink, OtherMode } from '../auth-links.tsx';
import type { AuthFlow } from '../use-auth-flow.ts';
import { AuthField, ReferCodeField } from './auth-fields.tsx';
import { useAuthForm } from './auth-form.ts';
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
  const authForm = useAuthForm<Fields>(FIELDS, { phone: '', terms: false });
  const { form, isSending, sending } = authForm;
  const invitation = useSearchParams()[0].get('ref_code');

  // Who was invited by a link has the code filled in. Not on the server, whose page is the same for everybody.
  useEffect(() => {
    if (invitation) form.setValue('ref_code', invitation.slice(0, 40));
  }, [invitation, form]);

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
      <AuthField of="name" on={authForm} />
      <AuthField of="email" on={authForm} />
      <AuthField of="phone" on={authForm} />
      <AuthField of="password" on={authForm} />
      <AuthField of="confirm_password" on={authForm} />
      <ReferCodeField on={authForm} />
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
