import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { AuthField } from './auth-fields.tsx';
import { useAuthForm } from './auth-form.ts';
import { SubmitButton } from './submit-button.tsx';

type Fields = { password: string; confirm_password: string };

/** Step 2: the new password, twice. */
export function NewPasswordForm({ onSave }: { onSave(password: string): Promise<void> }) {
  const t = useTranslate();
  const authForm = useAuthForm<Fields>(['password', 'confirm_password']);
  const { isSending, sending } = authForm;

  return (
    <form method="post" noValidate onSubmit={sending(({ password }) => onSave(password))} className="grid gap-4">
      <p className="text-ink-2">{t('forgot.new.text')}</p>
      <AuthField of="password" on={authForm} label="forgot.new_password" />
      <AuthField of="confirm_password" on={authForm} />
      <SubmitButton progress={isSending ? t('auth.saving') : null}>{t('forgot.save')}</SubmitButton>
    </form>
  );
}
