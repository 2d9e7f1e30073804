import { contactKind } from '#domain/auth/contact-value.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { rememberLogin } from '#web/session/remembered/remembered-login.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { askForCode } from '../ask-for-code.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useRemembered } from '../use-remembered.ts';
import { AuthField } from './auth-fields.tsx';
import { useAuthForm } from './auth-form.ts';
import { SubmitButton } from './submit-button.tsx';

type Fields = { phone: string; remember: boolean };

/** A phone, to which a code is sent. */
export function OtpPhoneForm({ flow }: { flow: AuthFlow }) {
  const t = useTranslate();
  const authForm = useAuthForm<Fields>(['phone'], { phone: '' }, { aloud: true });
  const { form, isSending, sending } = authForm;
  useRemembered((known) => {
    if (contactKind(known) !== 'phone') return;
    form.setValue('phone', known.replaceAll(/[\s-]/g, ''));
    form.setValue('remember', true);
  });

  const sendCode = sending(async ({ phone, remember }) => {
    // Long enough and yet no phone number of this world: the specification wants this noted and nothing else.
    if (contactKind(phone) !== 'phone') return console.info('not a phone number, no code was asked for');
    const ask = () => flow.calls.logInByCode(phone);
    const journey = { way: 'otp', contact: { phone }, again: ask } as const;
    const { reply, wait } = await askForCode(t, ask);
    rememberLogin(remember ? phone : null);
    if (reply) return flow.arrive(reply, journey);
    flow.go({ name: 'verify', journey, channel: 'phone', wait });
  });

  return (
    <form method="post" noValidate onSubmit={sendCode} className="grid gap-4">
      <AuthField of="phone" on={authForm} />
      <Checkbox className="-my-1" {...form.register('remember')}>
        {t('auth.remember')}
      </Checkbox>
      <SubmitButton progress={isSending ? t('auth.sending') : null}>{t('auth.send_code')}</SubmitButton>
    </form>
  );
}
