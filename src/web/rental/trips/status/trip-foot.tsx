import type { ReactNode } from 'react';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { mayCancelTrip, mayPayTrip, mayReviewTrip } from '#domain/rental/trip-status.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { useBookAgain } from './use-book-again.ts';

/** The one thing that comes next; at the foot of a phone, at the end of the column otherwise. */
export function TripFoot({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const money = useMoney();
  const { open } = useOpener();
  const { bookAgain, isBooking } = useBookAgain(trip.id);
  const isCustomer = useSession((session) => session.token !== null);
  const { id: trip_id } = trip;
  const isOver = trip.trip_status === 'completed' || trip.trip_status === 'canceled';
  const lacksReview = trip.trip_details.some(({ vehicle_id, review }) => vehicle_id !== null && review === null);

  if (!trip.is_own) {
    const couldAct = mayPayTrip(trip) || mayCancelTrip(trip.trip_status, 'customer');
    return couldAct ? (
      <p className="rounded-thumb bg-sunken px-4 py-3 text-ink-2 text-small">{t('trips.pay.own_trip')}</p>
    ) : null;
  }
  if (mayCancelTrip(trip.trip_status, 'customer'))
    return (
      <Foot>
        <Button look="secondary" size={52} wide onClick={() => open({ name: 'trip', does: 'cancel', trip_id })}>
          {t('trips.cancel')}
        </Button>
      </Foot>
    );
  if (mayPayTrip(trip))
    return (
      <Foot>
        <p className="min-w-0 flex-1">
          <span className="block text-caption text-ink-2">{t('trips.sum.total')}</span>
          <bdi className="block font-extrabold text-title tabular tracking-tight">{money(trip.due)}</bdi>
        </p>
        <Button size={52} className="flex-1" onClick={() => open({ name: 'trip', does: 'pay', trip_id })}>
          {t('trips.pay')}
        </Button>
      </Foot>
    );
  if (isCustomer && mayReviewTrip(trip) && lacksReview)
    return (
      <Foot>
        <Button size={52} wide onClick={() => open({ name: 'trip', does: 'review', trip_id })}>
          {t('trips.review')}
        </Button>
      </Foot>
    );
  if (!isOver) return null;
  return (
    <Foot>
      <Button look="secondary" size={52} wide progress={isBooking ? t('trips.again') : null} onClick={bookAgain}>
        {t('trips.again')}
      </Button>
    </Foot>
  );
}

const Foot = ({ children }: { children: ReactNode }) => (
  <div
    data-bottom-bar
    className="safe-bottom inset-x-0 bottom-0 z-(--z-header) border-line border-t bg-surface max-md:fixed md:sticky md:-mx-6 md:-mb-6 md:rounded-b-card md:px-6 md:pb-5"
  >
    <div className="flex items-center gap-4 px-4 py-2.5 md:px-0 md:pt-5">{children}</div>
  </div>
);
