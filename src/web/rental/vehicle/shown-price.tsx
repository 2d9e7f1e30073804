import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ShownPrice } from './use-shown-price.ts';

/** The price, its unit, and what it was before the discount, struck through. */
export function PriceFigure({ shown, size = 'lead' }: { shown: ShownPrice; size?: 'lead' | 'title' }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <span className="tabular">
      <bdi className={classNames('font-bold', size === 'title' ? 'text-title leading-7' : 'text-lead')}>
        {money(shown.price)}
      </bdi>{' '}
      {shown.unit && <span className="whitespace-nowrap text-ink-2 text-small">{shown.unit}</span>}
      {shown.price < shown.original && (
        <>
          {' '}
          <s className="text-ink-3 text-small">
            <span className="sr-only">{t('card.was', { amount: '' })}</span>
            <bdi>{money(shown.original)}</bdi>
          </s>
        </>
      )}
    </span>
  );
}
