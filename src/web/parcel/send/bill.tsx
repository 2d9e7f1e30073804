import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { type ParcelLineName, parcelLines } from '#domain/parcel/parcel-lines.ts';
import type { ParcelPrice } from '#domain/parcel/parcel-price.ts';
import { kilometres, type ParcelRule, parcelReasons } from '#domain/parcel/parcel-reasons.ts';
import type { Reason } from '#domain/pricing/bill.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/parcel.ts';
import { BillTotal } from '#web/pricing/bill-total.tsx';
import { reasonValues } from '#web/pricing/reason-values.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BillLines } from '#web/ui/lists/bill-lines.tsx';

type BillProps = { quote: Pick<ParcelQuote, 'input' | 'surge'>; price: ParcelPrice; category: string };

/** The account of a parcel; every line opens and says how it came about. */
export function Bill({ quote, price, category }: BillProps) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();
  const words = { t, money, quote, price, category, additional_charge_name };
  const { surge } = quote;
  const facts = {
    category,
    surge: quote.input.surge,
    surge_note: surge?.customer_note_status === 1 ? surge.customer_note : null,
  };

  return (
    <div>
      <BillLines
        lines={parcelLines(price).map((line) => ({
          name: line.name,
          title: titleOf(line.name, words),
          amount: money(line.amount),
          why: parcelReasons(line.name, price, facts).map((reason) => whyOf(t, money, reason)),
        }))}
      />
      <BillTotal amount={price.order_amount} />
    </div>
  );
}

/** A rule of a parcel's account and its numbers as a sentence. */
function whyOf(t: Translate, money: (minor: number) => string, reason: Reason<ParcelRule>): string {
  return t(`parcel.why.${reason.rule}`, reasonValues(money, reason));
}

type Words = BillProps & { t: Translate; money(minor: number): string; additional_charge_name: string };

function titleOf(name: ParcelLineName, { t, money, quote, price, category, additional_charge_name }: Words): string {
  const { distance, rates, tax } = price;
  switch (name) {
    case 'way':
      return t('parcel.line.way', {
        category,
        km: kilometres(distance),
        amount: money(rates.parcel_per_km_shipping_charge),
      });
    case 'tax':
      return t(tax.tax_status === 'included' ? 'parcel.line.tax_included' : 'parcel.line.tax', { rate: tax.rate });
    case 'additional_charge':
      return additional_charge_name;
    case 'surge':
      return quote.surge?.title || t('parcel.line.surge');
    default:
      return t(`parcel.line.${name}`);
  }
}

/** As high as a bill with its usual lines. */
export const BillSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-3">
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-4/5" />
    <Skeleton className="h-5 w-3/5" />
    <Skeleton className="mt-4 h-7 w-full" />
  </div>
);
