import { parcelRates } from '#domain/parcel/parcel-price.ts';
import { doorMinutes } from '#domain/parcel/parcel-way.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useNow } from '#web/orders/use-now.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { ParcelCategory } from '../parcel-category-card.tsx';
import { priceOf, type QuoteState } from '../send/use-parcel-quote.ts';

/** One strip of the same height, whatever is known: from what it costs, the price, or why it cannot be sent. */
export function QuoteResult({ state, categories }: { state: QuoteState; categories: readonly ParcelCategory[] }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  const { quote, refusal, isAsked } = state;
  const least = categories.map((one) => parcelRates(one, config).parcel_minimum_shipping_charge);

  if (refusal)
    return (
      <p
        role="alert"
        className="flex min-h-15 items-center rounded-thumb bg-danger-soft px-4 font-semibold text-danger-ink text-small"
      >
        {refusal.message || t('parcel.quote_failed')}
      </p>
    );
  if (quote) return <QuoteFacts quote={quote} />;
  return (
    <p role="status" className="flex min-h-15 items-center rounded-thumb bg-accent-soft px-4 font-bold text-lead">
      {isAsked ? (
        <Skeleton className="h-6 w-full bg-accent-soft-2!" />
      ) : (
        least.length > 0 && <bdi>{t('parcel.from', { amount: money(Math.min(...least)) })}</bdi>
      )}
    </p>
  );
}

function QuoteFacts({ quote }: { quote: NonNullable<QuoteState['quote']> }) {
  const t = useTranslate();
  const money = useMoney();
  const { time } = useDates();
  const now = useNow();
  const price = priceOf(quote, 0);
  const door = new Date(now + doorMinutes(quote.travel_minutes) * 60_000).toISOString();
  const facts = [
    { value: money(price.order_amount), words: t('parcel.quote_all_in') },
    { value: time(door), words: t('parcel.quote_at_door') },
    { value: t('parcel.km', { km: quote.input.distance.toFixed(1) }), words: t('parcel.quote_by_street') },
  ];
  return (
    <dl className="grid min-h-15 grid-cols-3 items-center child:not-last:border-e child:border-accent-line rounded-thumb bg-accent-soft">
      {facts.map(({ value, words }) => (
        <div key={words} className="flex flex-col-reverse px-3 md:px-4">
          <dt className="truncate text-caption text-ink-2">{words}</dt>
          <dd className="font-bold text-lead tabular tracking-snug">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
