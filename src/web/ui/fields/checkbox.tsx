import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceControl, type ChoiceControlProps } from './choice-control.tsx';
import { useFieldWiring } from './field-context.ts';

type CheckboxProps = Omit<ChoiceControlProps, 'type' | 'children'> & { children: ReactNode; className?: string };

export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const wiring = useFieldWiring(rest);
  const id = wiring.id ?? ownId;

  return (
    <label
      htmlFor={id}
      className={classNames('inline-flex min-h-11 items-center gap-3 text-small font-medium text-ink', className)}
    >
      <ChoiceControl {...rest} {...wiring} id={id} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
