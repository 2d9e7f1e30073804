import type { Order } from '#contract/orders/shapes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';

/** What stands large over an order that is followed. */
export type Arrival =
  /** It comes in so many minutes, at this time; `isLate` when that is later than promised. */
  | { kind: 'minutes'; minutes: number; by: number; isLate: boolean }
  /** Much later: the day and hour instead of a long count; `isWanted` when the shopper chose it. */
  | { kind: 'day'; at: string; isWanted: boolean }
  | { kind: 'state'; status: OrderStatus };

type Followed = Pick<Order, 'order_status' | 'expected_at' | 'scheduled'>;

const MINUTE = 60_000;
/** Longer than this nobody counts in minutes. */
const COUNTED_MINUTES = 90;
const COUNTED: ReadonlySet<OrderStatus> = new Set(['accepted', 'confirmed', 'processing', 'handover', 'picked_up']);

/** `remaining`: what the courier's own place says, once it is known; it beats the store's promise. */
export function arrivalOf(
  { order_status, expected_at, scheduled }: Followed,
  now: number,
  remaining: number | null,
): Arrival {
  const expected = expected_at === null ? null : Date.parse(expected_at);
  const promised = expected === null ? null : Math.ceil((expected - now) / MINUTE);
  const isFar = expected_at !== null && promised !== null && promised > COUNTED_MINUTES;
  if (isFar && scheduled === 1) return { kind: 'day', at: expected_at, isWanted: true };
  if (!COUNTED.has(order_status)) return { kind: 'state', status: order_status };
  if (order_status === 'picked_up' && remaining !== null)
    return {
      kind: 'minutes',
      minutes: remaining,
      by: now + remaining * MINUTE,
      isLate: expected !== null && now + remaining * MINUTE > expected + MINUTE,
    };
  if (isFar) return { kind: 'day', at: expected_at, isWanted: false };
  if (promised === null || expected === null) return { kind: 'state', status: order_status };
  return { kind: 'minutes', minutes: Math.max(0, promised), by: Math.max(expected, now), isLate: promised <= 0 };
}
