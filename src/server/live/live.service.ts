import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Followed } from './follow-key.ts';
import type { Listener } from './listeners.ts';
import { isGoodTicket, makeTicket } from './live-ticket.ts';
import type { Watch } from './watch.ts';

type FollowRequest = Followed & { key?: string | null | undefined };

/** Whether somebody may follow it: its owner or who has its key, as its own feature says. */
export type MayFollow<Shopper> = (shopper: Shopper, request: Omit<FollowRequest, 'kind'>) => Promise<boolean>;

/** What is not theirs is answered like what does not exist. */
const UNKNOWN: Record<Followed['kind'], ErrorCode> = {
  order: 'order_unknown',
  trip: 'trip_unknown',
  customer: 'unauthorized',
};

export async function giveTicket<Shopper>(
  deps: Deps,
  mayFollow: MayFollow<Shopper>,
  shopper: Shopper,
  { key, ...followed }: FollowRequest,
): Promise<{ ticket: string }> {
  if (!(await mayFollow(shopper, { id: followed.id, key }))) throw new AppError(UNKNOWN[followed.kind]);
  return { ticket: makeTicket(deps, [followed]) };
}

/** One ticket for several things. What somebody may not follow is left out; who may follow nothing is refused. */
export async function giveSharedTicket<Shopper>(
  deps: Deps,
  mayFollow: Record<Followed['kind'], MayFollow<Shopper>>,
  shopper: Shopper,
  requests: readonly FollowRequest[],
): Promise<{ ticket: string; follow: Followed[] }> {
  const allowed = await Promise.all(requests.map(({ kind, id, key }) => mayFollow[kind](shopper, { id, key })));
  const follow = requests.filter((_, n) => allowed[n]).map(({ kind, id }): Followed => ({ kind, id }));
  const [first] = requests;
  if (follow.length === 0) throw new AppError(first ? UNKNOWN[first.kind] : 'invalid', 'follow');
  return { ticket: makeTicket(deps, follow), follow };
}

export async function startWatching(deps: Deps, watch: Watch, ticket: string, listener: Listener): Promise<() => void> {
  const followed = listener.follows.map((follow) => follow.followed);
  if (!isGoodTicket(deps, followed, ticket)) throw new AppError('unauthorized');
  return watch.add(listener);
}
