import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useTranslate } from '#web/i18n/lazy/chat.ts';
import { orderAddress, trackAddress } from '#web/orders/order-address.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { StatusBadge } from '#web/orders/status-badge.tsx';
import { useHeadline } from '#web/orders/tracking/track-headline.tsx';
import { type LiveCourierPlace, useLiveOrder } from '#web/orders/tracking/use-live-order.ts';
import type { ChatTopic } from '#web/overlay/chat-address.ts';
import { tripAddress } from '#web/rental/trips/trip-address.ts';
import { TripStatusBadge } from '#web/rental/trips/trip-badges.tsx';
import { useLiveTrip } from '#web/rental/trips/use-live-trip.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** In one line where there is no room for more: what it is about, how it stands, and the way to it. */
export const TopicBar = ({ topic }: { topic: ChatTopic }) =>
  'order_id' in topic ? (
    <OrderBar key={topic.order_id} order_id={topic.order_id} />
  ) : (
    <TripBar key={topic.trip_id} trip_id={topic.trip_id} />
  );

function OrderBar({ order_id }: { order_id: number }) {
  const { data: order, isError, courier } = useLiveOrder({ order_id });
  if (order) return <ShownOrder order={order} courier={courier} />;
  return isError ? null : <Waiting />;
}

function ShownOrder({ order, courier }: { order: TrackedOrder; courier: LiveCourierPlace | null }) {
  const t = useTranslate();
  const { text } = useHeadline(order, courier?.remaining_minutes ?? null);
  return (
    <BarFrame
      to={isRunning(order.order_status) ? trackAddress(order.id) : orderAddress(order.id)}
      picture={order.item_images_full_url[0] ?? order.store?.logo_full_url ?? null}
      title={t('chat.order', { id: String(order.id) })}
      text={text}
      badge={<StatusBadge order={order} />}
    />
  );
}

function TripBar({ trip_id }: { trip_id: number }) {
  const t = useTranslate();
  const { dateTime } = useDates();
  const { data: trip, isError } = useLiveTrip({ trip_id });
  if (!trip) return isError ? null : <Waiting />;
  return (
    <BarFrame
      to={tripAddress(trip.id)}
      picture={trip.vehicle_thumbnail_full_url}
      title={t('chat.trip', { id: String(trip.id) })}
      text={dateTime(trip.schedule_at)}
      badge={<TripStatusBadge trip_status={trip.trip_status} />}
    />
  );
}

const Waiting = () => (
  <div aria-busy="true" className="flex h-14 shrink-0 items-center gap-3 border-line border-b bg-surface px-4 md:px-5">
    <Skeleton className="size-9 rounded-thumb" />
    <Skeleton className="h-4 w-44" />
  </div>
);

type BarFrameProps = { to: string; picture: string | null; title: string; text: string; badge: ReactNode };

const BarFrame = ({ to, picture, title, text, badge }: BarFrameProps) => (
  <Link
    to={to}
    className="flex min-h-14 shrink-0 items-center gap-3 border-line border-b bg-surface px-4 py-2 hover:bg-hover focus-visible:shadow-[inset_0_0_0_2px_var(--color-focus)] md:px-5"
  >
    <OrderPicture url={picture} size={36} className="rounded-thumb" />
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold text-small">
        <bdi>{title}</bdi>
      </span>
      <span className="line-clamp-2 text-caption text-ink-2">{text}</span>
    </span>
    {badge}
    <Icon of={ChevronRight} size={18} directional className="text-ink-3" />
  </Link>
);
