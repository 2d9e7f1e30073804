import type { StreamNews, WantedLive } from '#contract/live/stream.ts';

/** The last event one has: of which thing, since a customer is known by their number only once the server has said it. */
export type After = { id: number; event_id: number };

/** What a tab follows. */
export type Want = {
  /** The same in every tab. */
  name: string;
  thing: WantedLive;
  guest_id?: string | null | undefined;
  after: After | null;
};

/** Whether news are about it. There is one customer at a time. */
export const isAbout = ({ thing }: Pick<Want, 'thing'>, news: { kind: string; id: number }): boolean =>
  thing.kind === news.kind && (thing.kind === 'customer' || thing.id === news.id);

/** What all tabs follow together, each thing from where the tab that knows least of it stands. */
export function mergeWants(lists: Iterable<readonly Want[]>): Want[] {
  const merged = new Map<string, Want>();
  for (const want of [...lists].flat()) {
    const other = merged.get(want.name);
    merged.set(want.name, other ? { ...want, after: earlier(want.after, other.after) } : want);
  }
  return [...merged.values()];
}

const earlier = (one: After | null, two: After | null): After | null =>
  one && two && one.id === two.id ? (one.event_id < two.event_id ? one : two) : null;

/**
 * Whether a stream that stands at `now` tells all that is wanted. An order or trip begins with its present state, which
 * the stream has told already; a customer goes on from here.
 */
export function isCovered(want: Want, now: Want | undefined): boolean {
  if (!now) return false;
  if (now.after === null) return true;
  if (want.after === null) return want.thing.kind === 'customer';
  return now.after.id === want.after.id && now.after.event_id <= want.after.event_id;
}

/**
 * What of the news is new to somebody who has all up to `after`. An order's last status comes again when something else
 * about the order changed; a customer's event comes once, unless another tab had to go back for it.
 */
export function isNew(news: StreamNews, after: After | null): boolean {
  if (news.event_id === null || after === null || after.id !== news.id) return true;
  if (news.name === 'start') return !(news.event as { resumed: boolean }).resumed;
  return news.kind === 'customer' ? news.event_id > after.event_id : news.event_id >= after.event_id;
}
