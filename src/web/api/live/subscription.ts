import type { FollowRequest, StreamNews } from '#contract/live/stream.ts';

/** The last event a tab has of something. It names whose: a tab learns its customer's number only from the server. */
export type LastSeen = { id: number; event_id: number };

/** Something that a tab follows live. */
export type Subscription = {
  /** Tells subscriptions apart; the same in every tab. */
  name: string;
  thing: FollowRequest;
  guest_id?: string | null | undefined;
  after: LastSeen | null;
};

/** A browser has one customer at a time, so news of any customer are about theirs. */
export const isAbout = ({ thing }: Pick<Subscription, 'thing'>, news: { kind: string; id: number }): boolean =>
  thing.kind === news.kind && (thing.kind === 'customer' || thing.id === news.id);

/** The subscriptions of all tabs together, each from the last event of the tab that has seen least. */
export function mergeSubscriptions(lists: Iterable<readonly Subscription[]>): Subscription[] {
  const merged = new Map<string, Subscription>();
  for (const subscription of [...lists].flat()) {
    const other = merged.get(subscription.name);
    merged.set(
      subscription.name,
      other ? { ...subscription, after: earlier(subscription.after, other.after) } : subscription,
    );
  }
  return [...merged.values()];
}

const earlier = (one: LastSeen | null, two: LastSeen | null): LastSeen | null =>
  one && two && one.id === two.id ? (one.event_id < two.event_id ? one : two) : null;

/**
 * Whether an open stream, which has come as far as `now`, still brings everything. A new subscription to an order or
 * trip has to begin with its present state, which the stream has sent already; one to a customer goes on from here.
 */
export function isCovered(subscription: Subscription, now: Subscription | undefined): boolean {
  if (!now) return false;
  if (now.after === null) return true;
  if (subscription.after === null) return subscription.thing.kind === 'customer';
  return now.after.id === subscription.after.id && now.after.event_id <= subscription.after.event_id;
}

/**
 * Whether a tab that has everything up to `after` should show these news. An order's last status comes again when
 * something else about the order changed; a customer's event comes again only when another tab had missed it.
 */
export function isNew(news: StreamNews, after: LastSeen | null): boolean {
  if (news.event_id === null || after === null || after.id !== news.id) return true;
  if (news.name === 'start') return !(news.event as { resumed: boolean }).resumed;
  return news.kind === 'customer' ? news.event_id > after.event_id : news.event_id >= after.event_id;
}
