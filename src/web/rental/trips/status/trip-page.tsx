import { useEffect, useRef } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { proofIn } from '#web/orders/contact-state.ts';
import { orderIdOf } from '#web/orders/order-address.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { TripMissing } from '../trip-missing.tsx';
import { useLiveTrip } from '../use-live-trip.ts';
import { TripView } from './trip-view.tsx';

export default function TripPage() {
  const trip_id = orderIdOf(useParams().id);
  const [query] = useSearchParams();
  // From the link in the confirmation, or proven in this tab.
  const key = proofIn(useLocation().state).key ?? (query.get('key') || undefined);
  return trip_id && <FollowedTrip key={`${trip_id} ${key}`} trip_id={trip_id} proof={key} />;
}

function FollowedTrip({ trip_id, proof }: { trip_id: number; proof: string | undefined }) {
  const { data: trip, error, refetch } = useLiveTrip({ trip_id, key: proof });
  usePaymentFlag(trip);
  if (trip) return <TripView trip={trip} state={proof ? { key: proof } : {}} />;
  return error ? <TripMissing error={error} onRetry={() => refetch()} /> : <TrackSkeleton />;
}

/** Back from a gateway: the address says that somebody comes, the trip itself whether the money did. */
function usePaymentFlag(trip: TripDetails | undefined) {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const flag = query.get('flag');
  const hasSaid = useRef(false);

  useEffect(() => {
    if (!flag || !trip || hasSaid.current) return;
    hasSaid.current = true;
    const isPaid = trip.payment_status === 'paid';
    const text = t(isPaid ? 'trips.pay.done' : 'trips.pay.not_done');
    showToast({ id: 'payment', tone: isPaid ? 'success' : 'error', text });
    const rest = new URLSearchParams(query);
    for (const name of ['flag', 'token']) rest.delete(name);
    setQuery(rest, { replace: true, preventScrollReset: true });
  }, [flag, trip, query, setQuery, t]);
}
