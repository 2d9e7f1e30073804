import type { StepState } from '#domain/orders/track-steps.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { classNames } from '#web/ui/class-names.ts';

const FILL = { done: 'scale-x-100', now: 'scale-x-60', next: 'scale-x-0' } as const;

type TrackStepsProps<Name extends string> = {
  steps: readonly { name: Name; state: StepState }[];
  label(name: Name): string;
  /** Bars of one length, as far as the names are short enough. */
  isEven?: boolean;
  /** Only the step it is on has its name seen: there is no room for all, or all are done. */
  isShort?: boolean;
};

/** Bars with their names; a longer name takes a longer bar, so that none is cut on a phone. */
export function TrackSteps<Name extends string>({
  steps,
  label,
  isEven = false,
  isShort = false,
}: TrackStepsProps<Name>) {
  const t = useTranslate();
  return (
    <ol aria-label={t('track.steps')} className="flex flex-wrap gap-x-1 gap-y-2 md:gap-x-2">
      {steps.map(({ name, state }) => (
        <li
          key={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className={classNames('grow', (isEven || isShort) && 'basis-0', isShort ? 'min-w-0' : 'min-w-min')}
        >
          <span aria-hidden className="block h-1.5 overflow-hidden rounded-pill bg-line-2">
            <span
              className={classNames(
                'block h-full origin-left rounded-pill bg-accent transition-transform duration-(--duration-slow) ease-out rtl:origin-right',
                FILL[state],
              )}
            />
          </span>
          <span
            className={classNames(
              'mt-1.5 block font-semibold text-caption tracking-snug',
              isShort && (state === 'now' ? 'whitespace-nowrap' : 'sr-only'),
              state === 'now' ? 'text-accent-ink' : state === 'done' ? 'text-ink' : 'text-ink-3',
            )}
          >
            {label(name)}
            <span className="sr-only">, {t(`track.step_${state}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
