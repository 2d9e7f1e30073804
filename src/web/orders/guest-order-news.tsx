import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { Order } from '#contract/orders/shapes.ts';
import { toldOfOrder, toldOfParcel } from '#domain/notifications/told-of-orders.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { useApi } from '#web/api/api.tsx';
import { type LiveListener, useLive } from '#web/api/live.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { orderAddress, trackAddress } from './order-address.ts';
import { newestOrdersQuery, useAsker } from './orders.queries.ts';

/** A guest has no bell: what happens to their orders is said by a toast, on whatever page they are. Draws nothing. */
export default function GuestOrderNews() {
  const { data: orders = [] } = useQuery(newestOrdersQuery(useApi(), useAsker(), 'active'));
  return orders.map((order) => <OrderNews key={order.id} order={order} />);
}

function OrderNews({ order }: { order: Order }) {
  const t = useTranslate();
  const navigate = useNavigate();
  const place = useLocation();
  const { guest_id } = useAsker();
  const { id, order_type, store } = order;
  const known = useRef<OrderStatus>(order.order_status);

  const tell = useEffectEvent((to: OrderStatus, hasCourier: boolean) => {
    const from = known.current;
    known.current = to;
    if (from === to || isShownAt(place, id)) return;
    // What no store sells is a parcel.
    const event = store ? toldOfOrder({ from, to }, { order_type, hasCourier }) : toldOfParcel({ from, to });
    if (event === null) return;
    const text = `${t('orders.number', { id: String(id) })}\n${t(`orders.status.${to}`)}`;
    const onPress = () => void navigate(trackAddress(id));
    showToast({ id: 'notification', tone: 'info', text, action: { text: t('orders.track'), onPress } });
  });
  const heard = useCallback((_name: string, news: LiveStatus | LiveCourier) => {
    if ('order_status' in news) tell(news.order_status, news.delivery_man_id !== null);
  }, []) as LiveListener['heard'];
  useLive({ kind: 'order', id, guest_id }, heard);
  return null;
}

/** Who looks at the order sees it move. */
const isShownAt = ({ pathname, search }: { pathname: string; search: string }, id: number): boolean =>
  `${pathname}${search}` === trackAddress(id) || [orderAddress(id), `/order-placed/${id}`].includes(pathname);
