import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Quote } from '#contract/checkout/quote.ts';
import { takesTips } from '#domain/pricing/extras.ts';
import { type SummaryName, summaryLines } from '#domain/pricing/summary-lines.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/checkout.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import type { Totals } from '../use-checkout.ts';
import { WHY } from './why.ts';

/** The account of the order; every line opens and says how it came about. */
export function PriceLines({ quote, totals }: { quote: Quote; totals: Totals }) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();
  const { total, input } = totals;
  const lines = summaryLines(total).filter(({ name, amount }) => amount !== 0 || isOffered(name, totals));

  return (
    <>
      <div className="flex flex-col">
        {lines.map(({ name, amount }) => {
          const title = lineLabel(t, name, totals, additional_charge_name);
          return (
            <details key={name} data-line={name} className="group">
              <summary className="-mx-2 flex min-h-8 cursor-pointer list-none items-center justify-between gap-3 rounded-control px-2 text-ink-2 text-small hover:bg-hover [&::-webkit-details-marker]:hidden">
                <span className="flex items-center gap-1">
                  {title}
                  <Icon of={ChevronDown} size={14} className="text-ink-3 transition-transform group-open:rotate-180" />
                  <span className="sr-only">{t('checkout.how', { line: title })}</span>
                </span>
                {name === 'delivery_fee' ? (
                  <DeliveryFee totals={totals} />
                ) : (
                  <bdi className={classNames('tabular', amount < 0 && 'font-semibold text-success-ink')}>
                    {money(amount)}
                  </bdi>
                )}
              </summary>
              <ul className="mb-2 flex flex-col gap-0.5 border-line border-s-2 ps-3 text-caption text-ink-3">
                {WHY[name]({ t, money, quote, input, total }).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
      <p
        aria-live="polite"
        className="mt-3 flex items-baseline justify-between gap-4 border-line border-t pt-4 font-bold text-lead tracking-snug"
      >
        {t('checkout.total')}
        <bdi data-line="total" className="tabular">
          {money(total.order_amount)}
        </bdi>
      </p>
    </>
  );
}

/** Lines about nothing are left out, unless they are part of every order or there is something to choose about them. */
function isOffered(name: SummaryName, { input, packaging }: Totals): boolean {
  switch (name) {
    case 'referral_discount':
      return false;
    case 'additional_charge':
      return input.settings.additional_charge_status === 1;
    case 'extra_packaging':
      return packaging !== null;
    case 'dm_tips':
      return takesTips(input.settings.dm_tips_status, input.order_type);
    default:
      return true;
  }
}

function lineLabel(t: Translate, name: SummaryName, { total }: Totals, additional_charge_name: string): string {
  if (name === 'additional_charge') return additional_charge_name;
  if (name === 'tax' && total.tax.tax_status === 'included') return t('checkout.sum.tax_included');
  return t(`checkout.sum.${name}`);
}

/** What was waived stands beside it, struck through. */
function DeliveryFee({ totals: { total } }: { totals: Totals }) {
  const t = useTranslate();
  const money = useMoney();
  if (!total.free_delivery) return <bdi className="tabular">{money(total.delivery_charge)}</bdi>;

  return (
    <span className="flex items-baseline gap-1.5 tabular">
      <span className="font-semibold text-success-ink">{t('checkout.sum.free')}</span>
      <s className="text-caption text-ink-3">
        <span className="sr-only">{t('checkout.sum.was', { amount: '' })}</span>
        <bdi>{money(total.original_delivery_charge)}</bdi>
      </s>
    </span>
  );
}
