import { type OrderStatus, trackStep } from './order-status.ts';

type TrackStepName = 'placed' | 'confirmed' | 'preparing' | 'on_the_way' | 'delivered' | 'ready' | 'fetched';
export type StepState = 'done' | 'now' | 'next';
export type TrackStep = { name: TrackStepName; state: StepState };

const BROUGHT: readonly TrackStepName[] = ['placed', 'confirmed', 'preparing', 'on_the_way', 'delivered'];
const FETCHED: readonly TrackStepName[] = ['placed', 'confirmed', 'preparing', 'ready', 'fetched'];

/** The steps a shopper sees of an order on its way, and where it is now. Null: it left the road. */
export function trackSteps(order_status: OrderStatus, order_type: string): TrackStep[] | null {
  const isFetched = order_type === 'take_away';
  // An order that its shopper fetches needs no courier once it is ready.
  const now = isFetched && order_status === 'handover' ? 4 : trackStep(order_status);
  if (now === null) return null;
  const names = isFetched ? FETCHED : BROUGHT;
  const last = names.length;
  return names.map((name, at) => ({
    name,
    state: at + 1 < now || now === last ? 'done' : at + 1 === now ? 'now' : 'next',
  }));
}
