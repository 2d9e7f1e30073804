import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { CONTROL_BOX, CONTROL_TEXT } from './control-box.ts';
import { useFieldWiring } from './field-context.ts';

type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
};

/** The browser's own list: the phone shows its wheel, the keyboard its type-ahead, and a form library its ref. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest);

  return (
    <span className={classNames(CONTROL_BOX, 'relative h-12 has-[option[value=""]:checked]:text-ink-3', className)}>
      <select {...rest} {...wiring} className={classNames(CONTROL_TEXT, 'cursor-pointer appearance-none ps-3.5 pe-10')}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            className="bg-raised text-ink disabled:text-ink-disabled"
          >
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute inset-e-3.5 text-ink-3" />
    </span>
  );
}
