import { Controller, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { PhoneField } from '#web/config/phone-field.tsx';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Rule = (value: string) => true | string;

type FormFieldProps<Fields extends FieldValues> = {
  form: UseFormReturn<Fields>;
  name: Path<Fields>;
  label: string;
  error: string | undefined;
  rule?: Rule;
};

type TextFieldProps<Fields extends FieldValues> = FormFieldProps<Fields> & {
  type?: 'text' | 'email';
  autoComplete?: string;
  placeholder?: string;
};

export function TextField<Fields extends FieldValues>({
  form,
  name,
  label,
  error,
  rule,
  ...input
}: TextFieldProps<Fields>) {
  return (
    <Field label={label} error={error}>
      <TextInput dir="auto" {...input} {...form.register(name, rule && { validate: rule })} />
    </Field>
  );
}

export function PasswordField<Fields extends FieldValues>({
  form,
  name,
  label,
  error,
  rule,
  ...input
}: Omit<TextFieldProps<Fields>, 'type'>) {
  const t = useTranslate();
  return (
    <Field label={label} error={error}>
      <PasswordInput
        {...input}
        showLabel={t('auth.password.show')}
        hideLabel={t('auth.password.hide')}
        {...form.register(name, rule && { validate: rule })}
      />
    </Field>
  );
}

export function PhoneFormField<Fields extends FieldValues>({ form, name, label, error, rule }: FormFieldProps<Fields>) {
  return (
    <Controller
      control={form.control}
      name={name}
      {...(rule && { rules: { validate: rule } })}
      render={({ field }) => (
        <PhoneField
          label={label}
          error={error}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
        />
      )}
    />
  );
}
