import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';

export type ChoiceControlProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { type: 'radio' | 'checkbox' };

/** The browser's own radio or checkbox in our colours: forms, keyboard and screen readers know it already. */
export function ChoiceControl({ type, ...rest }: ChoiceControlProps) {
  return (
    <span className="relative grid size-5 shrink-0 place-items-center">
      <input
        {...rest}
        type={type}
        className={classNames(
          'peer size-5 cursor-pointer appearance-none border-[1.5px] border-line-control bg-surface',
          'checked:border-accent checked:bg-accent disabled:border-line-2 disabled:bg-sunken',
          'aria-disabled:cursor-not-allowed aria-disabled:border-line-2 aria-disabled:bg-sunken',
          'aria-invalid:border-danger-ink',
          type === 'radio' ? 'rounded-pill' : 'rounded-xs',
        )}
      />
      {type === 'radio' ? (
        <span className="pointer-events-none absolute size-2 scale-0 rounded-pill bg-on-accent transition-transform duration-(--duration-fast) ease-out peer-checked:scale-100" />
      ) : (
        <Icon
          of={Check}
          size={14}
          className="pointer-events-none absolute scale-0 stroke-3 text-on-accent transition-transform duration-(--duration-fast) ease-out peer-checked:scale-100"
        />
      )}
    </span>
  );
}
