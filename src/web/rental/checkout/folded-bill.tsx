import ChevronUp from 'lucide-react/icons/chevron-up';
import type { ReactNode } from 'react';
import type { TripBill } from '#domain/rental/trip-bill.ts';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { TripSaving, TripTotal } from './trip-bill-rows.tsx';

type FoldedBillProps = {
  bill: TripBill;
  before: number | undefined;
  isFresh: boolean;
  /** The rows of the bill. */
  children: ReactNode;
};

/** At the foot of a phone: the total, and under it, for who presses it, how it comes about. */
export function FoldedBill({ bill, before, isFresh, children }: FoldedBillProps) {
  const t = useTranslate();
  return (
    <details className={classNames('group mb-2 transition-opacity', !isFresh && 'opacity-60')}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-bold tracking-snug [&::-webkit-details-marker]:hidden">
        <span className="inline-flex items-center gap-1.5">
          {t('trip_checkout.total')}
          <Icon of={ChevronUp} size={18} className="text-ink-3 group-open:rotate-180" />
        </span>
        <span aria-live="polite">
          <TripTotal bill={bill} before={before} />
        </span>
      </summary>
      {/* Scrolled by keys as well. */}
      <section
        aria-label={t('trip_checkout.bill_rows')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        className="max-h-[50dvh] overflow-y-auto overflow-x-hidden border-line border-t py-3"
      >
        {children}
        <TripSaving bill={bill} />
      </section>
    </details>
  );
}
