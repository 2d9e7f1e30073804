import { Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useSession } from '#web/session/session.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { proofIn } from '../contact-state.ts';
import { orderIdOf } from '../order-address.ts';
import { useOrderFaces } from '../order-face.tsx';
import type { OrderName } from '../orders.queries.ts';
import { StatusView } from './status-view.tsx';
import { TrackForm } from './track-form.tsx';
import { TrackSkeleton } from './track-skeleton.tsx';
import { TrackView } from './track-view.tsx';
import { useLiveOrder } from './use-live-order.ts';

export default function TrackPage() {
  const [query] = useSearchParams();
  const carried = proofIn(useLocation().state);
  // From the link in the confirmation.
  const key = carried.key ?? (query.get('key') || undefined);
  const order_id = orderIdOf(query.get('order_id'));
  if (order_id === null) return <TrackForm />;
  const name = { order_id, ...carried, ...(key && { key }) };
  return <Tracked key={`${order_id} ${key ?? carried.contact_number}`} name={name} />;
}

function Tracked({ name }: { name: OrderName }) {
  const t = useTranslate();
  const isSignedIn = useSession((session) => session.token !== null);
  const { data: order, error, refetch, courier } = useLiveOrder(name);
  const faces = useOrderFaces();
  const face = order && faces[order.order_type];
  if (order && !order.is_whole)
    return <StatusView order={order} contact_number={name.contact_number ?? ''} face={face} />;
  if (order && face)
    return (
      <Suspense fallback={<TrackSkeleton />}>
        <face.Tracking order={order} name={name} courier={courier} />
      </Suspense>
    );
  if (order) return <TrackView order={order} name={name} courier={courier} />;
  if (!error) return <TrackSkeleton />;
  const isMissing = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (isMissing)
    // The phone has not been asked for yet, so "not found" would be no help.
    return (
      <TrackForm
        asked={{ ...name, contact_number: name.contact_number, isMissing: isSignedIn || Boolean(name.contact_number) }}
      />
    );
  return (
    <StateBlock
      tone="error"
      heading="h1"
      className="py-16"
      title={t('order.failed')}
      action={<RetryButton onRetry={() => refetch()} />}
    />
  );
}
