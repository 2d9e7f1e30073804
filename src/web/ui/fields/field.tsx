import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { FieldContext } from './field-context.ts';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label is read, not shown: where the place itself says it, as in a search bar. */
  labelHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Field({ label, hint, error, labelHidden = false, className, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || hint;

  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-small font-semibold text-ink'}>
        {label}
      </label>
      <FieldContext value={{ id, describedBy: note ? noteId : undefined, invalid: Boolean(error) }}>
        {children}
      </FieldContext>
      {note && <FieldNote id={noteId} text={note} isError={Boolean(error)} />}
    </div>
  );
}

export function FieldNote({ id, text, isError }: { id: string; text: ReactNode; isError: boolean }) {
  return (
    <p
      id={id}
      data-error-note={isError || undefined}
      className={classNames(
        'flex items-start gap-1.5 text-caption',
        isError ? 'font-medium text-danger-ink' : 'text-ink-3',
      )}
    >
      {isError && <Icon of={CircleAlert} size={14} className="mt-px" />}
      <span>{text}</span>
    </p>
  );
}
