import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import { type ComponentProps, Suspense } from 'react';
import { Link } from 'react-router';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/vehicle.ts';
import { Popover } from '#web/ui/layers/popover.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { whenWords } from '../trip-form/plan-words.ts';
import { planWords } from '../vehicle/trip-words.ts';
import { FilterRow } from './filter-row.tsx';
import type { FilterFacts } from './vehicle-filters.tsx';

const TripSheetForm = lazyWithRetry(() => import('../trip-form/trip-sheet-form.tsx'));

type TripSummaryProps = { plan: TripPlan; facts: FilterFacts; isTripPrice: boolean; className: string };

/** Where there is no room for bar and filters: the trip in two lines, and chips that open the rest. */
export function TripSummary({ plan, facts, isTripPrice, className }: TripSummaryProps) {
  const t = useTranslate();
  return (
    <div data-top-bar className={className}>
      <div className="flex h-14 items-center rounded-card border border-line bg-surface">
        <Link
          to="/rental"
          aria-label={t('trip_search.home')}
          className="grid size-11 shrink-0 place-items-center rounded-pill hover:bg-hover"
        >
          <Icon of={ArrowLeft} directional />
        </Link>
        <Popover
          trigger={<SummaryButton plan={plan} />}
          title={t('trip_search.label')}
          closeLabel={t('app.close')}
          width={440}
        >
          {(close) => (
            <Suspense fallback={<div className="h-96" />}>
              <TripSheetForm onSearched={close} />
            </Suspense>
          )}
        </Popover>
      </div>
      <FilterRow facts={facts} isTripPrice={isTripPrice} />
    </div>
  );
}

function SummaryButton({ plan, ...props }: ComponentProps<'button'> & { plan: TripPlan }) {
  const { t, language } = useI18n();
  const { pickup, destination, pickup_time, rental_type } = plan;
  const length = planWords(t, plan);
  const when = pickup_time === null ? t('trip_search.now') : whenWords(language, pickup_time);
  return (
    <button
      type="button"
      {...props}
      className="flex h-full min-w-0 flex-1 items-center gap-2 rounded-card pe-3.5 text-start hover:bg-hover"
    >
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5 font-bold text-small">
          <bdi className="truncate">{pickup?.location_name ?? t('trip_search.pickup_empty')}</bdi>
          {destination && (
            <>
              <Icon of={ArrowLeft} size={14} directional className="shrink-0 rotate-180 text-ink-3" />
              <bdi className="truncate">{destination.location_name}</bdi>
            </>
          )}
        </span>
        <span className="block truncate text-caption text-ink-2">
          {length && `${when} · ${t('vehicle.type_and_length', { type: t(`vehicle.trip.${rental_type}`), length })} `}
          <span className={length ? 'sr-only' : ''}>{t('trip_search.edit')}</span>
        </span>
      </span>
      <Icon of={Pencil} size={18} className="text-accent-ink" />
    </button>
  );
}
