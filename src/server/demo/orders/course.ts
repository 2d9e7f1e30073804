import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';

/**
 * What the demo town does with an order, and for how many paces it stays where it is: long enough at the start to change
 * one's mind, and on the way long enough to watch the courier.
 */
const COURSE = {
  pending: { to: 'confirmed', paces: 2 },
  accepted: { to: 'confirmed', paces: 1 },
  confirmed: { to: 'processing', paces: 1 },
  processing: { to: 'handover', paces: 1 },
  handover: { to: 'picked_up', paces: 0.5 },
  picked_up: { to: 'delivered', paces: 3 },
} as const satisfies Partial<Record<OrderStatus, { to: OrderStatus; paces: number }>>;

export type MovingStatus = keyof typeof COURSE;

/** Seconds that an order spends in each status. */
export const secondsInStatus = (pace: number): { order_status: MovingStatus; seconds: number }[] =>
  Object.entries(COURSE).map(([order_status, { paces }]) => ({
    order_status: order_status as MovingStatus,
    seconds: paces * pace,
  }));

/** What goes another way than an order that is brought from a store. */
const OTHERWISE: Record<AnyOrderType, Partial<Record<MovingStatus, OrderStatus>>> = {
  delivery: {},
  // Over the counter when it is ready.
  take_away: { handover: 'delivered' },
  // Nobody prepares it.
  parcel: { confirmed: 'handover' },
};

/** Every so many parcels find nobody at the door. */
const COMES_BACK_EVERY = 6;

export function stepAfter({ id, order_status, order_type }: Moving): OrderStatus {
  const isRefused = order_type === 'parcel' && order_status === 'picked_up' && id % COMES_BACK_EVERY === 0;
  return isRefused ? 'canceled' : (OTHERWISE[order_type][order_status] ?? COURSE[order_status].to);
}

type Moving = { id: number; order_status: MovingStatus; order_type: AnyOrderType };

/** As long as the way there at most, and a while at the sender's door. */
export const returnSeconds = (pace: number): number => (COURSE.picked_up.paces + 2) * pace;

export const rideSeconds = (pace: number): number => COURSE.picked_up.paces * pace;
