import { type RefObject, useRef } from 'react';
import { Controller, type FieldValues, type Path } from 'react-hook-form';
import { isTenDigitsTyped } from '#domain/auth/national-number.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { PhoneField } from '#web/config/phone-field.tsx';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { latinDigits } from '#web/ui/fields/typed-number.ts';
import type { AuthForm } from './auth-form.ts';
import { follows, repeats } from './form-rules.ts';

type Kind = {
  label: MessageKey;
  autoComplete?: string;
  placeholder?: MessageKey;
  input?: 'email' | 'password' | 'phone';
  rule?: Parameters<typeof follows>[1] | 'repeats-password';
};

/** What people are asked for when they come in, the same wherever it is asked. */
const KINDS = {
  email_or_phone: {
    label: 'auth.email_or_phone',
    rule: 'contact',
    autoComplete: 'username',
    placeholder: 'auth.email_or_phone.hint',
  },
  name: { label: 'auth.name', rule: 'name', autoComplete: 'name' },
  email: { label: 'auth.email', rule: 'email', autoComplete: 'email', input: 'email' },
  phone: { label: 'auth.phone', rule: 'phone', input: 'phone' },
  password: {
    label: 'auth.password',
    rule: 'password',
    autoComplete: 'new-password',
    placeholder: 'auth.password.hint',
    input: 'password',
  },
  confirm_password: {
    label: 'auth.confirm_password',
    rule: 'repeats-password',
    autoComplete: 'new-password',
    input: 'password',
  },
  ref_code: { label: 'auth.ref_code' },
} as const satisfies Record<string, Kind>;

type AuthFieldProps<Fields extends FieldValues> = {
  of: keyof typeof KINDS & Path<Fields>;
  on: AuthForm<Fields>;
  /** Where it is called something else. */
  label?: MessageKey;
  autoComplete?: string;
  rule?: 'tenDigitPhone';
};

/** One field of a form that signs somebody in or up, with its label, rule and error. */
export function AuthField<Fields extends FieldValues>({ of, on, ...own }: AuthFieldProps<Fields>) {
  const t = useTranslate();
  const { form, wordsUnder } = on;
  const { label, placeholder, rule, input, autoComplete }: Kind = { ...KINDS[of], ...own };
  const phoneTyped = useRef<string | null>(null);
  const validate =
    rule === 'repeats-password'
      ? repeats(t, () => form.getValues('password' as Path<Fields>))
      : rule === 'tenDigitPhone'
        ? followsAsTyped(t, phoneTyped)
        : rule && follows(t, rule);
  const shown = { label: t(label), error: wordsUnder(of) };
  // Not for a phone, which its Controller registers.
  const typed = () => ({
    ...form.register(of, { ...(validate && { validate }), ...(rule === 'contact' && { setValueAs: latinDigits }) }),
    ...(autoComplete && { autoComplete }),
    ...(placeholder && { placeholder: t(placeholder) }),
  });

  switch (input) {
    case 'phone':
      return (
        <Controller
          control={form.control}
          name={of}
          {...(validate && { rules: { validate } })}
          render={({ field: { disabled: _, ...field } }) => (
            <PhoneField
              {...shown}
              {...field}
              onChange={(number, written) => {
                phoneTyped.current = written;
                field.onChange(number);
              }}
            />
          )}
        />
      );
    case 'password':
      return (
        <Field {...shown}>
          <PasswordInput {...typed()} showLabel={t('auth.password.show')} hideLabel={t('auth.password.hide')} />
        </Field>
      );
    default:
      return (
        <Field {...shown}>
          <TextInput dir="auto" {...(input && { type: input })} {...typed()} />
        </Field>
      );
  }
}

/** The number alone does not tell whether its zero was typed. */
const followsAsTyped = (t: Translate, typed: RefObject<string | null>) => (value: string) => {
  const isTen = value === '' || typed.current === null || isTenDigitsTyped(typed.current);
  return isTen ? follows(t, 'tenDigitPhone')(value) : t('forgot.phone.ten');
};

/** Only where bringing somebody earns something. */
export function ReferCodeField<Fields extends FieldValues & { ref_code?: string }>({ on }: { on: AuthForm<Fields> }) {
  const { customer_wallet_status, ref_earning_status } = useConfig();
  if (customer_wallet_status !== 1 || ref_earning_status !== 1) return null;
  return <AuthField of={'ref_code' as 'ref_code' & Path<Fields>} on={on} />;
}
