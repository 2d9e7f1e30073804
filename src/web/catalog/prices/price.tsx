import { type Discount, discountedPrice } from '#domain/pricing/discount.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';

/** What it costs now, and what it cost before when that was more. Amounts keep their own direction. */
export function Price({ price, discount }: { price: number; discount: Discount }) {
  const t = useTranslate();
  const money = useMoney();
  const now = discountedPrice(price, discount);

  return (
    <span className="tabular">
      <bdi className="font-bold text-body">{money(now)}</bdi>
      {now < price && (
        <>
          {' '}
          <s className="text-ink-3 text-small">
            <span className="sr-only">{t('card.was', { amount: '' })}</span>
            <bdi>{money(price)}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
