import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceControl, type ChoiceControlProps } from './choice-control.tsx';

type ChoiceRowProps = Omit<ChoiceControlProps, 'children'> & {
  children: ReactNode;
  /** At the end of the line: a price, a number. */
  aside?: ReactNode;
  /** A small picture between control and words makes the row 68 high instead of 48. */
  picture?: ReactNode;
  className?: string;
};

/** The whole row is the label; rows under each other are parted by a hairline. */
export function ChoiceRow({ children, aside, picture, className, ...control }: ChoiceRowProps) {
  const ownId = useId();
  const id = control.id ?? ownId;

  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex items-center gap-3 border-line border-b py-2 text-body text-ink last-of-type:border-b-0',
        'has-disabled:cursor-not-allowed has-disabled:text-ink-disabled has-checked:font-semibold',
        picture ? 'min-h-17' : 'min-h-12',
        className,
      )}
    >
      <ChoiceControl {...control} id={id} />
      {picture}
      <span className="min-w-0 flex-1">{children}</span>
      {aside && (
        <span
          className={classNames('shrink-0 font-normal tabular', control.disabled ? 'text-ink-disabled' : 'text-ink-2')}
        >
          {aside}
        </span>
      )}
    </label>
  );
}
