import { isNewsTo, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { storedValue } from '../stored-value.ts';

const MOST = 20;

type Heard = readonly [order_id: number, status: OrderStatus];

const hasReceivers = (value: unknown): value is Heard =>
  Array.isArray(value) && typeof value[0] === 'number' && ORDER_STATUSES.includes(value[1]);

const heard = storedValue<readonly Heard[]>('session', 'heard_orders', (value) =>
  Array.isArray(value) ? value.filter(hasReceivers) : null,
);

/** The newest that this tab knows of an order, also from before a reload: a list that was saved may be older. */
export function newestKnown(order_id: number, listed: OrderStatus): OrderStatus {
  const last = heard.get()?.find(([id]) => id === order_id)?.[1];
  return last && isNewsTo(listed, last) ? last : listed;
}

export const rememberHeard = (order_id: number, status: OrderStatus) =>
  heard.set([...(heard.get() ?? []).filter(([id]) => id !== order_id), [order_id, status] as const].slice(-MOST));
