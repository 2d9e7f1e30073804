import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { canStepUp, stepDown, stepperText } from './stepper-step.ts';

export type StepperLabels = { group: string; add: string; increase: string; decrease: string; remove: string };

const LOOKS = {
  accent: { ground: 'stepper-accent', button: '' },
  tinted: { ground: 'bg-accent-soft text-accent-ink', button: 'hover:bg-accent-soft-2' },
  soft: { ground: 'bg-sunken text-ink', button: 'hover:bg-press' },
  bordered: { ground: 'border border-line-2 bg-surface text-ink', button: 'hover:bg-hover' },
} as const;

const SIZES = {
  36: { height: 'h-9', round: 'size-9', button: 'size-9', icon: 16 },
  40: { height: '', round: '', button: 'w-9.5', icon: 18 },
  44: { height: 'h-11', round: 'size-11', button: 'size-11', icon: 18 },
  52: { height: 'h-13', round: 'size-13', button: 'size-13', icon: 18 },
} as const;

type StepperProps = {
  quantity: number;
  onChange(next: number): void;
  labels: StepperLabels;
  max?: number | undefined;
  /** Pressed at the top: say why. Without it the button is dead there. */
  onLimit?: () => void;
  /** May the last one be taken away? Then a bin stands at one, and zero is a round plus. */
  removable?: boolean;
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  leadingZero?: boolean;
  className?: string;
};

export function Stepper({
  quantity,
  onChange,
  labels,
  max,
  onLimit,
  removable = true,
  look = 'accent',
  size = 40,
  leadingZero = false,
  className,
}: StepperProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const plus = useRef<HTMLButtonElement>(null);
  const limits = { quantity, max, removable };
  const down = stepDown(limits);
  const isFull = !canStepUp(limits);
  const isEmpty = quantity <= 0;

  // The bin disappears under the keyboard's focus: hand it to the plus that stays.
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isEmpty && hadFocus.current) plus.current?.focus();
    hadFocus.current = false;
  }, [isEmpty]);

  function takeOne() {
    hadFocus.current = group.current?.contains(document.activeElement) ?? false;
    onChange(quantity - 1);
  }

  const button = classNames('stepper-button', isEmpty ? SIZES[size].round : SIZES[size].button, LOOKS[look].button);

  return (
    <fieldset
      ref={group}
      aria-label={labels.group}
      className={classNames('stepper', SIZES[size].height, LOOKS[look].ground, className)}
    >
      {!isEmpty && (
        <>
          <button
            type="button"
            aria-label={down === 'remove' ? labels.remove : labels.decrease}
            disabled={down === 'none'}
            onClick={takeOne}
            className={classNames(button, 'animate-appear disabled:text-ink-disabled')}
          >
            <Icon of={down === 'remove' ? Trash2 : Minus} size={SIZES[size].icon} />
          </button>
          <output className="min-w-5.5 animate-appear text-center font-bold text-small tabular">
            {stepperText(quantity, leadingZero)}
          </output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        aria-label={isEmpty ? labels.add : labels.increase}
        aria-disabled={isFull || undefined}
        onClick={() => (isFull ? onLimit?.() : onChange(quantity + 1))}
        className={classNames(button, isFull && 'opacity-50')}
      >
        <Icon of={Plus} size={isEmpty ? 20 : SIZES[size].icon} />
      </button>
    </fieldset>
  );
}
