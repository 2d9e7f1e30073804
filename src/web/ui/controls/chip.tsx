import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

export const CHIP =
  'hit-area inline-flex h-9 shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-pill border px-3.5 font-semibold text-small';

type ChipProps = ComponentProps<'button'> & {
  /** Leave it out for a chip that opens something instead of being on or off. */
  selected?: boolean;
  icon?: Glyph;
  endIcon?: Glyph;
};

export function Chip({ selected, icon, endIcon, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={classNames(
        CHIP,
        'transition-transform duration-(--duration-fast) ease-out active:scale-[0.98]',
        selected
          ? 'border-accent-line bg-accent-soft text-accent-ink hover:bg-accent-soft-2'
          : 'border-line-2 bg-surface text-ink hover:bg-hover active:bg-press disabled:border-line disabled:bg-surface disabled:text-ink-disabled',
        className,
      )}
    >
      {selected ? <Icon of={Check} size={16} /> : icon && <Icon of={icon} size={16} />}
      {children}
      {endIcon && <Icon of={endIcon} size={16} />}
    </button>
  );
}
