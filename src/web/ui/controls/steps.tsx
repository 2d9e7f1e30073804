import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';

type StepsProps<Step extends string> = {
  label: string;
  /** `to`: where a step that is done can be looked at again; without it it cannot. */
  steps: readonly { step: Step; words: string; to?: string | undefined }[];
  now: Step;
};

/** Where one is on the way; what is done can be pressed. On a phone even segments under the title. */
export function Steps<Step extends string>({ label, steps, now }: StepsProps<Step>) {
  const at = steps.findIndex(({ step }) => step === now);

  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-1.5 md:gap-0">
        {steps.map(({ step, words, to }, index) => {
          const isDone = index < at;
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
              className="flex items-center max-md:flex-1 md:not-first:before:mx-3 md:not-first:before:h-0.5 md:not-first:before:w-4 md:not-first:before:bg-line-2 wide:not-first:before:w-11"
            >
              {isDone && to ? (
                <Link to={to} className="hit-area flex w-full items-center gap-2.5 rounded-xs hover:underline">
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
