import type { Reply } from '#contract/endpoint.ts';
import type { placeOrder } from '#contract/orders/place.ts';
import { nextStep } from '#domain/orders/waiting-order.ts';
import { ApiError, isConflict, isOutcomeUnknown } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { savedCarts } from '#web/session/offline/cart-changes.ts';
import {
  forgetWaitingOrder,
  saveWaitingOrder,
  type WaitingOrder,
  type WhyAsks,
  waitingOrder,
} from '#web/session/offline/waiting-order.ts';
import type { PlaceBody } from '../place-body.ts';

// With its schemas, which nobody needs who only looks at a checkout.
const calls = () => import('../checkout.calls.ts');

type Placed = Reply<typeof placeOrder>;

export type WaitingOrderEvents = {
  /** It is ordered. Until this is through it still counts as waiting: a tab that is closed now asks for it once more. */
  placed(order: Placed): Promise<void>;
  /** It is for the shopper to decide. */
  asks(): void;
};

/** Sends the order that waits. All tabs may try, one does; the server answers its key once, whoever asks. */
export const sendWaiting = (api: ApiClient, now: number, tell: WaitingOrderEvents): Promise<void> =>
  alone(() => send(api, now, tell));

/** False: too late, it is being sent or was. */
export const cancelWaiting = (): Promise<boolean> =>
  alone(async () => {
    if (waitingOrder()?.isSent && !waitingOrder()?.asks) return false;
    forgetWaitingOrder();
    return true;
  });

async function send(api: ApiClient, now: number, tell: WaitingOrderEvents): Promise<void> {
  // Before the order is read: nothing comes between what it says and its sending. A later attempt asks for it again.
  const loaded = await calls().catch(() => null);
  const order = waitingOrder();
  if (!loaded || !order || order.asks || !navigator.onLine) return;
  const ask = (asking: WaitingOrder, asks: WhyAsks) => {
    saveWaitingOrder({ ...asking, asks });
    tell.asks();
  };
  const isCartChanged = order.page === 'cart' && savedCarts().some(({ module_id }) => module_id === order.module_id);
  const step = nextStep(order, { now, isCartChanged });
  if (step !== 'send') return ask(order, step);

  saveWaitingOrder({ ...order, isSent: true });
  try {
    const placed = await loaded.placeByKey(api, order.key, order.module_id, order.body as PlaceBody);
    await tell.placed(placed);
    forgetWaitingOrder();
  } catch (error) {
    // No answer: nobody knows what became of it, and it is asked for again under the same key.
    if (error instanceof ApiError && !isOutcomeUnknown(error)) ask({ ...order, isSent: false }, whyOf(error));
  }
}

function whyOf(error: ApiError): WhyAsks {
  if (isConflict(error)) return 'arrived';
  const isOtherTotal = error.status === 403 && error.errors.some(({ code }) => code === 'order_amount');
  return isOtherTotal ? 'changed' : { words: error.message };
}

/** Browsers offer locks only on https and localhost; elsewhere the key alone must do. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? (navigator.locks.request('waiting-order', work) as Promise<Result>) : work();
