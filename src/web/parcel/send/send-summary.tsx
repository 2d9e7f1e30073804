import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudCheck from 'lucide-react/icons/cloud-check';
import { type ReactNode, Suspense } from 'react';
import type { Point } from '#domain/location/point.ts';
import type { ParcelPrice } from '#domain/parcel/parcel-price.ts';
import { doorMinutes } from '#domain/parcel/parcel-way.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useNow } from '#web/orders/use-now.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { ActionBar } from './action-bar.tsx';
import { Bill, BillSkeleton } from './bill.tsx';
import type { ParcelDraft } from './parcel-draft.ts';
import type { QuoteRefusal, QuoteState } from './use-parcel-quote.ts';

const WayMap = lazyWithRetry(() => import('./way-map.tsx'));

type SendSummaryProps = {
  draft: ParcelDraft;
  state: QuoteState;
  price: ParcelPrice | null;
  category: string;
  action: string;
  progress?: string | null;
  onPress(): void;
  children?: ReactNode;
};

/** The way on the map, how far and how long, and what it comes to. */
export function SendSummary({ draft, state, price, category, action, progress, onPress, children }: SendSummaryProps) {
  const t = useTranslate();
  const { quote, refusal, isAsked, isFresh } = state;
  const [from, to] = [draft.sender.place, draft.receiver.place];
  const bill = quote && price ? <Bill quote={quote} price={price} category={category} /> : null;

  return (
    <section
      aria-label={t('parcel.bill')}
      aria-busy={isAsked && !isFresh && !refusal}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <ParcelMap from={from} to={to} refusal={refusal} isInside={quote !== undefined} />
      <div className="flex flex-col gap-4 p-4 md:p-5">
        {quote ? (
          <Facts
            distance={quote.input.distance}
            travel_minutes={quote.travel_minutes}
            schedule_at={draft.schedule_at}
            fetched={quote.fetched_within_minutes}
          />
        ) : (
          <div className="flex min-h-12 items-center text-ink-2 text-small">
            {refusal ? (
              <p role="alert" className="font-semibold text-danger-ink">
                {refusal.message || t('parcel.quote_failed')}
              </p>
            ) : isAsked ? (
              <Skeleton className="h-10 w-full" />
            ) : (
              <p>{t('parcel.nothing_text')}</p>
            )}
          </div>
        )}
        {children}
        {/* Nothing is on its way as long as nothing was asked, or was refused. */}
        {(bill || (isAsked && !refusal)) && (
          <div className={classNames('min-h-36 transition-opacity max-md:hidden', quote && !isFresh && 'opacity-60')}>
            {bill ?? <BillSkeleton />}
          </div>
        )}
        <ActionBar
          price={price}
          action={action}
          progress={progress ?? null}
          isReady={!quote || isFresh}
          onPress={onPress}
          bill={bill}
        />
        <p className="flex items-center justify-center gap-1.5 text-caption text-ink-3">
          <Icon of={CloudCheck} size={14} />
          {t('parcel.saved_note')}
        </p>
      </div>
    </section>
  );
}

type ParcelMapProps = { from: Point | null; to: Point | null; refusal: QuoteRefusal | null; isInside: boolean };

/** On the map itself stands whether we go there. */
function ParcelMap({ from, to, refusal, isInside }: ParcelMapProps) {
  const t = useTranslate();
  const outside = refusal?.code === 'zone' ? 'sender' : refusal?.code === 'receiverZone' ? 'receiver' : null;

  return (
    <div className="relative h-58">
      <Suspense fallback={<Skeleton className="size-full rounded-none!" />}>
        <WayMap from={from} to={to} showsZones={outside !== null || from === null || to === null} />
      </Suspense>
      <p
        role="status"
        className={classNames(
          'absolute inset-s-3 top-3 inline-flex max-w-[calc(100%-72px)] items-center gap-1.5 rounded-pill px-3 py-1.5 font-bold text-caption empty:hidden',
          outside ? 'bg-danger-soft text-danger-ink' : 'bg-success-soft text-success-ink',
        )}
      >
        {outside ? (
          <>
            <Icon of={CircleAlert} size={16} />
            {t(`parcel.outside.${outside}`)}
          </>
        ) : (
          isInside && (
            <>
              <Icon of={CircleCheck} size={16} />
              {t('parcel.inside')}
            </>
          )
        )}
      </p>
    </div>
  );
}

type FactsProps = { distance: number; travel_minutes: number; fetched: number; schedule_at: string | null };

function Facts({ distance, travel_minutes, fetched, schedule_at }: FactsProps) {
  const t = useTranslate();
  const { time } = useDates();
  const now = useNow();
  const fetchedBy = new Date(now + fetched * 60_000).toISOString();

  return (
    <dl className="flex min-h-12 items-center gap-4">
      <Fact value={t('parcel.km', { km: distance.toFixed(1) })} words={t('parcel.along')} />
      <Fact
        value={t('parcel.min', { minutes: schedule_at ? travel_minutes : doorMinutes(travel_minutes) })}
        words={schedule_at ? schedule_at : t('parcel.fetched_by', { time: time(fetchedBy) })}
        isSecond
      />
    </dl>
  );
}

function Fact({ value, words, isSecond = false }: { value: string; words: string; isSecond?: boolean }) {
  return (
    <div className={classNames('flex flex-col-reverse', isSecond && 'border-line border-s ps-4')}>
      <dt className="text-caption text-ink-2">
        <bdi>{words}</bdi>
      </dt>
      <dd className="font-extrabold text-title tabular tracking-tight">
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
