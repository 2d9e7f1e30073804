import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL_BOX, CONTROL_TEXT } from './control-box.ts';
import { useFieldWiring } from './field-context.ts';

type TextareaProps = ComponentProps<'textarea'> & {
  /** The same in every language, so that what was typed is found again. */
  name: string;
};

export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  const wiring = useFieldWiring(rest);

  return (
    <span className={classNames(CONTROL_BOX, className)}>
      <textarea
        {...rest}
        {...wiring}
        rows={rows}
        className={classNames(CONTROL_TEXT, 'field-sizing-content max-h-80 min-h-24 resize-y px-3.5 py-3')}
      />
    </span>
  );
}
