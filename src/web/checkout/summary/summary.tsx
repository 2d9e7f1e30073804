import BadgePercent from 'lucide-react/icons/badge-percent';
import Flame from 'lucide-react/icons/flame';
import { Link } from 'react-router';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { CouponBox } from '../cards/coupon-box.tsx';
import type { Quoted, Totals } from '../use-checkout.ts';
import { Problems } from './notices.tsx';
import { OrderLines } from './order-lines.tsx';
import { PriceLines } from './price-lines.tsx';

type SummaryProps = Quoted & {
  totals: Totals;
  /** The words on the button, and while it works. */
  action: string;
  progress: string | null;
  onPress(): void;
};

export function Summary(props: SummaryProps) {
  const t = useTranslate();
  const money = useMoney();
  const { quote, draft, change, totals, isFresh, isGuest } = props;
  const { packaging } = totals;
  const { surge } = quote;

  return (
    <section
      aria-label={t('checkout.summary')}
      aria-busy={!isFresh}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-4 md:p-5"
    >
      <div>
        <OrderLines quote={quote} total={totals.total} />
      </div>
      {packaging !== null && (
        <Checkbox
          checked={draft.wantsPackaging}
          onChange={(event) => change({ wantsPackaging: event.target.checked })}
          className="min-h-6!"
        >
          {t('checkout.packaging')} <bdi className="text-ink-3">{money(packaging)}</bdi>
        </Checkbox>
      )}
      <CouponBox {...props} />
      {/* While the new total is counted the old one stays, a little paler. */}
      <div className={classNames('transition-opacity', !isFresh && 'opacity-60')}>
        <PriceLines quote={quote} totals={totals} />
      </div>
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
      <Problems problems={quote.problems} />
      <PlaceBar {...props} />
      <p className="-mt-2 text-balance text-center text-caption text-ink-3">
        <Terms words={t('checkout.terms')} />
      </p>
    </section>
  );
}

/** On a phone it stands where the tab bar would be, within reach of the thumb. */
function PlaceBar({ totals, action, progress, onPress, isFresh }: SummaryProps) {
  const money = useMoney();

  return (
    <div
      data-bottom-bar
      className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-(--z-header) max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom,0px))]"
    >
      <Button size={52} wide progress={progress} aria-disabled={!isFresh || undefined} onClick={onPress}>
        <span className="flex w-full items-center justify-between gap-3">
          <span>{action}</span>
          <bdi className="tabular">{money(totals.total.order_amount)}</bdi>
        </span>
      </Button>
    </div>
  );
}

/** The two links, wherever the language puts them. */
function Terms({ words }: { words: string }) {
  const t = useTranslate();
  const links = {
    '{terms}': { to: '/terms-and-conditions', text: t('checkout.terms_link') },
    '{privacy}': { to: '/privacy-policy', text: t('checkout.privacy_link') },
  } as const;

  return words.split(/(\{terms\}|\{privacy\})/).map((part) => {
    const link = links[part as keyof typeof links];
    return link ? (
      <Link key={part} to={link.to} target="_blank" className="underline">
        {link.text}
      </Link>
    ) : (
      part
    );
  });
}
