import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { isGoodTicket, makeTicket } from './live-ticket.ts';
import type { Listener, OrderWatch } from './order-watch.ts';

/** Whether somebody may follow an order: its owner or who has its key, as the orders say. */
export type MayTrack<Shopper> = (
  shopper: Shopper,
  order: { order_id: number; key?: string | null | undefined },
) => Promise<boolean>;

/** An order that is not theirs answers like one that does not exist. */
export async function giveTicket<Shopper>(
  deps: Deps,
  mayTrack: MayTrack<Shopper>,
  shopper: Shopper,
  order: { order_id: number; key?: string | null | undefined },
): Promise<{ ticket: string }> {
  if (!(await mayTrack(shopper, order))) throw new AppError('order_unknown');
  return { ticket: makeTicket(deps, order.order_id) };
}

export async function startWatching(
  deps: Deps,
  watch: OrderWatch,
  ticket: string,
  listener: Listener,
): Promise<() => void> {
  if (!isGoodTicket(deps, listener.order_id, ticket)) throw new AppError('unauthorized');
  return watch.add(listener);
}
