import { contactKind } from '#domain/auth/contact-value.ts';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { rememberLogin } from '#web/session/remembered/remembered-login.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import type { AuthFlow } from '../use-auth-flow.ts';
import { useRemembered } from '../use-remembered.ts';
import { waitForNext } from '../wait-for-next.ts';
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
    if (contactKind(phone) !== 'phone') return console.info('not a phone number');
    const ask = () => flow.calls.logInByCode(phone);
    const journey = { way: 'otp', contact: { phone }, again: ask } as const;
    rememberLogin(remember ? phone : null);
    const reply = await ask().catch((error) => {
      // One that was sent a moment ago can be typed, also where nobody heard that it was sent.
      const wait = waitForNext(error);
      if (wait) flow.go({ name: 'verify', journey, channel: 'phone', wait });
      throw error;
    });
    await flow.arrive(reply, journey);
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
