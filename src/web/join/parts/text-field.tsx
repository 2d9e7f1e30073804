import type { ReactNode } from 'react';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput, type TextInputProps } from '#web/ui/fields/text-input.tsx';

/** A form of which some values are plain texts, each with words under it. */
export type TextForm<Name extends string> = {
  texts: Readonly<Record<Name, string>>;
  setText(name: Name, value: string): void;
  wordsFor(name: Name): string | undefined;
  leave(name: Name): void;
};

type TextFieldProps<Name extends string> = Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur'> & {
  form: TextForm<Name>;
  name: Name;
  label: ReactNode;
  hint?: ReactNode;
  boxClassName?: string;
};

export function TextField<Name extends string>({
  form,
  name,
  label,
  hint,
  boxClassName,
  ...input
}: TextFieldProps<Name>) {
  const value = form.texts[name];
  return (
    <Field label={label} hint={hint} error={form.wordsFor(name)} className={boxClassName}>
      <TextInput
        dir="auto"
        {...input}
        name={name}
        data-field={name}
        value={value}
        onChange={(event) => form.setText(name, event.target.value)}
        onBlur={() => value.trim() !== '' && form.leave(name)}
      />
    </Field>
  );
}
