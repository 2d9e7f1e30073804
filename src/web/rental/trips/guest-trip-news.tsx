import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Trip } from '#contract/rental/trip-shape.ts';
import type { LiveTrip } from '#contract/rental/trips.ts';
import { tripNotice } from '#domain/notifications/trip-notices.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { useGuestNews } from '#web/orders/use-guest-news.ts';
import { useAsker } from '#web/session/asker.ts';
import { tripAddress } from './trip-address.ts';
import { runningTripsQuery } from './trips.queries.ts';

/** Says what happens to a guest's trips. Draws nothing. */
export default function GuestTripNews() {
  const { data: trips = [] } = useQuery(runningTripsQuery(useApi(), useAsker()));
  return trips.map((trip) => <TripNews key={trip.id} trip={trip} />);
}

function TripNews({ trip }: { trip: Trip }) {
  const t = useTranslate();
  const { id } = trip;
  const known = useRef(trip.trip_status);

  function say({ trip_status: to }: LiveTrip): string | null {
    const from = known.current;
    known.current = to;
    if (from === to || tripNotice(to) === null) return null;
    return `${t('trips.number', { id: String(id) })}\n${t(`trips.status.${to}`)}`;
  }

  const address = tripAddress(id);
  useGuestNews({ kind: 'trip', id, say, shownAt: [address], button: { text: t('header.track_trip'), to: address } });
  return null;
}
