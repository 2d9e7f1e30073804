import BadgePercent from 'lucide-react/icons/badge-percent';
import Flame from 'lucide-react/icons/flame';
import type { ReactNode } from 'react';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/bill.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BillLines } from '#web/ui/lists/bill-lines.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Quoted, Totals } from '../use-checkout.ts';
import { Problems } from './notices.tsx';
import { PlaceBar, Terms } from './place-bar.tsx';
import { PriceLines } from './price-lines.tsx';

type SummaryProps = Quoted & {
  totals: Totals;
  /** The words on the button, and while it works. */
  action: string;
  progress: string | null;
  onPress(): void;
  /** What it is the sum of, where that stands beside the questions. */
  children?: ReactNode;
};

export function Summary(props: SummaryProps) {
  const t = useTranslate();
  const money = useMoney();
  const { quote, draft, totals, isFresh, isGuest, action, progress, onPress, children } = props;
  const { paying } = totals;
  const parted = draft.usesWallet ? paying.partial : null;
  const { surge } = quote;

  return (
    <section
      aria-label={t('checkout.summary')}
      aria-busy={!isFresh}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      {children}
      {/* While the new total is counted the old one stays, a little paler. */}
      <div className={classNames('transition-opacity', !isFresh && 'opacity-60')}>
        <PriceLines quote={quote} totals={totals} coupon_code={draft.coupon_code} />
      </div>
      {parted && (
        <BillLines
          lines={[
            { name: 'wallet', title: t('bill.sum.wallet'), amount: money(-parted.paid), isOff: true, why: [] },
            { name: 'due', title: t('checkout.due_now'), amount: money(parted.due), isSum: true, why: [] },
          ]}
        />
      )}
      {surge && surge.customer_note_status === 1 && totals.total.delivery.surge > 0 && (
        <p className="flex items-start gap-2 rounded-control bg-warn-soft p-3 text-small">
          <Icon of={Flame} size={18} className="mt-0.5 shrink-0 text-warn-ink" />
          <span>{surge.customer_note || surge.title}</span>
        </p>
      )}
      {quote.cashback_amount > 0 && !isGuest && (
        <p className="flex items-start gap-2 rounded-control bg-success-soft p-3 text-small">
          <Icon of={BadgePercent} size={18} className="mt-0.5 shrink-0 text-success-ink" />
          {t('checkout.cashback', { amount: money(quote.cashback_amount) })}
        </p>
      )}
      {quote.lost_cashback_amount > 0 && draft.coupon_code !== '' && !isGuest && (
        <p className="flex items-start gap-2 rounded-control bg-warn-soft p-3 text-small">
          <Icon of={BadgePercent} size={18} className="mt-0.5 shrink-0 text-warn-ink" />
          {t(quote.cashback_amount > 0 ? 'checkout.cashback_lost' : 'checkout.cashback_gone', {
            amount: money(quote.lost_cashback_amount),
          })}
        </p>
      )}
      <Problems problems={quote.problems} />
      <PlaceBar action={action} amount={paying.due} progress={progress} isReady={isFresh} onPress={onPress} />
      <p className="text-balance text-center text-caption text-ink-3 md:-mt-2">
        <Terms words={t('checkout.terms')} />
      </p>
    </section>
  );
}
