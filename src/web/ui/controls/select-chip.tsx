import ChevronDown from 'lucide-react/icons/chevron-down';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { CHIP } from './chip.tsx';

type SelectChipProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange(value: string): void;
};

/** One of a few, folded into a chip. The browser's own list of choices: a phone shows its wheel. */
export function SelectChip({ label, options, value, onChange }: SelectChipProps) {
  return (
    <label
      className={classNames(
        CHIP,
        'border-line-2 bg-surface pe-2.5 hover:bg-hover has-focus-visible:shadow-(--focus-ring)',
      )}
    >
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field-sizing-content -me-6 cursor-pointer appearance-none bg-transparent pe-6 font-semibold text-ink outline-none focus-visible:shadow-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none" />
    </label>
  );
}
