import type { OrderStatus } from '#domain/orders/order-status.ts';

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
export const stays = (pace: number): { order_status: MovingStatus; seconds: number }[] =>
  Object.entries(COURSE).map(([order_status, { paces }]) => ({
    order_status: order_status as MovingStatus,
    seconds: paces * pace,
  }));

/** One that its shopper fetches goes over the counter when it is ready. */
export const stepAfter = (order_status: MovingStatus, isFetched: boolean): OrderStatus =>
  order_status === 'handover' && isFetched ? 'delivered' : COURSE[order_status].to;

export const rideSeconds = (pace: number): number => COURSE.picked_up.paces * pace;
