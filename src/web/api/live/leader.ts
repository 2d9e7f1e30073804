import { MOST_FOLLOWED, type StreamNews } from '#contract/live/stream.ts';
import type { OpenConnection } from './keep-open.ts';
import { openStream, type Ticket } from './stream.ts';
import { isAbout, isCovered, mergeSubscriptions, type Subscription } from './subscription.ts';

/** What the leading tab says to all, or to one: what was heard, or how it stands with the connection. */
export type LeaderMessage =
  | { type: 'news'; news: StreamNews }
  /** News of these come by themselves. */
  | { type: 'live'; names: string[] }
  | { type: 'gone'; thing: { kind: string; id: number } }
  | { type: 'lost' };

export type Leader = {
  /** What a tab follows now; nothing: it is gone, or nobody looks at it. */
  subscribe(tab: string, subscriptions: readonly Subscription[]): void;
  stop(): void;
};

type Tools = {
  ticket(subscriptions: readonly Subscription[]): Promise<Ticket>;
  say(said: LeaderMessage, to?: string): void;
};

/** Holds the one connection of the browser, for itself and all other tabs. */
export function startLeading({ ticket, say }: Tools): Leader {
  const byTab = new Map<string, readonly Subscription[]>();
  let stream: OpenConnection | null = null;
  /** What the connection follows, each from where it stands. */
  let streamed: Subscription[] = [];
  /** Of these something was heard since it was opened. */
  const heardOf = new Set<string>();

  /** As many as one connection may follow; what concerns the customer is always among them. */
  const all = () =>
    mergeSubscriptions(byTab.values())
      .sort((one, two) => Number(two.thing.kind === 'customer') - Number(one.thing.kind === 'customer'))
      .slice(0, MOST_FOLLOWED);
  const streamedAs = ({ name }: Subscription) => streamed.find((subscription) => subscription.name === name);

  function lost() {
    heardOf.clear();
    say({ type: 'lost' });
  }

  function heard(news: StreamNews) {
    const { kind, id, event_id } = news;
    for (const subscription of streamed) if (isAbout(subscription, news)) heardOf.add(subscription.name);
    // Every tab has it now; whoever comes next is given the rest.
    if (event_id !== null)
      for (const subscription of [...byTab.values(), streamed].flat())
        if (isAbout(subscription, { kind, id })) subscription.after = { id, event_id };
    say({ type: 'news', news });
  }

  function stop() {
    stream?.stop();
    stream = null;
    streamed = [];
    heardOf.clear();
  }

  /** Comes to what is told already, and would otherwise not hear that it is before something happens. */
  function greet(tab: string, subscriptions: readonly Subscription[]) {
    const told = subscriptions.filter(({ name }) => heardOf.has(name));
    if (told.length > 0) say({ type: 'live', names: told.map(({ name }) => name) }, tab);
    for (const subscription of told) {
      const now = streamedAs(subscription)?.after;
      if (subscription.after !== null || !now) continue;
      subscription.after = now;
      say({ type: 'news', news: startOf(now) }, tab);
    }
  }

  return {
    subscribe(tab, subscriptions) {
      if (subscriptions.length > 0) byTab.set(tab, subscriptions);
      else byTab.delete(tab);
      const together = all();
      // A stream that also tells more than is followed now does no harm.
      if (together.length === 0) return stop();
      if (stream && together.every((subscription) => isCovered(subscription, streamedAs(subscription))))
        return greet(tab, subscriptions);
      streamed = together;
      if (stream) return stream.reopen();
      const currentSubscriptions = () => {
        streamed = all();
        return streamed;
      };
      stream = openStream({
        subscriptions: currentSubscriptions,
        ticket,
        heard,
        lost,
        gone: (thing) => say({ type: 'gone', thing }),
      });
    },
    stop,
  };
}

const startOf = ({ id, event_id }: { id: number; event_id: number }): StreamNews => ({
  kind: 'customer',
  id,
  name: 'start',
  event_id,
  event: { resumed: false },
});
