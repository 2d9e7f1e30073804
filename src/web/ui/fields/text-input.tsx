import Lock from 'lucide-react/icons/lock';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { CONTROL_BOX, CONTROL_TEXT, PILL_BOX } from './control-box.ts';
import { useFieldWiring } from './field-context.ts';
import { latinDigits } from './typed-number.ts';

export type TextInputProps = ComponentProps<'input'> & {
  /** The same in every language, so that what was typed is found again. */
  name: string;
  shape?: 'box' | 'pill';
  /** Height in px. */
  size?: 44 | 48;
  /** Shown, sent, not changed. */
  locked?: boolean;
  start?: ReactNode;
  end?: ReactNode;
};

export function TextInput({
  shape = 'box',
  size = 48,
  locked = false,
  start,
  end,
  className,
  ...rest
}: TextInputProps) {
  const wiring = useFieldWiring(rest);
  const { inputMode, onChange } = rest;
  const takesNumbers = inputMode === 'numeric' || inputMode === 'decimal';

  /** Whoever asks for a number gets one they can read, whichever keyboard it is typed on. */
  function readDigits(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    const read = latinDigits(value);
    if (read !== value) event.target.value = read;
    onChange?.(event);
  }

  return (
    <span
      data-locked={locked || undefined}
      className={classNames(
        shape === 'pill' ? PILL_BOX : CONTROL_BOX,
        shape === 'pill' ? 'px-4' : 'px-3.5',
        size === 48 ? 'h-12' : 'h-11',
        className,
      )}
    >
      {start}
      <input
        type="text"
        {...rest}
        {...wiring}
        {...(takesNumbers && { onChange: readDigits })}
        readOnly={locked || rest.readOnly}
        className={CONTROL_TEXT}
      />
      {locked ? <Icon of={Lock} size={18} /> : end}
    </span>
  );
}
