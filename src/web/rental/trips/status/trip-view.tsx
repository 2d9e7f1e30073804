import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ReactNode, Suspense } from 'react';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { isTripRunning } from '#domain/rental/trip-status.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import type { ContactState } from '#web/orders/contact-state.ts';
import { MAP_COLUMNS } from '#web/orders/tracking/map-columns.ts';
import { MapLinks } from '#web/orders/tracking/map-links.tsx';
import '#web/orders/tracking/track.css';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useOwnPart } from '#web/ui/own-part.ts';
import { useTripTimes } from '../../checkout/use-trip-times.ts';
import { lengthWords } from '../../vehicle/trip-words.ts';
import { lengthOfTrip } from '../length-of-trip.ts';
import { MY_TRIPS, tripInvoiceAddress } from '../trip-address.ts';
import { TripSums } from '../trip-sums.tsx';
import { TripEdits } from './trip-edits.tsx';
import { TripFoot } from './trip-foot.tsx';
import { TripHead } from './trip-head.tsx';
import { TripPeople } from './trip-people.tsx';
import { TripSteps } from './trip-steps.tsx';

const TripMap = lazyWithRetry(() => import('../../trip-map.tsx'));

/** On a phone a map that a sheet is drawn over, on a wide screen the sheet's content as a column beside it. */
export function TripView({ trip, state }: { trip: TripDetails; state: ContactState }) {
  const t = useTranslate();
  const isMapped = trip.pickup_location !== null;
  useOwnPart(isMapped ? 'phone-screen' : 'phone-footer');
  return (
    <div className={`max-md:pb-3 ${MAP_COLUMNS}`}>
      <MapPlace trip={trip} />
      <div className="relative z-1 flex flex-col gap-4 rounded-t-sheet bg-surface px-4 pt-6 pb-6 max-md:-mt-5 max-md:shadow-(--elevation-card) md:order-first md:self-start md:rounded-card md:border md:border-line md:p-6">
        <span aria-hidden className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-pill bg-line-2 md:hidden" />
        <p role="status" className="sr-only">
          {t('trips.now', { id: String(trip.id), status: t(`trips.status.${trip.trip_status}`) })}
        </p>
        <TripHead trip={trip} />
        <TripSteps trip={trip} />
        <TripPeople trip={trip} />
        <TripEdits trip={trip} />
        <TripFacts trip={trip} />
        <section aria-label={t('trips.bill')}>
          <TripSums trip={trip} />
        </section>
        {trip.trip_status === 'completed' && (
          <LinkButton to={tripInvoiceAddress(trip.id)} state={state} look="ghost" icon={ReceiptText}>
            {t('trips.invoice')}
          </LinkButton>
        )}
        <TripFoot trip={trip} />
      </div>
    </div>
  );
}

function TripFacts({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const { moment } = useTripTimes();
  return (
    <dl className="grid grid-cols-2 gap-3 child:rounded-thumb child:bg-sunken child:px-4 child:py-3">
      <Fact label={t(trip.scheduled === 1 ? 'trips.times.schedule' : 'trips.times.now')}>
        <bdi>{moment(trip.schedule_at)}</bdi>
      </Fact>
      <Fact label={t('trips.times.type')}>
        {t('trips.type_and_length', {
          type: t(`trips.type.${trip.trip_type}`),
          length: lengthWords(t, lengthOfTrip(trip)),
        })}
      </Fact>
      {isTripRunning(trip.trip_status) && (
        <div className="col-span-2 flex items-center justify-between gap-3">
          <dt>
            <span className="block font-semibold text-small">{t('trips.code')}</span>
            <span className="block text-caption text-ink-2">{t('trips.code_text')}</span>
          </dt>
          <dd className="font-bold text-lead tabular tracking-widest">
            <bdi>{trip.otp}</bdi>
          </dd>
        </div>
      )}
      {trip.trip_note && (
        <div className="col-span-2">
          <dt className="text-caption text-ink-2">{t('trips.note')}</dt>
          <dd className="break-words text-small">
            <bdi>{trip.trip_note}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="font-semibold text-small">{children}</dd>
    </div>
  );
}

function MapPlace({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const { pickup_location: from, destination_location: to } = trip;
  if (!from) return null;
  return (
    <section
      aria-label={t('trips.map')}
      data-track-map
      className="overflow-hidden bg-sunken max-md:sticky max-md:top-0 max-md:h-79 md:sticky md:top-24 md:h-[calc(100dvh-120px)] md:rounded-card md:border md:border-line"
    >
      <Suspense fallback={<Skeleton className="h-full" />}>
        <TripMap
          pickup={from}
          destination={to}
          labels={{
            pickup: t('trips.map_pickup', { place: from.location_name }),
            destination: t('trips.map_destination', { place: to?.location_name ?? '' }),
          }}
          isCovered
          unavailable={<p className="p-5 pt-20 text-ink-2 text-small">{t('trips.map_failed')}</p>}
        />
      </Suspense>
      <MapLinks back={{ to: MY_TRIPS, label: t('trips.back') }} help={t('trips.help')} />
    </section>
  );
}
