import { MOST_FOLLOWED, type StreamNews } from '#contract/live/stream.ts';
import type { OpenConnection } from './keep-open.ts';
import { openStream, type Ticket } from './stream.ts';
import { isAbout, isCovered, mergeWants, type Want } from './subscription.ts';

/** What the leading tab says to all, or to one: what was heard, or how it stands with the connection. */
export type LeaderMessage =
  | { type: 'news'; news: StreamNews }
  /** News of these come by themselves. */
  | { type: 'live'; names: string[] }
  | { type: 'gone'; thing: { kind: string; id: number } }
  | { type: 'lost' };

export type Leader = {
  /** What a tab follows now; nothing: it is gone, or nobody looks at it. */
  want(tab: string, wants: readonly Want[]): void;
  stop(): void;
};

type Tools = {
  ticket(wants: readonly Want[]): Promise<Ticket>;
  say(said: LeaderMessage, to?: string): void;
};

/** Holds the one connection of the browser, for itself and all other tabs. */
export function startLeading({ ticket, say }: Tools): Leader {
  const wanted = new Map<string, readonly Want[]>();
  let stream: OpenConnection | null = null;
  /** What the connection follows, each from where it stands. */
  let streamed: Want[] = [];
  /** Of these something was heard since it was opened. */
  const heardOf = new Set<string>();

  /** As many as one connection may follow; what concerns the customer is always among them. */
  const all = () =>
    mergeWants(wanted.values())
      .sort((one, two) => Number(two.thing.kind === 'customer') - Number(one.thing.kind === 'customer'))
      .slice(0, MOST_FOLLOWED);
  const streamedAs = ({ name }: Want) => streamed.find((want) => want.name === name);

  function lost() {
    heardOf.clear();
    say({ type: 'lost' });
  }

  function heard(news: StreamNews) {
    const { kind, id, event_id } = news;
    for (const want of streamed) if (isAbout(want, news)) heardOf.add(want.name);
    // Every tab has it now; whoever comes next is given the rest.
    if (event_id !== null)
      for (const want of [...wanted.values(), streamed].flat())
        if (isAbout(want, { kind, id })) want.after = { id, event_id };
    say({ type: 'news', news });
  }

  function stop() {
    stream?.stop();
    stream = null;
    streamed = [];
    heardOf.clear();
  }

  /** Comes to what is told already, and would otherwise not hear that it is before something happens. */
  function greet(tab: string, wants: readonly Want[]) {
    const told = wants.filter(({ name }) => heardOf.has(name));
    if (told.length > 0) say({ type: 'live', names: told.map(({ name }) => name) }, tab);
    for (const want of told) {
      const now = streamedAs(want)?.after;
      if (want.after !== null || !now) continue;
      want.after = now;
      say({ type: 'news', news: startOf(now) }, tab);
    }
  }

  return {
    want(tab, wants) {
      if (wants.length > 0) wanted.set(tab, wants);
      else wanted.delete(tab);
      const together = all();
      // What is told beyond what is wanted does no harm.
      if (together.length === 0) return stop();
      if (stream && together.every((want) => isCovered(want, streamedAs(want)))) return greet(tab, wants);
      streamed = together;
      if (stream) return stream.reopen();
      const wantsNow = () => {
        streamed = all();
        return streamed;
      };
      stream = openStream({ wants: wantsNow, ticket, heard, lost, gone: (thing) => say({ type: 'gone', thing }) });
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
