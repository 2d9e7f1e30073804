import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts';

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook;
  size?: ButtonSize;
  wide?: boolean;
  icon?: Glyph;
  /** Set while the action runs: the verb in its -ing form. The width stays, a second press does nothing. */
  progress?: string | null | undefined;
};

export function Button({
  look = 'primary',
  size = 44,
  wide = false,
  icon,
  progress,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const busy = Boolean(progress);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault();
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      // Not `disabled`: the keyboard must not lose its place while the action runs.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      className={classNames(buttonLook(look, size, wide), busy && 'cursor-progress', className)}
    >
      {/* Both faces share one cell, so the button is always as wide as the wider one. */}
      <span className="grid min-w-0 flex-1 justify-items-center child:[grid-area:1/1]">
        <span className={classNames('inline-flex w-full items-center justify-center gap-2', busy && 'invisible')}>
          {icon && <Icon of={icon} size={size === 52 ? 20 : 18} />}
          {children}
        </span>
        {progress && (
          <span className="inline-flex items-center justify-center gap-2">
            <Spinner />
            {progress}
          </span>
        )}
      </span>
    </button>
  );
}
