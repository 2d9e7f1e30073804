import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Followed } from './follow-key.ts';
import { type FollowedState, followedKinds } from './followed-kinds.ts';
import { CHANNEL, noticeOf, readNotice } from './live.repository.ts';
import type { Known } from './order-news.ts';

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

export type Watch = {
  add(listener: Listener): Promise<() => void>;
  counts(): { listeners: number; events: number };
  close(): Promise<void>;
};

const BEAT_MS = 15_000;
const RETRY_MS = 1000;
/** Connections that follow one order, one trip, one customer. */
const MOST_OF_ONE = 20;
const KINDS = ['order', 'trip', 'customer'] as const satisfies readonly Followed['kind'][];

/**
 * All open connections of this process, and one database listener for all of them: what is announced in any process is read once for
 * everybody here, many orders or trips in one statement. Nothing listens before the first connection comes.
 */
export function openWatch({ db, geo, env }: Pick<Deps, 'db' | 'geo' | 'env'>): Watch {
  const kinds = followedKinds(db, geo);
  /** By their notices, as all of these. */
  const watched = new Map<string, { followed: Followed; listeners: Map<Listener, Known> }>();
  /** What else is about them: their couriers. */
  const couriers = new Map<string, string>();
  const changed = new Map<string, Followed>();
  const open = new Set<Listener>();
  let events = 0;
  let reading: Promise<void> | null = null;
  let listening: Promise<() => Promise<void>> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let closed = false;

  /** null: anything may have changed. */
  function hear(notice: string | null) {
    const about = notice === null ? null : readNotice(notice);
    if (about?.kind === 'typing') return tellTyping(about);
    const isCourier = about?.kind === 'courier';
    const named = notice !== null && about && !isCourier ? watched.get(notice) : undefined;
    if (named) changed.set(noticeOf(named.followed), named.followed);
    else if (about === null || isCourier)
      for (const [name, { followed }] of watched)
        if (about === null || couriers.get(name) === notice) changed.set(name, followed);
    readSoon();
  }

  function readSoon() {
    if (reading || closed || changed.size === 0) return;
    const done = (then: () => void) => () => {
      reading = null;
      then();
    };
    reading = read().then(
      // What was announced in the last moment.
      done(readSoon),
      done(() => void setTimeout(readSoon, RETRY_MS).unref()),
    );
  }

  async function read() {
    while (changed.size > 0 && !closed) {
      const all = [...changed.values()];
      changed.clear();
      for (const kind of KINDS) {
        const ids = all.filter((followed) => followed.kind === kind).map(({ id }) => id);
        if (ids.length === 0) continue;
        // Who comes while it is read may know more than what was read: the next reading is for them.
        const here = new Set(open);
        const states = await kinds[kind].read(ids).catch((error) => {
          for (const followed of all) changed.set(noticeOf(followed), followed);
          throw error;
        });
        for (const id of ids) tellAll({ kind, id }, states.get(id), here);
      }
    }
  }

  function tellTyping({ id, conversation_id }: { id: number; conversation_id: number }) {
    const customer = { kind: 'customer', id } as const;
    for (const listener of watched.get(noticeOf(customer))?.listeners.keys() ?? [])
      listener.tell(customer, 'typing', { conversation_id });
  }

  function tellAll(followed: Followed, state: FollowedState | undefined, here: ReadonlySet<Listener>) {
    const name = noticeOf(followed);
    const all = watched.get(name)?.listeners;
    if (!all) return;
    if (!state) {
      for (const listener of all.keys()) listener.gone(followed);
      return;
    }
    if (state.courier_id === null) couriers.delete(name);
    else couriers.set(name, noticeOf({ kind: 'courier', id: state.courier_id }));
    for (const [listener, known] of all) {
      if (!here.has(listener)) continue;
      const { fresh, now } = state.news(known);
      all.set(listener, now);
      events += fresh.length;
      for (const event of fresh) listener.tell(followed, event.name, event.data, event.id);
    }
  }

  function beat() {
    for (const listener of open) listener.beat();
    // A connection that died silently would hear nothing for ever: what it missed is found here.
    hear(null);
  }

  async function startListening() {
    beating ??= setInterval(beat, BEAT_MS).unref();
    listening ??= db.listen(CHANNEL, hear);
    // Who comes next tries again.
    await listening.catch((error) => {
      listening = null;
      throw error;
    });
  }

  function place(listener: Listener, { followed, after }: Follow) {
    const name = noticeOf(followed);
    const all = watched.get(name)?.listeners ?? new Map<Listener, Known>();
    watched.set(name, { followed, listeners: all.set(listener, { after, said: '', located_at: null }) });
  }

  function leavePlace(listener: Listener, { followed }: Follow) {
    const name = noticeOf(followed);
    const all = watched.get(name)?.listeners;
    all?.delete(listener);
    if (!all || all.size > 0) return;
    watched.delete(name);
    couriers.delete(name);
    kinds[followed.kind].forget(followed.id);
  }

  return {
    async add(listener) {
      const { follows } = listener;
      if (closed || open.size >= env.LIVE_CONNECTIONS) throw new AppError('overloaded');
      const isFull = ({ followed }: Follow) => (watched.get(noticeOf(followed))?.listeners.size ?? 0) >= MOST_OF_ONE;
      if (follows.some(isFull)) throw new AppError('too_many_requests');
      open.add(listener);
      for (const follow of follows) place(listener, follow);
      const leave = () => {
        if (!open.delete(listener)) return;
        for (const follow of follows) leavePlace(listener, follow);
      };
      await startListening().catch((error) => {
        leave();
        throw error;
      });
      for (const { followed } of follows) changed.set(noticeOf(followed), followed);
      readSoon();
      return leave;
    },
    counts: () => ({ listeners: open.size, events }),
    async close() {
      closed = true;
      if (beating) clearInterval(beating);
      for (const listener of [...open]) listener.end();
      const unlisten = await listening?.catch(() => null);
      await unlisten?.();
      await reading;
    },
  };
}
