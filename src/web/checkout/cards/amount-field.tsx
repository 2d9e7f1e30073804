import { useState } from 'react';
import { minorFromText, toMajor } from '#domain/money/minor-units.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { typedAmount } from '#web/ui/fields/typed-number.ts';

type AmountFieldProps = {
  label: string;
  /** Minor units; 0: empty. */
  amount: number;
  onChange(amount: number): void;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
};

/** Minor units: a million of the major one. */
const MOST = 100_000_000;

/** An amount of money that somebody types. What is no number counts as nothing. */
export function AmountField({ label, amount, onChange, hint, error, className }: AmountFieldProps) {
  const { currency_symbol } = useConfig();
  const [text, setText] = useState(amount === 0 ? '' : String(toMajor(amount)));

  function type(typed: string) {
    const clean = typedAmount(typed);
    setText(clean);
    onChange(Math.min(minorFromText(clean) ?? 0, MOST));
  }

  return (
    <Field label={label} hint={hint} error={error} className={className}>
      <TextInput
        name="amount"
        value={text}
        onChange={(event) => type(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        start={<span className="text-ink-3">{currency_symbol}</span>}
      />
    </Field>
  );
}
