import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderCard, TripCard } from '#contract/chat/shapes.ts';
import { useApi } from '#web/api/api.tsx';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/chat.ts';
import { orderAddress } from '#web/orders/order-address.ts';
import { OrderPicture } from '#web/orders/order-picture.tsx';
import { orderQuery } from '#web/orders/orders.queries.ts';
import { StatusBadge } from '#web/orders/status-badge.tsx';
import { tripAddress } from '#web/rental/trips/trip-address.ts';
import { TripStatusBadge } from '#web/rental/trips/trip-badges.tsx';
import { tripQuery } from '#web/rental/trips/trips.queries.ts';
import { useAsker } from '#web/session/asker.ts';

type TopicRowProps = {
  to: string;
  picture: string | null;
  title: string;
  facts: readonly string[];
  badge: ReactNode;
};

/** What the talk is about, where it begins. */
const TopicRow = ({ to, picture, title, facts, badge }: TopicRowProps) => (
  <li className="mx-auto w-full max-w-100">
    <Link
      to={to}
      className="flex items-center gap-3 rounded-card border border-line bg-surface p-2.5 hover:border-line-2"
    >
      <OrderPicture url={picture} size={52} className="rounded-thumb" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-small">
          <bdi>{title}</bdi>
        </span>
        <span className="block truncate text-caption text-ink-2 tabular">
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && <span aria-hidden> · </span>}
              <bdi>{fact}</bdi>
            </Fragment>
          ))}
        </span>
      </span>
      {badge}
    </Link>
  </li>
);

/** Orders without items to count. */
const INSTEAD_OF_COUNT: Partial<Record<OrderCard['order_type'], 'chat.parcel'>> = { parcel: 'chat.parcel' };

/** Nothing is counted in a prescription before the store has read it. */
function countWords(t: Translate, { order_type, items_count }: OrderCard): string[] {
  const instead = INSTEAD_OF_COUNT[order_type];
  if (instead) return [t(instead)];
  if (items_count === 0) return [];
  return [t('chat.items', { count: items_count })];
}

export function OrderRow({ order }: { order: OrderCard }) {
  const t = useTranslate();
  const money = useMoney();
  const order_status = useKnownStatus(order);
  return (
    <TopicRow
      to={orderAddress(order.id)}
      picture={order.image_full_url}
      title={t('chat.order', { id: String(order.id) })}
      facts={[...countWords(t, order), money(order.order_amount)]}
      badge={<StatusBadge order={{ order_status, payment_method: '', parcel_cancellation: null }} />}
    />
  );
}

/** The card was written with the message; where the order itself is followed on this page, it knows better. */
function useKnownStatus({ id: order_id, order_status }: OrderCard) {
  const { data } = useQuery({ ...orderQuery(useApi(), useAsker(), { order_id }), enabled: false });
  return data?.order_status ?? order_status;
}

export function TripRow({ trip }: { trip: TripCard }) {
  const t = useTranslate();
  const money = useMoney();
  const { data } = useQuery({ ...tripQuery(useApi(), useAsker(), { trip_id: trip.id }), enabled: false });
  const { quantity } = trip;
  return (
    <TopicRow
      to={tripAddress(trip.id)}
      picture={trip.image_full_url}
      title={t('chat.trip', { id: String(trip.id) })}
      facts={[t('chat.vehicles', { count: quantity }), money(trip.trip_amount)]}
      badge={<TripStatusBadge trip_status={data?.trip_status ?? trip.trip_status} />}
    />
  );
}
