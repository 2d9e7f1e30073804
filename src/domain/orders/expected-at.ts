import { isRunning, type OrderStatus } from './order-status.ts';
import { type AnyOrderType, isTakeAway } from './order-type.ts';

type Awaited = {
  order_status: OrderStatus;
  scheduled: boolean;
  /** The end of the slot, or the moment of placing. */
  schedule_at: Date;
  /** The longest a delivery of the store takes; null where there is no store. */
  minutes: number | null;
  /** When the store says it is ready; null: it has not said. */
  ready_at?: Date | null;
  order_type?: AnyOrderType;
};

const MINUTE_MS = 60_000;

/**
 * When an order should be there at the latest: the slot is a promise, otherwise the store's time counts from placing. What
 * is ready later comes later; what is fetched is there when it is ready.
 */
export function expectedAt(order: Awaited): Date | null {
  const { order_status, scheduled, schedule_at, minutes, ready_at = null, order_type } = order;
  if (!isRunning(order_status)) return null;
  const promised = scheduled ? schedule_at : new Date(schedule_at.getTime() + (minutes ?? 0) * MINUTE_MS);
  if (ready_at === null) return promised;
  if (order_type !== undefined && isTakeAway(order_type) && !scheduled) return ready_at;
  return ready_at > promised ? ready_at : promised;
}

/** `processing_time` counts from when the store took it on. */
export const readyAt = (confirmed_at: Date | null, processing_time: number | null): Date | null =>
  confirmed_at === null || processing_time === null
    ? null
    : new Date(confirmed_at.getTime() + processing_time * MINUTE_MS);
