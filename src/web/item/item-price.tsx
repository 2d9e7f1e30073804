import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import { discountedPrice } from '#domain/pricing/discount.ts';
import { priceRange } from '#domain/pricing/price-range.ts';
import { BasePrice } from '#web/catalog/prices/base-price.tsx';
import { comparedPrice } from '#web/catalog/prices/compared-price.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n } from '#web/i18n/lazy/item.ts';
import type { ItemSelection } from './selection/use-selection.ts';

/** What a piece costs as chosen; as long as nothing is chosen and prices differ, from … to. */
export function ItemPrice({ selection }: { selection: ItemSelection }) {
  const { t, direction } = useI18n();
  const money = useMoney();
  const { item, summary, openChoice, variation } = selection;
  const { min, max } = priceRange(item.price, item.variations);
  const discount = discountFromWire(item);
  const isRange = openChoice >= 0 && min < max;
  // Amounts inside a sentence that runs from right to left keep their own direction.
  const amount = (minor: number) => (direction === 'rtl' ? `\u2066${money(minor)}\u2069` : money(minor));
  const text = (from: number, to: number) =>
    isRange ? t('item.price_from_to', { from: amount(from), to: amount(to) }) : money(from);
  const before = isRange ? text(min, max) : text(summary.unit, summary.unit);
  const now = isRange
    ? text(discountedPrice(min, discount), discountedPrice(max, discount))
    : text(summary.unitNow, summary.unitNow);

  return (
    <p data-price={isRange ? 'range' : 'one'} className="flex flex-wrap items-baseline gap-x-2 tabular">
      <bdi className="font-bold text-title tracking-tight">{now}</bdi>
      {now !== before && (
        <s className="text-body text-ink-3">
          <span className="sr-only">{t('card.was', { amount: '' })}</span>
          <bdi>{before}</bdi>
        </s>
      )}
      {!isRange && <BasePrice of={comparedPrice(item, variation)} />}
    </p>
  );
}
