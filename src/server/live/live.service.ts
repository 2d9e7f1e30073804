import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Followed } from './follow-key.ts';
import { isGoodTicket, makeTicket } from './live-ticket.ts';
import type { Listener, Watch } from './watch.ts';

/** Whether somebody may follow it: its owner or who has its key, as its own feature says. */
export type MayFollow<Shopper> = (
  shopper: Shopper,
  followed: { id: number; key?: string | null | undefined },
) => Promise<boolean>;

/** What is not theirs is answered like what does not exist. */
const UNKNOWN: Record<Followed['kind'], ErrorCode> = { order: 'order_unknown', trip: 'trip_unknown' };

export async function giveTicket<Shopper>(
  deps: Deps,
  mayFollow: MayFollow<Shopper>,
  shopper: Shopper,
  { key, ...followed }: Followed & { key?: string | null | undefined },
): Promise<{ ticket: string }> {
  if (!(await mayFollow(shopper, { id: followed.id, key }))) throw new AppError(UNKNOWN[followed.kind]);
  return { ticket: makeTicket(deps, followed) };
}

export async function startWatching(deps: Deps, watch: Watch, ticket: string, listener: Listener): Promise<() => void> {
  if (!isGoodTicket(deps, listener.followed, ticket)) throw new AppError('unauthorized');
  return watch.add(listener);
}
