import { useTranslate } from '#web/i18n/lazy/auth.ts';
import type { AuthStep } from '../auth-step.ts';
import { socialJourney } from '../social/use-social-login.ts';
import type { AuthFlow } from '../use-auth-flow.ts';
import { AuthField } from './auth-fields.tsx';
import { useAuthForm } from './auth-form.ts';
import { SubmitButton } from './submit-button.tsx';

type PhoneFormProps = { flow: AuthFlow; step: Extract<AuthStep, { name: 'phone_modal' }> };

/** `phone_modal`: the number that an account made by a social medium still needs. */
export function PhoneForm({ flow, step: { proof, verified } }: PhoneFormProps) {
  const t = useTranslate();
  const authForm = useAuthForm<{ phone: string }>(['phone'], { phone: '' }, { aloud: true });
  const { isSending, sending } = authForm;

  const register = sending(async ({ phone }) => {
    const reply = verified
      ? await flow.calls.logInBySocial(proof, verified, phone)
      : await flow.calls.registerBySocial(proof, phone);
    await flow.arrive(reply, socialJourney(flow, proof, phone));
  });

  return (
    <form method="post" noValidate onSubmit={register} className="grid gap-4">
      <AuthField of="phone" on={authForm} />
      <SubmitButton progress={isSending ? t('auth.saving') : null}>{t('auth.continue')}</SubmitButton>
    </form>
  );
}
