import ArrowLeft from 'lucide-react/icons/arrow-left';
import CloudCheck from 'lucide-react/icons/cloud-check';
import Headphones from 'lucide-react/icons/headphones';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/join.ts';
import { classNames } from '#web/ui/class-names.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Steps } from '#web/ui/controls/steps.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

type JoinFrameProps<Step extends string> = {
  /** The shell's. */
  logo: ReactNode;
  title: string;
  text: string;
  steps: Parameters<typeof Steps<Step>>[0]['steps'];
  now: Step;
  /** One step back, or out of the form. */
  back: string;
  /** Something was filled in, and is there tomorrow. */
  isKept: boolean;
  /** A form without anything beside it is as wide as is good to fill in. */
  isNarrow?: boolean;
  children: ReactNode;
};

/** The ground of both registrations: a header that leads nowhere else, where one is, and that leaving loses nothing. */
export function JoinFrame<Step extends string>(props: JoinFrameProps<Step>) {
  const { logo, title, text, steps, now, back, isKept, isNarrow = false, children } = props;
  const t = useTranslate();
  const at = steps.findIndex(({ step }) => step === now) + 1;
  const way = <Steps label={t('join.steps')} steps={steps} now={now} />;

  return (
    <div data-own-header className="min-h-dvh bg-sunken pb-8 md:pb-12 dark:bg-canvas">
      <header className="sticky top-0 z-(--z-header) border-line border-b bg-surface">
        <div className="column flex min-h-14 items-center gap-2 md:min-h-18 md:gap-4">
          <Link
            to={back}
            aria-label={t('join.back')}
            className="-ms-2.5 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-hover active:bg-press md:hidden"
          >
            <Icon of={ArrowLeft} directional />
          </Link>
          <div className="min-w-0 flex-1 text-center md:hidden">
            <h1 className="truncate font-bold text-lead tracking-snug">{title}</h1>
            <p className="text-caption text-ink-2">{t('join.step_of', { at, of: steps.length })}</p>
          </div>
          <div className="flex-1 max-md:hidden">{logo}</div>
          <div className="max-wide:hidden">{way}</div>
          <div className="flex items-center justify-end gap-1 md:flex-1 md:gap-4">
            <Link
              to="/help-and-support"
              className="flex size-11 items-center justify-center gap-2 rounded-control font-semibold text-small hover:bg-hover md:w-auto md:px-3"
            >
              <Icon of={Headphones} size={18} />
              <span className="max-md:sr-only">{t('join.help')}</span>
            </Link>
            <LinkButton to="/" look="secondary" className="max-md:hidden">
              {t(isKept ? 'join.leave' : 'join.to_shop')}
            </LinkButton>
          </div>
        </div>
        <div className="column pb-3 wide:hidden">{way}</div>
      </header>
      <div className="column pt-4 md:pt-6">
        <div className={isNarrow ? 'mx-auto max-w-200' : undefined}>
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <div>
              <h1 className="font-extrabold text-headline tracking-tight max-md:hidden">{title}</h1>
              <p className="text-ink-2 text-small">{text}</p>
            </div>
            <p
              className={classNames(
                'flex items-center gap-1.5 font-semibold text-caption',
                isKept ? 'text-success-ink' : 'text-ink-3',
              )}
            >
              <Icon of={CloudCheck} size={14} />
              {t(isKept ? 'join.saved' : 'join.saves')}
            </p>
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
