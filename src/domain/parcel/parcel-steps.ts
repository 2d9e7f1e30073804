import type { OrderStatus } from '../orders/order-status.ts';
import type { StepState } from '../orders/track-steps.ts';

export type ParcelStepName =
  | 'placed'
  | 'picked_up'
  | 'on_the_way'
  | 'at_the_door'
  | 'delivered'
  | 'coming_back'
  | 'returned';

export type ParcelStep = { name: ParcelStepName; state: StepState };

type Followed = {
  order_status: OrderStatus;
  /** It was picked up and goes back to its sender. */
  comesBack: boolean;
  /** The courier stands at the receiver's door, or nearly. */
  isAtDoor: boolean;
};

const THERE = ['placed', 'picked_up', 'on_the_way', 'at_the_door'] as const;
const BACK = ['picked_up', 'coming_back', 'returned'] as const;

/** Which of the steps there it is on, counted from 0. */
const AT: Partial<Record<OrderStatus, number>> = {
  pending: 0,
  accepted: 0,
  confirmed: 1,
  processing: 1,
  handover: 1,
  picked_up: 2,
};

/** The steps of a parcel, there or back, and where it is now. Null: it left the road, or waits for its money. */
export function parcelSteps({ order_status, comesBack, isAtDoor }: Followed): ParcelStep[] | null {
  if (order_status === 'delivered') return stepsOf(['placed', 'picked_up', 'on_the_way', 'delivered'], 4);
  if (order_status === 'returned') return stepsOf(BACK, BACK.length);
  if (order_status === 'canceled') return comesBack ? stepsOf(BACK, 1) : null;
  const now = AT[order_status];
  if (now === undefined) return null;
  return stepsOf(THERE, order_status === 'picked_up' && isAtDoor ? 3 : now);
}

const stepsOf = (names: readonly ParcelStepName[], now: number): ParcelStep[] =>
  names.map((name, at) => ({ name, state: at < now ? 'done' : at === now ? 'now' : 'next' }));
