import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FORM_ASIDE, FORM_COLUMNS } from '#web/checkout/form-columns.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { type SendStep, SendSteps } from './send-steps.tsx';

type SendFrameProps = { title: string; step: SendStep; back: { to: string; words: string }; children: ReactNode };

/** The ground of the pages on which something is sent, with its name and the steps. */
export function SendFrame({ title, step, back, children }: SendFrameProps) {
  return (
    <div className="min-h-dvh bg-sunken dark:bg-canvas">
      <div className="column pt-5 pb-28 md:pt-6 md:pb-16">
        <div className="mb-5 flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
          <div>
            {/* The checkout's header has it on a phone. */}
            <Link
              to={back.to}
              className={classNames(
                'hit-area inline-flex items-center gap-2 text-ink-2 text-small hover:underline',
                step === 'pay' && 'max-md:hidden',
              )}
            >
              <Icon of={ArrowLeft} size={16} directional />
              {back.words}
            </Link>
            <h1 className="font-extrabold text-headline tracking-tight">{title}</h1>
          </div>
          <SendSteps now={step} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** The questions on one side, what it comes to on the other. */
export const SendColumns = ({ form, summary }: { form: ReactNode; summary: ReactNode }) => (
  <div className={FORM_COLUMNS}>
    <div className="flex min-w-0 flex-col gap-3.5">{form}</div>
    <div className={FORM_ASIDE}>{summary}</div>
  </div>
);
