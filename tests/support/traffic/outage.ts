import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { type OpenStore, orderRequest, placeAt, postTo } from '../town/always-open.ts';

type Heard = { at: number; status: number; retryAfter: string | null; body: unknown };

export type Buying = {
  /** Every answer, in the order they came. */
  heard: readonly Heard[];
  /** Orders that were acknowledged, by their keys. */
  orders: ReadonlyMap<string, number>;
  /** Waits for the next order that is acknowledged; says how long it took, in milliseconds. */
  untilNextOrder(): Promise<number>;
  /** Each has their last order; nobody asks for another. */
  stop(): Promise<void>;
};

/** How soon somebody who heard "not now" asks again. */
const ASK_AGAIN_MS = 25;

/**
 * Buyers who order one thing after the other, each under a key of its own, and ask for the same again until they have it.
 * So in the end there are as many orders as keys, unless one was lost or made twice.
 */
export async function startBuying(origin: string, shop: OpenStore, buyers: number): Promise<Buying> {
  const heard: Heard[] = [];
  const orders = new Map<string, number>();
  let isOver = false;

  const makeBuyer = async () => {
    const guest = await postTo(origin, shop, '/auth/guest/request', {});
    const { guest_id } = (await guest.json()) as { guest_id: string };
    const body = { ...orderRequest(shop), guest_id };
    const quote = await postTo(origin, shop, '/customer/order/quote', body);
    return { ...body, order_amount: ((await quote.json()) as { order_amount: number }).order_amount };
  };
  const order = async (key: string, body: object) => {
    for (;;) {
      const response = await placeAt(origin, shop, { key, body });
      const reply = (await response.json()) as { order_id: number };
      const retryAfter = response.headers.get('retry-after');
      heard.push({ at: performance.now(), status: response.status, retryAfter, body: reply });
      if (response.status === 200) return orders.set(key, reply.order_id);
      if (response.status !== 503) return;
      await wait(ASK_AGAIN_MS);
    }
  };
  const bodies = await Promise.all(Array.from({ length: buyers }, makeBuyer));
  const all = bodies.map(async (body, at) => {
    for (let turn = 0; !isOver; turn += 1) await order(`buyer ${at} turn ${turn}`, body);
  });
  // Whoever is cut off says so when they are waited for.
  const done = Promise.all(all);
  done.catch(() => {});

  return {
    heard,
    orders,
    async untilNextOrder() {
      const since = performance.now();
      for (;;) {
        const first = heard.find(({ at, status }) => status === 200 && at > since);
        if (first) return first.at - since;
        await Promise.race([wait(5), done.then(() => Promise.reject(new Error('nobody buys any more')))]);
      }
    },
    async stop() {
      isOver = true;
      await done;
    },
  };
}

/**
 * Ends sessions in the middle of their transactions until as many are gone as wanted; says how many. Gives up when no
 * transactions come any more.
 */
export async function cutTransactions(db: Db, wanted: number): Promise<number> {
  let cut = 0;
  const until = performance.now() + 30_000;
  while (cut < wanted && performance.now() < until) {
    const gone = await db.rows(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' limit 1`);
    cut += gone.length;
  }
  return cut;
}
