import type { OrderStatus } from '../orders/order-status.ts';
import { type AnyOrderType, isTakeAway } from '../orders/order-type.ts';
import type { NotificationEvent } from './notification.ts';

type Step = { from: OrderStatus; to: OrderStatus };

const OF_ORDER: Partial<Record<OrderStatus, NotificationEvent<'order'>>> = {
  confirmed: 'confirmed',
  picked_up: 'on_way',
  delivered: 'delivered',
  canceled: 'canceled',
  refunded: 'refunded',
  refund_request_canceled: 'refund_refused',
};

/** The steps of an order that somebody who is not looking wants to hear of; null: not of this one. */
export function orderNotice(
  { to }: Step,
  { order_type, hasCourier }: { order_type: AnyOrderType; hasCourier: boolean },
): NotificationEvent<'order'> | null {
  if (to === 'handover') return isTakeAway(order_type) ? 'ready' : null;
  if (to === 'picked_up' && hasCourier) return 'courier_on_way';
  return OF_ORDER[to] ?? null;
}

const OF_PARCEL: Partial<Record<OrderStatus, NotificationEvent<'parcel'>>> = {
  confirmed: 'confirmed',
  picked_up: 'picked_up',
  delivered: 'delivered',
  canceled: 'canceled',
  returned: 'returned',
};

/** The same for a parcel: canceled after it was picked up, it comes back. */
export const parcelNotice = ({ from, to }: Step): NotificationEvent<'parcel'> | null =>
  from === 'picked_up' && to === 'canceled' ? 'comes_back' : (OF_PARCEL[to] ?? null);
