import type { UseFormReturn } from 'react-hook-form';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import type { ProfileValues, profileRules } from './profile-values.ts';

type PasswordFieldsProps = { form: UseFormReturn<ProfileValues>; rules: ReturnType<typeof profileRules> };

/** A new password, typed twice; empty keeps the old one. */
export function PasswordFields({ form, rules }: PasswordFieldsProps) {
  const t = useTranslate();
  const { errors } = form.formState;
  // Not while nothing stands there yet: the note would go with the press on the button, and move it away from under it.
  const checkAgain = () => void (form.getValues('confirm_password') && form.trigger('confirm_password'));
  const words = { showLabel: t('account.show_password'), hideLabel: t('account.hide_password') };

  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t('account.password')} hint={t('account.password_hint')} error={errors.password?.message}>
        <PasswordInput
          {...form.register('password', { ...rules.password, onChange: checkAgain })}
          {...words}
          autoComplete="new-password"
        />
      </Field>
      <Field label={t('account.confirm_password')} error={errors.confirm_password?.message}>
        <PasswordInput
          {...form.register('confirm_password', rules.confirm_password)}
          {...words}
          autoComplete="new-password"
        />
      </Field>
    </div>
  );
}
