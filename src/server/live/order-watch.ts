import { AppError } from '#contract/errors.ts';
import type { LiveEvents } from '#contract/live/live.ts';
import type { Deps } from '../deps.ts';
import { CHANNEL, type OrderState, readNotice, statesOf } from './live.repository.ts';
import { type Known, news } from './order-news.ts';
import { remainingRoutes } from './remaining-routes.ts';

/** One open connection that follows an order. `after`: the last event it has; null: it starts with the present state. */
export type Listener = {
  order_id: number;
  after: number | null;
  tell<Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name], id?: number): void;
  beat(): void;
  end(): void;
};

export type OrderWatch = {
  add(listener: Listener): Promise<() => void>;
  counts(): { listeners: number; events: number };
  close(): Promise<void>;
};

const BEAT_MS = 15_000;
const RETRY_MS = 1000;
const MOST_AN_ORDER = 20;

/**
 * All open connections of this process, and one database listener for all of them: what is announced in any process is read once for
 * everybody here, many orders in one statement. Nothing listens before the first connection comes.
 */
export function orderWatch({ db, geo, env }: Pick<Deps, 'db' | 'geo' | 'env'>): OrderWatch {
  const watched = new Map<number, Map<Listener, Known>>();
  const couriers = new Map<number, number>();
  const routes = remainingRoutes(geo);
  const changed = new Set<number>();
  let listeners = 0;
  let events = 0;
  let reading: Promise<void> | null = null;
  let listening: Promise<() => Promise<void>> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let closed = false;

  function hear(notice: string | null) {
    const about = notice === null ? null : readNotice(notice);
    for (const order_id of about && 'order_id' in about ? [about.order_id] : watched.keys())
      if (watched.has(order_id) && isAbout(about, order_id)) changed.add(order_id);
    readSoon();
  }

  const isAbout = (about: ReturnType<typeof readNotice>, order_id: number): boolean =>
    about === null || 'order_id' in about || couriers.get(order_id) === about.courier_id;

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
      const order_ids = [...changed];
      changed.clear();
      const states = await statesOf(db, order_ids).catch((error) => {
        for (const order_id of order_ids) changed.add(order_id);
        throw error;
      });
      await routes.prepare(states);
      const found = new Map(states.map((state) => [state.id, state]));
      for (const order_id of order_ids) tellAll(order_id, found.get(order_id));
    }
  }

  function tellAll(order_id: number, state: OrderState | undefined) {
    const all = watched.get(order_id);
    if (!all) return;
    if (!state) {
      for (const listener of all.keys()) listener.end();
      return;
    }
    if (state.delivery_man_id === null) couriers.delete(order_id);
    else couriers.set(order_id, state.delivery_man_id);
    for (const [listener, known] of all) {
      const { fresh, now } = news(state, known, routes.minutes);
      all.set(listener, now);
      events += fresh.length;
      for (const event of fresh)
        if (event.name === 'status') listener.tell('status', event.data, event.id);
        else listener.tell('rider', event.data);
    }
  }

  function beat() {
    for (const all of watched.values()) for (const listener of all.keys()) listener.beat();
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
      const { order_id, after } = listener;
      if (closed || listeners >= env.LIVE_CONNECTIONS) throw new AppError('overloaded');
      const all = watched.get(order_id) ?? new Map<Listener, Known>();
      if (all.size >= MOST_AN_ORDER) throw new AppError('too_many_requests');
      listeners += 1;
      watched.set(order_id, all.set(listener, { after, said: '', located_at: null }));
      const leave = () => {
        if (!all.delete(listener)) return;
        listeners -= 1;
        if (all.size > 0) return;
        watched.delete(order_id);
        couriers.delete(order_id);
        routes.forget(order_id);
      };
      await startListening().catch((error) => {
        leave();
        throw error;
      });
      changed.add(order_id);
      readSoon();
      return leave;
    },
    counts: () => ({ listeners, events }),
    async close() {
      closed = true;
      if (beating) clearInterval(beating);
      for (const all of watched.values()) for (const listener of [...all.keys()]) listener.end();
      const unlisten = await listening?.catch(() => null);
      await unlisten?.();
      await reading;
    },
  };
}
