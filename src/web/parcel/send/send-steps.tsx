import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const STEPS = ['what', 'who', 'pay'] as const;

export type SendStep = (typeof STEPS)[number];

/** Where one is on the way; what is done can be pressed. On a phone even segments under the title. */
export function SendSteps({ now }: { now: SendStep }) {
  const t = useTranslate();
  const at = STEPS.indexOf(now);

  return (
    <nav aria-label={t('parcel.steps')}>
      <ol className="flex items-center gap-1.5 md:gap-0">
        {STEPS.map((step, index) => {
          const isDone = index < at;
          const words = t(`parcel.step.${step}`);
          const face = (
            <>
              <span
                aria-hidden
                className={classNames(
                  'grid size-7 place-items-center rounded-pill font-bold text-small max-md:hidden',
                  isDone && 'border border-accent-line bg-accent-soft text-accent-ink',
                  index === at && 'bg-accent text-on-accent',
                  index > at && 'border border-line-2 text-ink-2',
                )}
              >
                {isDone ? <Icon of={Check} size={16} /> : index + 1}
              </span>
              <span
                className={classNames(
                  'text-small max-md:sr-only',
                  index === at ? 'font-bold' : 'font-semibold text-ink-2',
                )}
              >
                {words}
              </span>
              <span
                aria-hidden
                className={classNames('h-1.5 w-full rounded-pill md:hidden', index <= at ? 'bg-accent' : 'bg-line-2')}
              />
            </>
          );
          return (
            <li
              key={step}
              aria-current={index === at ? 'step' : undefined}
              className="flex items-center max-md:flex-1 md:not-first:before:mx-3 md:not-first:before:h-0.5 md:not-first:before:w-11 md:not-first:before:bg-line-2"
            >
              {isDone ? (
                <Link
                  to={step === 'what' ? '/parcel-delivery-info?step=what' : '/parcel-delivery-info'}
                  className="hit-area flex w-full items-center gap-2.5 rounded-xs hover:underline"
                >
                  {face}
                </Link>
              ) : (
                <span className="flex w-full items-center gap-2.5">{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
