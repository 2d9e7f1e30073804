import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ChoiceControl, type ChoiceControlProps } from './choice-control.tsx';

type ChoiceBoxProps = Omit<ChoiceControlProps, 'children' | 'type' | 'title'> & {
  type?: ChoiceControlProps['type'];
  title: ReactNode;
  detail?: ReactNode;
  aside?: ReactNode;
  className?: string;
};

export function ChoiceBox({ type = 'radio', title, detail, aside, className, ...control }: ChoiceBoxProps) {
  const ownId = useId();
  const id = control.id ?? ownId;

  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-h-18 items-center gap-3.5 rounded-card border border-line-2 bg-surface px-4 py-3',
        // A border of 1.5 px would shift the content by half a pixel; the ring adds it outside the flow.
        'has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-[0.5px] has-checked:ring-accent',
        'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken',
        className,
      )}
    >
      <ChoiceControl {...control} id={id} type={type} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold text-body text-ink">{title}</span>
        {detail && <span className="text-ink-2 text-small">{detail}</span>}
      </span>
      {aside}
    </label>
  );
}
