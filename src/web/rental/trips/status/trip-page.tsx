import { useLocation, useParams, useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { proofIn } from '#web/orders/contact-state.ts';
import { orderIdOf } from '#web/orders/order-address.ts';
import { usePaymentFlag } from '#web/orders/payment/use-payment-flag.ts';
import { TrackSkeleton } from '#web/orders/tracking/track-skeleton.tsx';
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
  const t = useTranslate();
  const { data: trip, error, refetch } = useLiveTrip({ trip_id, key: proof });
  const isPaid = trip && trip.payment_status === 'paid';
  usePaymentFlag(isPaid, t(isPaid ? 'trips.pay.done' : 'trips.pay.not_done'));
  if (trip) return <TripView trip={trip} state={proof ? { key: proof } : {}} />;
  return error ? <TripMissing error={error} onRetry={() => refetch()} /> : <TrackSkeleton />;
}
