import { commissionOf } from '#domain/join/commission.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/join.ts';

/** A usual order, in minor units: what it is reckoned with. */
const EXAMPLE = 40_00;

/** What is left of an order, reckoned with one that could be any. */
export function CommissionExample({ percent }: { percent: number }) {
  const t = useTranslate();
  const money = useMoney();
  const ours = commissionOf(EXAMPLE, percent);
  const lines = [
    [t('join.example.order'), money(EXAMPLE)],
    [t('join.example.ours', { percent }), `−${money(ours)}`],
  ] as const;

  return (
    <section aria-labelledby="example" className="rounded-card border border-line bg-surface p-4 md:p-5">
      <h2 id="example" className="mb-3 font-bold text-lead tracking-snug">
        {t('join.example')}
      </h2>
      <dl className="text-small">
        {lines.map(([words, amount]) => (
          <div key={words} className="flex justify-between gap-4 py-1.5">
            <dt className="text-ink-2">{words}</dt>
            <dd className="tabular">
              <bdi>{amount}</bdi>
            </dd>
          </div>
        ))}
        <div className="mt-1.5 flex justify-between gap-4 border-line border-t pt-3 font-bold text-body">
          <dt>{t('join.example.yours')}</dt>
          <dd className="tabular">
            <bdi>{money(EXAMPLE - ours)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-caption text-ink-3">{t('join.example.text')}</p>
    </section>
  );
}
