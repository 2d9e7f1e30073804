import { isRunning, type OrderStatus } from './order-status.ts';

type Awaited = {
  order_status: OrderStatus;
  scheduled: boolean;
  /** The end of the slot, or the moment of placing. */
  schedule_at: Date;
  /** The longest a delivery of the store takes; null where there is no store. */
  minutes: number | null;
};

/** When an order should be there at the latest: the slot is a promise, otherwise the store's time counts from placing. */
export function expectedAt({ order_status, scheduled, schedule_at, minutes }: Awaited): Date | null {
  if (!isRunning(order_status)) return null;
  return scheduled ? schedule_at : new Date(schedule_at.getTime() + (minutes ?? 0) * 60_000);
}
