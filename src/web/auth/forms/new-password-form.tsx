import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { useAuthForm } from './auth-form.ts';
import { PasswordField } from './form-fields.tsx';
import { follows, repeats } from './form-rules.ts';
import { SubmitButton } from './submit-button.tsx';

type Fields = { password: string; confirm_password: string };

/** Step 2: the new password, twice. */
export function NewPasswordForm({ onSave }: { onSave(password: string): Promise<void> }) {
  const t = useTranslate();
  const { form, isSending, wordsUnder, sending } = useAuthForm<Fields>(['password', 'confirm_password']);

  return (
    <form method="post" noValidate onSubmit={sending(({ password }) => onSave(password))} className="grid gap-4">
      <p className="text-ink-2">{t('forgot.new.text')}</p>
      <PasswordField
        form={form}
        name="password"
        label={t('forgot.new_password')}
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
      <SubmitButton progress={isSending ? t('auth.saving') : null}>{t('forgot.save')}</SubmitButton>
    </form>
  );
}
