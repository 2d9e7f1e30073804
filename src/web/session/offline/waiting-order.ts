import { storedValue } from '../stored-value.ts';
import { PENDING } from './pending-names.ts';

/**
 * Why a waiting order is not sent by itself: see domain/orders/waiting-order.ts; `arrived`: what was sent before it from
 * the same page is ordered; or in the server's words.
 */
export type WhyAsks = 'late' | 'unknown' | 'cart' | 'changed' | 'arrived' | { words: string };

/** An order that was pressed without a connection. It outlives the tab; all tabs know of it, one sends it. */
export type WaitingOrder = {
  /** Makes the server answer it once. */
  key: string;
  /** From which checkout: cart, buy_now … */
  page: string;
  module_id: number;
  body: Readonly<Record<string, unknown>>;
  /** The total that was seen, in minor units. */
  order_amount: number;
  pressed_at: number;
  isSent: boolean;
  /** Set: it is not sent any more unless the shopper says so. */
  asks: WhyAsks | null;
};

const stored = storedValue<WaitingOrder>('local', PENDING.order, (value) => {
  const { key, page, module_id, body, order_amount, pressed_at } = (value ?? {}) as Partial<WaitingOrder>;
  const isWhole =
    [key, page].every((text) => typeof text === 'string') &&
    [module_id, order_amount, pressed_at].every(Number.isFinite) &&
    typeof body === 'object';
  return isWhole ? (value as WaitingOrder) : null;
});

export const waitingOrder = (): WaitingOrder | null => stored.get();
export const saveWaitingOrder = (order: WaitingOrder) => stored.set(order);
export const forgetWaitingOrder = () => stored.set(null);
export const onWaitingOrder = stored.subscribe;
