import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';

type LinkButtonProps = ComponentProps<typeof Link> & {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  icon?: Glyph;
};

/** Goes somewhere: a link with a button's body. What acts in place is a Button. */
export function LinkButton({
  look = 'primary',
  size = 44,
  wide = false,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonLook(look, size, wide), className)}>
      {icon && <Icon of={icon} size={18} />}
      {children}
    </Link>
  );
}
