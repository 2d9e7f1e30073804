import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/item.ts';
import type { ItemSelection } from './selection/use-selection.ts';

/** How the total comes about, when there is more to it than one price. */
export function PriceLines({ selection: { summary, quantity } }: { selection: ItemSelection }) {
  const t = useTranslate();
  const money = useMoney();
  const { pieces, off, add_ons, total } = summary;
  const isSimple = off === 0 && add_ons === 0;

  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 text-ink-2 text-small tabular">
      {!isSimple && (
        <>
          <dt>{t('item.sum_items', { count: quantity })}</dt>
          <dd className="text-end">
            <bdi>{money(pieces)}</bdi>
          </dd>
          {off > 0 && (
            <>
              <dt>{t('item.sum_discount')}</dt>
              <dd className="text-end text-success-ink">
                <bdi>− {money(off)}</bdi>
              </dd>
            </>
          )}
          {add_ons > 0 && (
            <>
              <dt>{t('item.add_ons')}</dt>
              <dd className="text-end">
                <bdi>{money(add_ons)}</bdi>
              </dd>
            </>
          )}
        </>
      )}
      <dt className="font-bold text-ink">{t('item.total')}</dt>
      <dd data-total className="text-end font-bold text-ink text-lead">
        <bdi>{money(total)}</bdi>
      </dd>
    </dl>
  );
}
