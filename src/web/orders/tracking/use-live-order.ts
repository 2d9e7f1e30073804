import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { Point } from '#domain/location/point.ts';
import { remainingMinutes } from '#domain/orders/remaining-minutes.ts';
import { comesBack, isUnderWay } from '#domain/parcel/parcel-return.ts';
import { useApi } from '#web/api/api.tsx';
import { type LiveListener, useLive } from '#web/api/live.ts';
import { type OrderName, orderQuery, useAsker, useOrder } from '../orders.queries.ts';
import { pointOf } from '../point-of.ts';

/** Where the courier is by the last news, and how long that is from the door. */
export type LiveCourierPlace = { at: Point; remaining_minutes: number; located_at: string };

/** As often as it is asked where nobody tells. */
const POLL_MS = 4000;
/** Who may see only how it stands is not told live. */
const STATUS_POLL_MS = 15_000;

/** One order and what is heard of it: its status at once, the rest as soon as it has been asked for. */
export function useLiveOrder(name: OrderName) {
  const { order_id, key, contact_number } = name;
  const { token, guest_id } = useAsker();
  const api = useApi();
  const queries = useQueryClient();
  const [courier, setCourier] = useState<LiveCourierPlace | null>(null);

  const heard = useCallback(
    (kind: 'status' | 'courier', news: LiveStatus | LiveCourier) => {
      const { queryKey } = orderQuery(api, { token, guest_id }, { order_id, key, contact_number });
      const before = queries.getQueryData(queryKey);
      if ('latitude' in news) {
        const { latitude: lat, longitude: lng, remaining_minutes, located_at } = news;
        setCourier({ at: { lat, lng }, remaining_minutes, located_at });
        // Who it is was asked for with the status, and that may have failed.
        if (before && before.delivery_man?.id !== news.delivery_man_id)
          void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
        return;
      }
      if (before && kind === 'status') queries.setQueryData(queryKey, { ...before, ...statusOf(news) });
      // Times, the courier and what was paid stand in the order itself.
      if (!before || saysOther(before, news)) void queries.invalidateQueries({ queryKey });
    },
    [api, queries, token, guest_id, order_id, key, contact_number],
  ) as LiveListener['heard'];

  const [isWatched, setWatched] = useState(false);
  const [isWhole, setWhole] = useState(true);
  const watched =
    isWatched && isWhole
      ? ({ kind: 'order', id: order_id, key, guest_id: token ? undefined : guest_id } as const)
      : null;
  const isLive = useLive(watched, heard);
  const query = useOrder(name, isWatched && !isLive ? (isWhole ? POLL_MS : STATUS_POLL_MS) : false);
  if (query.data && query.data.is_whole !== isWhole) setWhole(query.data.is_whole);
  const order = query.data;
  // What has come to its end changes no more; what waits for its money may go on any moment.
  const mayChange = order !== undefined && (isUnderWay(order) || order.order_status === 'failed');
  if (mayChange !== isWatched) setWatched(mayChange);

  return { ...query, courier: mayChange ? newest(courier, query.data && trackedCourier(query.data)) : null };
}

/** Where the courier was when the order was asked for: all there is while nobody tells. */
function trackedCourier(order: TrackedOrder): LiveCourierPlace | null {
  const { order_status, delivery_man, delivery_address, receiver_details } = order;
  const isBack = comesBack(order);
  if ((order_status !== 'picked_up' && !isBack) || !delivery_man?.located_at) return null;
  const at = pointOf(delivery_man.lat, delivery_man.lng);
  const goal = isBack ? delivery_address : (receiver_details ?? delivery_address);
  const door = pointOf(goal.latitude, goal.longitude);
  return at && door && { at, remaining_minutes: remainingMinutes(at, door, []), located_at: delivery_man.located_at };
}

function newest(told: LiveCourierPlace | null, asked: LiveCourierPlace | null | undefined): LiveCourierPlace | null {
  if (!told || !asked) return told ?? asked ?? null;
  return Date.parse(told.located_at) >= Date.parse(asked.located_at) ? told : asked;
}

const saysOther = (before: TrackedOrder, news: LiveStatus): boolean =>
  before.order_status !== news.order_status ||
  before.delivery_man_id !== news.delivery_man_id ||
  before.processing_time !== news.processing_time ||
  (before.price?.price_status ?? null) !== news.price_status;

const statusOf = ({ order_status, payment_status }: LiveStatus) => ({ order_status, payment_status });
