import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { missingPasswordParts, PASSWORD_PARTS } from '#domain/join/strong-password.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { FieldWords } from './use-field-words.ts';

export type Passwords = { password: string; confirm_password: string };

export const NO_PASSWORDS: Passwords = { password: '', confirm_password: '' };

type PasswordFieldsProps = {
  passwords: Passwords;
  onChange(passwords: Passwords): void;
  words: FieldWords<keyof Passwords>;
};

/** A strong password, typed twice. What it still lacks is seen while it is typed. It is never stored. */
export function PasswordFields({ passwords, onChange, words }: PasswordFieldsProps) {
  const t = useTranslate();
  const field = (name: keyof Passwords) => ({
    name,
    'data-field': name,
    value: passwords[name],
    autoComplete: 'new-password',
    showLabel: t('join.password.show'),
    hideLabel: t('join.password.hide'),
    onBlur: () => passwords[name] !== '' && words.leave(name),
    onChange: (event: { target: { value: string } }) => {
      words.forget(name);
      onChange({ ...passwords, [name]: event.target.value });
    },
  });

  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="flex flex-col gap-3">
        <Field label={t('join.password')} error={words.wordsFor('password')}>
          <PasswordInput {...field('password')} aria-describedby="password-parts" />
        </Field>
        <PasswordMeter password={passwords.password} />
      </div>
      <Field label={t('join.confirm_password')} error={words.wordsFor('confirm_password')}>
        <PasswordInput {...field('confirm_password')} />
      </Field>
    </div>
  );
}

function PasswordMeter({ password }: { password: string }) {
  const t = useTranslate();
  const missing = missingPasswordParts(password);
  const filled = PASSWORD_PARTS.length - missing.length;
  const isStrong = missing.length === 0;

  return (
    <div id="password-parts">
      <div aria-hidden className="flex gap-1">
        {PASSWORD_PARTS.map((part, at) => (
          <span
            key={part}
            className={classNames(
              'h-1.5 flex-1 rounded-pill',
              at < filled ? (isStrong ? 'bg-success' : 'bg-accent') : 'bg-line-2',
            )}
          />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-caption">
        {PASSWORD_PARTS.map((part) => {
          const isThere = !missing.includes(part);
          return (
            <li
              key={part}
              className={classNames('flex items-center gap-1', isThere ? 'text-success-ink' : 'text-ink-2')}
            >
              <Icon of={isThere ? Check : Minus} size={14} />
              {t(`join.password.${part}`)}
              <span className="sr-only">{t(isThere ? 'join.password.there' : 'join.password.missing')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
