import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldNote } from './field.tsx';

type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands at the end of the legend's line, e.g. a pill. */
  aside?: ReactNode;
  legendHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** A question with its answers: radios of one name, or checkboxes that belong together. */
export function ChoiceGroup({ legend, hint, error, aside, legendHidden, className, children }: ChoiceGroupProps) {
  const id = useId();
  const notes = classNames(hint != null && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;

  return (
    <fieldset aria-describedby={notes} className={classNames('min-w-0', className)}>
      <legend className={legendHidden ? 'sr-only' : 'flex w-full items-start justify-between gap-3'}>
        <span className="text-lead font-bold text-ink tracking-snug">{legend}</span>
        {aside}
      </legend>
      {hint != null && (
        <p id={`${id}-hint`} className="text-small text-ink-3">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldNote id={`${id}-error`} text={error} isError />}
    </fieldset>
  );
}
