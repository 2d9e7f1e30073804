import { isNewsTo, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { storedValue } from '../stored-value.ts';

const MOST = 20;

type KnownStatus = readonly [order_id: number, status: OrderStatus];

const isKnownStatus = (value: unknown): value is KnownStatus =>
  Array.isArray(value) && typeof value[0] === 'number' && ORDER_STATUSES.includes(value[1]);

const known = storedValue<readonly KnownStatus[]>('session', 'heard_orders', (value) =>
  Array.isArray(value) ? value.filter(isKnownStatus) : null,
);

/** The newest that this tab knows of an order, also from before a reload: a list that was saved may be older. */
export function newestOrderStatus(order_id: number, listed: OrderStatus): OrderStatus {
  const last = known.get()?.find(([id]) => id === order_id)?.[1];
  return last && isNewsTo(listed, last) ? last : listed;
}

export const rememberOrderStatus = (order_id: number, status: OrderStatus) =>
  known.set([...(known.get() ?? []).filter(([id]) => id !== order_id), [order_id, status] as const].slice(-MOST));
