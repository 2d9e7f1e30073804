import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import type { Followed } from './follow-key.ts';
import { followedKinds } from './followed-kinds.ts';
import { type Listener, makeListeners } from './listeners.ts';
import { CHANNEL, noticeOf, readNotice } from './live.repository.ts';

export type Watch = {
  add(listener: Listener): Promise<() => void>;
  counts(): { listeners: number; events: number };
  close(): Promise<void>;
};

const BEAT_MS = 15_000;
const RETRY_MS = 1000;
const KINDS = ['order', 'trip', 'customer'] as const satisfies readonly Followed['kind'][];

/**
 * All open connections of this process, and one database listener for all of them: what is announced in any process is
 * read once for everybody here, many orders or trips in one statement. Nothing listens before the first connection comes.
 */
export function openWatch({ db, geo, env }: Pick<Deps, 'db' | 'geo' | 'env'>): Watch {
  const kinds = followedKinds(db, geo);
  const listeners = makeListeners(({ kind, id }) => kinds[kind].forget(id));
  const changed = new Map<string, Followed>();
  let events = 0;
  let reading: Promise<void> | null = null;
  let listening: Promise<() => Promise<void>> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let closed = false;

  /** null: anything may have changed. */
  function hear(notice: string | null) {
    const about = notice === null ? null : readNotice(notice);
    if (about?.kind === 'typing') listeners.tellTyping(about);
    else readSoon(listeners.followedBy(notice));
  }

  function readSoon(followed: readonly Followed[] = []) {
    for (const one of followed) changed.set(noticeOf(one), one);
    if (reading || closed || changed.size === 0) return;
    const done = (then: () => void) => () => {
      reading = null;
      then();
    };
    reading = read().then(
      // What was announced in the last moment.
      done(() => readSoon()),
      done(() => void setTimeout(() => readSoon(), RETRY_MS).unref()),
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
        const here = new Set(listeners.open);
        const states = await kinds[kind].read(ids).catch((error) => {
          for (const followed of all) changed.set(noticeOf(followed), followed);
          throw error;
        });
        for (const id of ids) events += listeners.tellState({ kind, id }, states.get(id), here);
      }
    }
  }

  function beat() {
    for (const listener of listeners.open) listener.beat();
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
      const { follows } = listener;
      if (closed || listeners.open.size >= env.LIVE_CONNECTIONS) throw new AppError('overloaded');
      if (follows.some(listeners.isFull)) throw new AppError('too_many_requests');
      listeners.add(listener);
      const leave = () => listeners.remove(listener);
      await startListening().catch((error) => {
        leave();
        throw error;
      });
      readSoon(follows.map(({ followed }) => followed));
      return leave;
    },
    counts: () => ({ listeners: listeners.open.size, events }),
    async close() {
      closed = true;
      if (beating) clearInterval(beating);
      for (const listener of [...listeners.open]) listener.end();
      const unlisten = await listening?.catch(() => null);
      await unlisten?.();
      await reading;
    },
  };
}
