import { type FormEvent, useRef, useState } from 'react';
import { useApi } from '#web/api/api.tsx';
import { ApiError, failureWords } from '#web/api/api-error.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/account.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { useCustomer } from '../account.queries.ts';

export function ConfirmPassword({ onConfirmed }: { onConfirmed(): Promise<void> }) {
  const t = useTranslate();
  const { data: customer } = useCustomer();
  const username = customer?.email ?? customer?.phone ?? '';
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  function refuse(words: string) {
    setError(words);
    field.current?.focus();
  }

  async function check(event: FormEvent) {
    event.preventDefault();
    // A form inside a dialog of another form: the outer one is not sent.
    event.stopPropagation();
    if (isChecking) return;
    if (password === '') return refuse(t('account.confirm_password_needed'));
    setChecking(true);
    try {
      await (await import('./security.calls.ts')).confirmByPassword(api, password);
      await onConfirmed();
    } catch (failure) {
      if (failure instanceof ApiError && failure.status > 0) refuse(failureWords(t, failure));
      else sayEveryFailure(t, failure);
    } finally {
      setChecking(false);
    }
  }

  return (
    <form method="post" noValidate onSubmit={check} className="grid gap-4">
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field label={t('account.confirm_by_password')} error={error}>
        <PasswordInput
          ref={field}
          name="password"
          autoComplete="current-password"
          showLabel={t('account.show_password')}
          hideLabel={t('account.hide_password')}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Button type="submit" wide progress={isChecking ? t('account.confirm_checking') : null}>
        {t('account.confirm_go')}
      </Button>
    </form>
  );
}
