import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: NoInfer<Value>; label: string; icon?: Glyph; disabled?: boolean }[];
  value: Value;
  onChange(value: NoInfer<Value>): void;
  className?: string;
};

/** Two or three ways of doing the same thing, all visible at once. */
export function Segmented<Value extends string>({ label, options, value, onChange, className }: SegmentedProps<Value>) {
  const name = useId();

  return (
    <fieldset className={classNames('flex min-w-0 flex-wrap gap-1 rounded-thumb bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex min-h-11 min-w-min flex-1 items-center justify-center gap-2 rounded-control px-3 font-semibold text-ink-2 text-small',
            'has-checked:bg-raised has-checked:text-ink has-checked:shadow-(--elevation-card) dark:has-checked:bg-press',
            'has-focus-visible:shadow-(--focus-ring) has-disabled:cursor-not-allowed has-disabled:text-ink-disabled',
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
          {option.icon && <Icon of={option.icon} size={18} className="max-[359px]:hidden" />}
          <span className="py-1 text-center">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
