import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Followed } from './follow-key.ts';
import { type FollowedState, followedKinds } from './followed-kinds.ts';
import { CHANNEL, noticeOf, readNotice } from './live.repository.ts';
import type { Known } from './order-news.ts';

/** One open connection that follows something. `after`: the last event it has; null: it starts with the present state. */
export type Listener = {
  followed: Followed;
  after: number | null;
  tell(name: string, event: unknown, id?: number): void;
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
/** Connections that follow one order or trip. */
const MOST_OF_ONE = 20;

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
  let listeners = 0;
  let events = 0;
  let reading: Promise<void> | null = null;
  let listening: Promise<() => Promise<void>> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let closed = false;

  /** null: anything may have changed. */
  function hear(notice: string | null) {
    const about = notice === null ? null : readNotice(notice);
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
      for (const kind of ['order', 'trip'] as const) {
        const ids = all.filter((followed) => followed.kind === kind).map(({ id }) => id);
        if (ids.length === 0) continue;
        const states = await kinds[kind].read(ids).catch((error) => {
          for (const followed of all) changed.set(noticeOf(followed), followed);
          throw error;
        });
        for (const id of ids) tellAll({ kind, id }, states.get(id));
      }
    }
  }

  function tellAll(followed: Followed, state: FollowedState | undefined) {
    const name = noticeOf(followed);
    const all = watched.get(name)?.listeners;
    if (!all) return;
    if (!state) {
      for (const listener of all.keys()) listener.end();
      return;
    }
    if (state.courier_id === null) couriers.delete(name);
    else couriers.set(name, noticeOf({ kind: 'courier', id: state.courier_id }));
    for (const [listener, known] of all) {
      const { fresh, now } = state.news(known);
      all.set(listener, now);
      events += fresh.length;
      for (const event of fresh) listener.tell(event.name, event.data, event.id);
    }
  }

  function beat() {
    for (const { listeners } of watched.values()) for (const listener of listeners.keys()) listener.beat();
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

  return {
    async add(listener) {
      const { followed, after } = listener;
      const name = noticeOf(followed);
      if (closed || listeners >= env.LIVE_CONNECTIONS) throw new AppError('overloaded');
      const all = watched.get(name)?.listeners ?? new Map<Listener, Known>();
      if (all.size >= MOST_OF_ONE) throw new AppError('too_many_requests');
      listeners += 1;
      watched.set(name, { followed, listeners: all.set(listener, { after, said: '', located_at: null }) });
      const leave = () => {
        if (!all.delete(listener)) return;
        listeners -= 1;
        if (all.size > 0) return;
        watched.delete(name);
        couriers.delete(name);
        kinds[followed.kind].forget(followed.id);
      };
      await startListening().catch((error) => {
        leave();
        throw error;
      });
      changed.set(name, followed);
      readSoon();
      return leave;
    },
    counts: () => ({ listeners, events }),
    async close() {
      closed = true;
      if (beating) clearInterval(beating);
      for (const { listeners } of watched.values()) for (const listener of [...listeners.keys()]) listener.end();
      const unlisten = await listening?.catch(() => null);
      await unlisten?.();
      await reading;
    },
  };
}
