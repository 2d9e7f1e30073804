import { Link } from 'react-router';
import { toMajor } from '#domain/money/minor-units.ts';
import { resultAddress } from '#web/catalog/links/result-request.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/offers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CHIP } from '#web/ui/controls/chip.tsx';
import type { HomeSection } from '../home-section.ts';

/** `price`: up to how much, in minor units. `quick`: whether stores of this module come within minutes. */
type QuickSettings = { price: number; quick: boolean };

export const quickFiltersSection: HomeSection<QuickSettings> = { prefetch: () => [], View: QuickFilters };

const GOOD = 4;

/** The questions most people come with, one press each. Links to a narrowed list, so that they work before any script. */
function QuickFilters({ price, quick }: QuickSettings) {
  const t = useTranslate();
  const money = useMoney();
  const popular = (narrowed: Record<string, string>) =>
    `${resultAddress({ kind: 'popular' })}&${new URLSearchParams(narrowed)}`;
  const choices = [
    ...(quick ? [{ to: popular({ list_type: 'store', filter: 'under_30' }), text: t('quick.under_30') }] : []),
    { to: resultAddress({ kind: 'discounted' }), text: t('quick.offers') },
    { to: popular({ rating_count: String(GOOD) }), text: t('quick.rating', { count: GOOD }) },
    {
      to: popular({ max_price: String(toMajor(price)) }),
      text: t('quick.price', { amount: money(price).replace(/[.,]00(?!\d)/, '') }),
    },
  ];
  return (
    <nav aria-label={t('quick.label')}>
      <ul className="-mx-(--space-gutter) flex gap-2 overflow-x-auto px-(--space-gutter) py-1 [scrollbar-width:none]">
        {choices.map(({ to, text }) => (
          <li key={to} className="shrink-0">
            <Link to={to} className={classNames(CHIP, 'border-line-2 bg-surface text-ink hover:bg-hover')}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
