import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { LiveStatus } from '#contract/live/live.ts';
import type { Order } from '#contract/orders/shapes.ts';
import { orderNotice, parcelNotice } from '#domain/notifications/order-notices.ts';
import { isNewsTo } from '#domain/orders/order-status.ts';
import { isUnderWay } from '#domain/parcel/parcel-return.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useAsker } from '#web/session/asker.ts';
import { newestOrderStatus, rememberOrderStatus } from '#web/session/remembered/order-statuses.ts';
import { noteUnderWay } from '#web/session/remembered/placed-mark.ts';
import { orderAddress, trackAddress } from './order-address.ts';
import { newestOrdersQuery } from './orders.queries.ts';
import { useGuestNews } from './use-guest-news.ts';

/** Says what happens to a guest's orders and parcels. Draws nothing. */
export default function GuestOrderNews() {
  const [api, asker] = [useApi(), useAsker()];
  const { data: running } = useQuery(newestOrdersQuery(api, asker, 'active'));
  // A parcel on its way back is listed with the canceled ones.
  const { data: past } = useQuery(newestOrdersQuery(api, asker, 'past'));
  const underWay = [...(running ?? []), ...(past ?? [])].filter(isUnderWay);

  // The two lists are cached separately and one may be out of date, so an order once followed stays followed.
  const [followed, setFollowed] = useState<readonly Order[]>([]);
  const fresh = underWay.find(({ id }) => !followed.some((order) => order.id === id));
  if (fresh) setFollowed([...followed, fresh]);

  const isKnown = running !== undefined && past !== undefined;
  const hasSome = underWay.length > 0;
  useEffect(() => {
    if (isKnown) noteUnderWay(hasSome);
  }, [isKnown, hasSome]);
  return followed.map((order) => <OrderNews key={order.id} order={order} />);
}

function OrderNews({ order }: { order: Order }) {
  const t = useTranslate();
  const { id, order_type, store } = order;
  const known = useRef(newestOrderStatus(id, order.order_status));

  function say({ order_status: to, delivery_man_id }: LiveStatus): string | null {
    const from = known.current;
    if (!isNewsTo(from, to)) return null;
    known.current = to;
    rememberOrderStatus(id, to);
    const hasCourier = delivery_man_id !== null;
    // What no store sells is a parcel.
    const event = store ? orderNotice({ from, to }, { order_type, hasCourier }) : parcelNotice({ from, to });
    if (event === null) return null;
    const status = event === 'comes_back' ? t('orders.status_back') : t(`orders.status.${to}`);
    return `${t('orders.number', { id: String(id) })}\n${status}`;
  }

  useGuestNews({
    kind: 'order',
    id,
    say,
    shownAt: [trackAddress(id), orderAddress(id), `/order-placed/${id}`],
    button: { text: t('orders.track'), to: trackAddress(id) },
  });
  return null;
}
