import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { TripSteps } from '#web/rental/trips/status/trip-steps.tsx';
import { tripAddress } from '#web/rental/trips/trip-address.ts';
import { useLiveTrip } from '#web/rental/trips/use-live-trip.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Total } from './order-pane.tsx';

/** How far it is, when it begins, which vehicles. */
export function TripPane({ trip_id }: { trip_id: number }) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const { data: trip, isError } = useLiveTrip({ trip_id });
  if (isError && !trip) return null;
  if (!trip) return <Skeleton className="h-100 rounded-card" />;
  return (
    <div className="flex min-h-full flex-col gap-4">
      <div>
        <h2 className="font-bold text-lead tracking-snug">
          <bdi>{t('chat.trip', { id: String(trip.id) })}</bdi>
        </h2>
        <p className="text-ink-2 text-small">
          <bdi>
            <time dateTime={trip.schedule_at}>{dateTime(trip.schedule_at)}</time>
          </bdi>
        </p>
      </div>
      <TripSteps trip={trip} />
      <ul className="flex flex-col gap-3.5">
        {trip.trip_details.map((line) => (
          <li key={line.id} className="flex items-center gap-3">
            <OrderPicture url={line.vehicle_details.thumbnail_full_url} size={44} className="rounded-thumb" />
            <p className="min-w-0 flex-1 font-semibold text-small">
              <bdi dir="ltr" className="tabular">
                {line.quantity}×
              </bdi>{' '}
              <bdi>{line.vehicle_details.name}</bdi>
            </p>
          </li>
        ))}
      </ul>
      <Total amount={trip.trip_amount} />
      <LinkButton to={tripAddress(trip.id)} look="secondary" wide className="mt-auto">
        {t('chat.trip_details')}
      </LinkButton>
    </div>
  );
}
