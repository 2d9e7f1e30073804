import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CHIP } from './chip.tsx';

type ChipGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: NoInfer<Value>; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
  /** `inverse` for filters, `soft` for amounts. */
  look?: 'inverse' | 'soft';
  /** The chips share the width instead of hugging their words. */
  even?: boolean;
  className?: string;
};

/** One of several: radios that look like chips, so that the arrow keys move through them. */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  look = 'inverse',
  even = false,
  className,
}: ChipGroupProps<Value>) {
  const name = useId();
  const chosen =
    look === 'inverse'
      ? 'has-checked:border-inverse has-checked:bg-inverse has-checked:text-on-inverse'
      : 'has-checked:border-accent-line has-checked:bg-accent-soft has-checked:text-accent-ink';

  return (
    <fieldset
      className={classNames('flex min-w-0 flex-wrap gap-2', className)}
      style={even ? ({ '--in-a-row': inARow(options.length) } as CSSProperties) : undefined}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            CHIP,
            'border-line-2 bg-surface text-ink hover:bg-hover has-focus-visible:shadow-(--focus-ring)',
            'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-ink-disabled',
            chosen,
            even && 'grow max-md:basis-[calc(100%/var(--in-a-row)-8px)] md:flex-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

/** How many share a line of a phone: five stand as three and two, not as four and a lonely one. */
const inARow = (count: number): number => Math.ceil(count / Math.ceil(count / 4));
