import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { townDaysUntil } from '#domain/catalog/town-clock.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { Dotted } from '#web/ui/lists/dotted.tsx';
import { useTripTimes } from '../../checkout/use-trip-times.ts';
import { PaidBadge } from '../trip-badges.tsx';
import { TripRoute } from '../trip-route.tsx';

/** How it stands, its number and time, from where to where. */
export function TripHead({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const { time } = useDates();
  const { moment } = useTripTimes();
  const { timezone } = useConfig();
  const { schedule_at, estimated_trip_end_time: end } = trip;
  // Then the hour is enough.
  const endsSameDay = townDaysUntil(new Date(end), new Date(schedule_at), timezone) === 0;
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <h1 className="min-w-0 font-bold text-title tracking-tight md:font-extrabold md:text-headline">
          {t(`trips.head.${trip.trip_status}`)}
        </h1>
        {trip.trip_status !== 'canceled' && (
          <PaidBadge payment_status={trip.payment_status} className="mt-0.5 h-7! shrink-0 px-3!" />
        )}
      </div>
      <p className="mt-1 text-ink-2 text-small">
        <Dotted>
          <bdi>{t('trips.number', { id: String(trip.id) })}</bdi>
          <span>
            <bdi className="tabular">
              <time dateTime={schedule_at}>{moment(schedule_at)}</time>
            </bdi>
            {' – '}
            <bdi className="tabular">
              <time dateTime={end}>{endsSameDay ? time(end) : moment(end)}</time>
            </bdi>
          </span>
        </Dotted>
      </p>
      <TripRoute trip={trip} className="mt-0.5 text-ink-2 text-small" />
    </header>
  );
}
