import { type AnyOrderType, isTakeAway } from './order-type.ts';

/** In the order of an order's life, then the ways out of it: from `delivered` on nobody works on it any more. */
export const ORDER_STATUSES = [
  'pending',
  'accepted',
  'confirmed',
  'processing',
  'handover',
  'picked_up',
  'delivered',
  'canceled',
  'failed',
  'refund_requested',
  'refund_request_canceled',
  'refunded',
  'returned',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

const isBefore = (one: OrderStatus, other: OrderStatus): boolean =>
  ORDER_STATUSES.indexOf(one) < ORDER_STATUSES.indexOf(other);

/** Whether `heard` is news to who knows `known`: an order never goes back, but for one that has waited for its money. */
export const isNewsTo = (known: OrderStatus, heard: OrderStatus): boolean =>
  known === 'failed' ? heard !== known : isBefore(known, heard);

/** Delivered, and kept: a request for a refund changes nothing about that, a refund does. */
export const BOUGHT: readonly OrderStatus[] = ['delivered', 'refund_requested', 'refund_request_canceled'];

export const isRunning = (status: OrderStatus): boolean => isBefore(status, 'delivered');

/** `failed` waits for its payment: paid it is confirmed, changed to cash or proven by a transfer it is pending. */
const STORE_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['accepted', 'confirmed', 'canceled'],
  accepted: ['confirmed', 'canceled'],
  confirmed: ['processing', 'canceled'],
  processing: ['handover', 'canceled'],
  handover: ['picked_up', 'delivered', 'canceled'],
  picked_up: ['delivered', 'canceled'],
  delivered: ['refund_requested'],
  canceled: [],
  failed: ['pending', 'confirmed', 'canceled'],
  refund_requested: ['refunded', 'refund_request_canceled'],
  refund_request_canceled: [],
  refunded: [],
  returned: [],
};

/** Nobody prepares a parcel: a courier fetches it. One that is canceled after that comes back to its sender. */
const PARCEL_MOVES: Record<OrderStatus, readonly OrderStatus[]> = {
  ...STORE_MOVES,
  pending: ['confirmed', 'canceled'],
  confirmed: ['handover', 'picked_up', 'canceled'],
  handover: ['picked_up', 'canceled'],
  delivered: [],
  canceled: ['returned'],
};

const MOVES: Record<AnyOrderType, Record<OrderStatus, readonly OrderStatus[]>> = {
  delivery: STORE_MOVES,
  take_away: STORE_MOVES,
  parcel: PARCEL_MOVES,
};

/** How an order reaches its shopper. `accepted_by_courier`: in this module a courier takes it before the store does. */
export type Course = { order_type: AnyOrderType; accepted_by_courier: boolean };

/** Where an order may go from here; one that is fetched by its shopper needs no courier. */
export const nextStatuses = (status: OrderStatus, course: Course): OrderStatus[] =>
  MOVES[course.order_type][status].filter((to) => isOnCourse(status, to, course));

export const mayMove = (from: OrderStatus, to: OrderStatus, course: Course): boolean =>
  nextStatuses(from, course).includes(to);

const BEFORE_WORK: ReadonlySet<OrderStatus> = new Set(['pending', 'accepted', 'confirmed']);

/**
 * The one step back, taken once: the price of a prescription is agreed to, and its rest is not paid in cash. From then on
 * the order waits for its money, as `failed` orders do.
 */
export const mayWaitForMoney = (status: OrderStatus): boolean => BEFORE_WORK.has(status);

/** What a courier has of its sender's own cannot be forgotten: canceled, it comes back. */
export const comesBackIfCanceled = (status: OrderStatus, course: Course): boolean =>
  status === 'picked_up' && mayMove('canceled', 'returned', course);

function isOnCourse(from: OrderStatus, to: OrderStatus, { order_type, accepted_by_courier }: Course): boolean {
  const isFetched = isTakeAway(order_type);
  if (to === 'accepted') return accepted_by_courier && !isFetched;
  if (to === 'picked_up') return !isFetched;
  return from !== 'handover' || to !== 'delivered' || isFetched;
}

const TRACK_STEPS: Partial<Record<OrderStatus, number>> = {
  pending: 1,
  accepted: 1,
  confirmed: 2,
  processing: 3,
  handover: 3,
  picked_up: 4,
  delivered: 5,
  returned: 5,
};

/** How far tracking has come: 1 placed, 2 confirmed, 3 preparing, 4 on the way, 5 there. null: off the road. */
export const trackStep = (status: OrderStatus): number | null => TRACK_STEPS[status] ?? null;
