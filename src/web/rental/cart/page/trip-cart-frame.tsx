import type { ReactNode } from 'react';
import { FORM_ASIDE, FORM_COLUMNS } from '#web/checkout/form-columns.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { classNames } from '#web/ui/class-names.ts';

/** The page's ground and its name; what it comes to stands at the end, below on a phone. */
export function TripCartFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div className="min-h-dvh bg-sunken dark:bg-canvas">
      <div className="column pt-5 pb-10 max-md:pb-28 md:pt-8 md:pb-16">
        <h1 className="mb-5 font-extrabold text-headline tracking-tight">{t('tripcart.title')}</h1>
        <div className={aside ? FORM_COLUMNS : undefined}>
          <div className="flex min-w-0 flex-col gap-4">{children}</div>
          {aside && (
            <aside
              aria-label={t('tripcart.total')}
              className={classNames('rounded-card border border-line bg-surface p-4 md:p-6', FORM_ASIDE)}
            >
              {aside}
            </aside>
          )}
        </div>
      </div>
    </div>
  );
}
