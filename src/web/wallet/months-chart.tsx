import { useId } from 'react';
import { useMoney } from '#web/config/use-money.ts';
import { useI18n } from '#web/i18n/lazy/wallet.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useMonths } from './wallet.queries.ts';

const HEIGHT = 84;

/** Six months as pairs of bars; the numbers themselves are a table, for whoever does not see bars. */
export function MonthsChart() {
  const { t, language } = useI18n();
  const money = useMoney();
  const title = useId();
  const { data: months, isError } = useMonths();
  if (isError) return null;
  if (!months) return <Skeleton className="min-h-52 rounded-card" />;
  const most = Math.max(1, ...months.flatMap(({ credit, debit }) => [credit, debit]));
  const dateOf = (month: string) => new Date(`${month}-01T00:00:00Z`);
  const short = new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const height = (amount: number) => (amount === 0 ? 2 : Math.max(4, Math.round((amount / most) * HEIGHT)));
  /** Nothing is neither more nor less. */
  const signed = (sign: '+' | '−', amount: number) => (amount === 0 ? money(0) : `${sign}${money(amount)}`);
  const now = months.at(-1);

  return (
    <section aria-labelledby={title} className="flex flex-col rounded-card border border-line bg-surface p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id={title} className="font-bold text-lead tracking-snug">
          {t('wallet.months')}
        </h2>
        <p aria-hidden="true" className="flex gap-4 text-caption text-ink-2">
          <Legend tone="bg-success" text={t('wallet.in')} />
          <Legend tone="bg-line-control" text={t('wallet.out')} />
        </p>
      </div>
      <div aria-hidden="true" className="mt-4 grid grid-cols-6 gap-2 md:gap-4">
        {months.map(({ month, credit, debit }) => {
          const isNow = month === now?.month;
          return (
            <div
              key={month}
              className="min-w-0"
              title={`${long.format(dateOf(month))}: ${signed('+', credit)} ${signed('−', debit)}`}
            >
              <div
                className="flex items-end justify-center gap-1.5 border-line-2 border-b"
                style={{ height: `${HEIGHT + 4}px` }}
              >
                <span
                  className={classNames('w-4.5 rounded-t-xs bg-success', !isNow && 'opacity-55')}
                  style={{ height: `${height(credit)}px` }}
                />
                <span
                  className={classNames('w-4.5 rounded-t-xs bg-line-control', !isNow && 'opacity-55')}
                  style={{ height: `${height(debit)}px` }}
                />
              </div>
              <p className={classNames('mt-2 truncate text-center text-caption', isNow ? 'font-bold' : 'text-ink-3')}>
                {short.format(dateOf(month))}
              </p>
            </div>
          );
        })}
      </div>
      <div className="sr-only">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('wallet.month')}</th>
              <th scope="col">{t('wallet.in')}</th>
              <th scope="col">{t('wallet.out')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, credit, debit }) => (
              <tr key={month}>
                <th scope="row">{long.format(dateOf(month))}</th>
                <td>{money(credit)}</td>
                <td>{money(debit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {now && (
        <p className="mt-auto flex flex-wrap gap-x-6 gap-y-1 border-line border-t pt-3 text-small max-[899px]:mt-4">
          <span className="text-ink-2">
            {t('wallet.this_month', { month: long.format(dateOf(now.month)) })}{' '}
            <bdi className="font-bold text-success-ink tabular">{signed('+', now.credit)}</bdi>
          </span>
          <span className="text-ink-2">
            {t('wallet.out')} <bdi className="font-bold text-ink tabular">{signed('−', now.debit)}</bdi>
          </span>
        </p>
      )}
    </section>
  );
}

const Legend = ({ tone, text }: { tone: string; text: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={classNames('size-2.5 rounded-xs', tone)} />
    {text}
  </span>
);
