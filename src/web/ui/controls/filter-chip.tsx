import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CountBadge } from '../feedback/count-badge.tsx';
import { Icon } from '../pictures/icon.tsx';
import { CHIP } from './chip.tsx';

type FilterChipProps = ComponentProps<'button'> & {
  text: string;
  /** How many filters are set. */
  count: number;
};

/** Opens filters. */
export function FilterChip({ text, count, ...props }: FilterChipProps) {
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        CHIP,
        count > 0 ? 'border-accent-line bg-accent-soft text-accent-ink' : 'border-line-2 bg-surface hover:bg-hover',
      )}
    >
      <Icon of={SlidersHorizontal} size={16} />
      {text}
      {count > 0 && <CountBadge count={count} />}
    </button>
  );
}
