import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

export type IconButtonLook = 'ghost' | 'sunken' | 'glass' | 'outline' | 'primary';

const LOOKS: Record<IconButtonLook, string> = {
  ghost: 'text-ink hover:bg-hover active:bg-press',
  sunken: 'bg-sunken text-ink hover:bg-hover active:bg-press',
  glass: 'bg-glass text-ink shadow-(--elevation-card) hover:bg-surface',
  outline: 'border border-line-2 bg-surface text-ink hover:bg-hover active:bg-press disabled:border-line',
  primary: 'bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-press disabled:bg-press',
};

const SIZES = { 36: 'hit-area size-9', 40: 'hit-area size-10', 44: 'size-11', 52: 'size-13' } as const;

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: Glyph;
  /** What it does, for those who do not see the glyph. */
  label: string;
  look?: IconButtonLook;
  size?: keyof typeof SIZES;
  iconSize?: number;
  directional?: boolean;
  filled?: boolean;
};

export function IconButton({
  icon,
  label,
  look = 'ghost',
  size = 44,
  iconSize = 20,
  directional = false,
  filled = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-pill disabled:text-ink-disabled',
        'transition-transform duration-(--duration-fast) ease-out active:scale-[0.96] disabled:active:scale-100',
        LOOKS[look],
        SIZES[size],
        className,
      )}
    >
      <Icon of={icon} size={iconSize} directional={directional} filled={filled} />
    </button>
  );
}
