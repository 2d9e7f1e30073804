import type { Followed } from './follow-key.ts';
import type { FollowedState } from './followed-kinds.ts';
import { noticeOf, readNotice } from './live.repository.ts';
import type { Known } from './news.ts';

/** One thing that a connection follows. `after`: the last event it has; null: it starts with the present state. */
export type Follow = { followed: Followed; after: number | null };

/** One open connection, which follows one thing or several. */
export type Listener = {
  follows: readonly Follow[];
  tell(followed: Followed, name: string, event: unknown, id?: number): void;
  /** Of this nothing more will come: it is not there any more. */
  gone(followed: Followed): void;
  beat(): void;
  end(): void;
};

/** Connections that follow one order, one trip, one customer. */
const MOST_OF_ONE = 20;

/** Which open connections of this process follow what, and how much each has been told. */
export function makeListeners(onUnfollowed: (followed: Followed) => void) {
  const open = new Set<Listener>();
  /** By the notice that announces a change of it. */
  const watched = new Map<string, { followed: Followed; listeners: Map<Listener, Known> }>();
  /** The courier's notice, by the notice of the order: where a courier is concerns whoever follows the order. */
  const couriers = new Map<string, string>();

  function follow(listener: Listener, { followed, after }: Follow) {
    const name = noticeOf(followed);
    const all = watched.get(name)?.listeners ?? new Map<Listener, Known>();
    watched.set(name, { followed, listeners: all.set(listener, { after, said: '', located_at: null }) });
  }

  function unfollow(listener: Listener, { followed }: Follow) {
    const name = noticeOf(followed);
    const all = watched.get(name)?.listeners;
    all?.delete(listener);
    if (!all || all.size > 0) return;
    watched.delete(name);
    couriers.delete(name);
    onUnfollowed(followed);
  }

  return {
    open: open as ReadonlySet<Listener>,

    isFull: ({ followed }: Follow): boolean => (watched.get(noticeOf(followed))?.listeners.size ?? 0) >= MOST_OF_ONE,

    add(listener: Listener) {
      open.add(listener);
      for (const each of listener.follows) follow(listener, each);
    },

    remove(listener: Listener) {
      if (!open.delete(listener)) return;
      for (const each of listener.follows) unfollow(listener, each);
    },

    /** What a notice is about, as far as anybody here follows it. null: anything may have changed. */
    followedBy(notice: string | null): Followed[] {
      const about = notice === null ? null : readNotice(notice);
      if (notice !== null && about && about.kind !== 'courier') {
        const named = watched.get(notice);
        return named ? [named.followed] : [];
      }
      return [...watched].flatMap(([name, { followed }]) =>
        about === null || couriers.get(name) === notice ? [followed] : [],
      );
    },

    tellTyping({ id, conversation_id }: { id: number; conversation_id: number }) {
      const customer = { kind: 'customer', id } as const;
      for (const listener of watched.get(noticeOf(customer))?.listeners.keys() ?? [])
        listener.tell(customer, 'typing', { conversation_id });
    },

    /** Tells each of `here` what it does not know yet; undefined: it is not there any more. Returns how many events. */
    tellState(followed: Followed, state: FollowedState | undefined, here: ReadonlySet<Listener>): number {
      const name = noticeOf(followed);
      const all = watched.get(name)?.listeners;
      if (!all) return 0;
      if (!state) {
        for (const listener of all.keys()) listener.gone(followed);
        return 0;
      }
      if (state.courier_id === null) couriers.delete(name);
      else couriers.set(name, noticeOf({ kind: 'courier', id: state.courier_id }));
      let events = 0;
      for (const [listener, known] of all) {
        if (!here.has(listener)) continue;
        const { fresh, now } = state.news(known);
        all.set(listener, now);
        events += fresh.length;
        for (const event of fresh) listener.tell(followed, event.name, event.data, event.id);
      }
      return events;
    },
  };
}
