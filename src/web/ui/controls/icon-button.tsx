import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';

export type IconButtonLook = 'ghost' | 'sunken' | 'glass' | 'outline' | 'primary';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: Glyph;
  /** What it does, for those who do not see the glyph. */
  label: string;
  look?: IconButtonLook;
  size?: 36 | 40 | 44 | 52;
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
      className={classNames('icon-button', `icon-button-${look}`, `icon-button-${size}`, className)}
    >
      <Icon of={icon} size={iconSize} directional={directional} filled={filled} />
    </button>
  );
}
