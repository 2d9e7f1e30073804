import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { Point } from '#domain/location/point.ts';
import { remainingMinutes } from '#domain/orders/remaining-minutes.ts';
import { comesBack, isUnderWay } from '#domain/parcel/parcel-return.ts';
import { useApi } from '#web/api/api.tsx';
import { type LiveListener, useLive } from '#web/api/live.ts';
import { useAsker } from '#web/session/asker.ts';
import { type OrderName, orderQuery, useOrder } from '../orders.queries.ts';
import { pointOf } from '../point-of.ts';

/** Where the courier is by the last news, and how long that is from the door. */
export type LiveCourierPlace = { at: Point; remaining_minutes: number; located_at: string };

/** How often to poll while live news are not available. */
const POLL_MS = 4000;
/** With number and phone alone one sees the status only, and gets no live news: the page polls. */
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
        // The courier's name comes with the order, whose request may have failed.
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
  // A finished order is not followed any more; an unpaid one is, because its money may arrive any moment.
  const mayChange = order !== undefined && (isUnderWay(order) || order.order_status === 'failed');
  if (mayChange !== isWatched) setWatched(mayChange);

  return { ...query, courier: mayChange ? newest(courier, query.data && trackedCourier(query.data)) : null };
}

/** The courier's position as of the last request: all there is without live news. */
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
