import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Route from 'lucide-react/icons/route';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { TripQuote } from '#contract/rental/trip-booking.ts';
import { useI18n } from '#web/i18n/i18n.tsx';
import '#web/i18n/lazy/vehicle.ts';
import { Card } from '#web/checkout/cards/card.tsx';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';
import { lengthWords } from '../vehicle/trip-words.ts';
import { TripRoute } from './trip-route.tsx';
import { useTripTimes } from './use-trip-times.ts';

const TripMap = lazyWithRetry(() => import('../trip-map.tsx'));

/** Where, when, and what it is paid by; changed in the cart. */
export function TripDetailsCard({ quote }: { quote: TripQuote }) {
  const t = useTranslate();
  const { language } = useI18n();
  const times = useTripTimes();
  const { trip } = quote;
  const km = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });

  return (
    <Card
      title={t('trip_checkout.details')}
      aside={
        <Link
          to="/rental/cart"
          className="hit-area rounded-xs font-semibold text-accent-ink text-small hover:underline"
        >
          {t('trip_checkout.edit')}
        </Link>
      }
    >
      <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_264px]">
        <div className="flex min-w-0 flex-col gap-4">
          <TripRoute pickup={trip.pickup_location} destination={trip.destination_location} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,208px),1fr))] gap-3">
            <Cell
              icon={CalendarClock}
              label={trip.scheduled === 1 ? t('vehicle.schedule_at') : t('vehicle.pickup')}
              text={trip.scheduled === 1 ? times.moment(trip.schedule_at) : t('vehicle.pickup_now')}
              note={t('trip_checkout.back_at', { time: times.moment(trip.estimated_trip_end_time) })}
            />
            <Cell
              icon={CalendarDays}
              label={t('trip_checkout.rent_type')}
              text={t('vehicle.type_and_length', {
                type: t(`vehicle.trip.${trip.rental_type}`),
                length: lengthWords(t, quote.input.length),
              })}
            />
          </div>
        </div>
        <div className="relative h-45 overflow-hidden rounded-card md:h-auto md:min-h-45">
          <Suspense fallback={<Skeleton className="h-full rounded-card" />}>
            <TripMap
              pickup={trip.pickup_location}
              destination={trip.destination_location}
              className="h-full min-h-0!"
            />
          </Suspense>
          {trip.distance > 0 && (
            <p className="pointer-events-none absolute start-2.5 top-2.5 flex items-center gap-1.5 rounded-control bg-surface px-2.5 py-1.5 font-semibold text-caption shadow-(--elevation-card)">
              <Icon of={Route} size={14} />
              <bdi>
                {t('vehicle.length.km', { count: km.format(trip.distance) })} · {times.duration(trip.destination_time)}
              </bdi>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

function Cell({ icon, label, text, note }: { icon: Glyph; label: string; text: string; note?: string }) {
  return (
    <div className="flex min-w-0 items-start gap-3 rounded-control border border-line p-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken">
        <Icon of={icon} size={18} />
      </span>
      <p className="min-w-0 text-small">
        <span className="block text-caption text-ink-2">{label}</span>
        <span className="block font-semibold">{text}</span>
        {note && <span className="block text-caption text-ink-3">{note}</span>}
      </p>
    </div>
  );
}
