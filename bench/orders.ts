import { openPostgres } from '#server/db/open.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { memoryOf } from './processes/memory.ts';
import { type Shop, startShop } from './processes/start-shop.ts';
import { call, first, insertBare, makeShoppers, place, rowsOfOrder, type Shopper, send } from './shoppers.ts';

const ROUNDS = 4;
const ROUND_MS = 3000;
const LONG_RUN_MS = 5 * 60_000;
const SAMPLE_MS = 5000;

/** Orders a second, at least this part of bare transactions that insert the same rows. */
export const DEMANDED = 0.4;
/** Memory of the last minute, at most this many times that of the second one. */
export const MOST_GROWTH = 1.2;

export type OrderBench = {
  orders: number;
  bare: number;
  ratio: number;
  /** Milliseconds, adding to a cart while others do. */
  cart: { perSecond: number; p50: number; p99: number };
  /** Megabytes, and how many orders were placed between. */
  memory: { second: number; last: number; growth: number; orders: number };
};

/** How quickly the shop sells on PostgreSQL, against the quickest way to write the same down. */
export async function measureOrders(folder: string, say: (line: string) => void): Promise<OrderBench> {
  const postgres = await startPostgres({ durable: true });
  const shop = await startShop({ DATA_DIR: folder, DATABASE_URL: postgres.url(), DEMO_ORDER_PACE: '0' });
  const db = openPostgres(postgres.url());
  try {
    const shoppers = await makeShoppers(shop, db);
    const pattern = await rowsOfOrder(db, await place(shop, first(shoppers)));
    const [ours, bares]: [number[], number[]] = [[], []];
    for (let round = 0; round <= ROUNDS; round++) {
      const bare = await perSecond(shoppers, ROUND_MS, () => insertBare(db, pattern));
      const our = await perSecond(shoppers, ROUND_MS, (shopper) => place(shop, shopper));
      // The first round warms both up.
      if (round === 0) continue;
      bares.push(bare);
      ours.push(our);
      say(`  ${Math.round(our)} orders, ${Math.round(bare)} bare transactions per second`);
    }
    const [orders, bare] = [Math.max(...ours), Math.max(...bares)];
    const cart = await measureCart(shop, shoppers);
    say('  five minutes of orders');
    return { orders, bare, ratio: orders / bare, cart, memory: await measureMemory(shop, shoppers) };
  } finally {
    await db.close();
    await shop.stop();
    await postgres.stop();
  }
}

/** Everybody goes on until the time is over. */
async function perSecond(
  shoppers: readonly Shopper[],
  ms: number,
  act: (shopper: Shopper) => Promise<unknown>,
): Promise<number> {
  const started = performance.now();
  let done = 0;
  await Promise.all(
    shoppers.map(async (shopper) => {
      while (performance.now() - started < ms) {
        await act(shopper);
        done += 1;
      }
    }),
  );
  return (done * 1000) / (performance.now() - started);
}

async function measureCart(shop: Shop, shoppers: readonly Shopper[]): Promise<OrderBench['cart']> {
  const times: number[] = [];
  const rate = await perSecond(shoppers, ROUND_MS, async ({ guest_id, item_id }) => {
    const line = { guest_id, item_id, model: 'Item', price: 0, quantity: 1, variation: [], replace: true };
    const started = performance.now();
    await call(shop, '/customer/cart/add', line);
    times.push(performance.now() - started);
    await send(shop, 'DELETE', `/customer/cart/remove?guest_id=${encodeURIComponent(guest_id)}`, '');
  });
  times.sort((one, other) => one - other);
  const at = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return { perSecond: rate, p50: at(0.5), p99: at(0.99) };
}

async function measureMemory(shop: Shop, shoppers: readonly Shopper[]): Promise<OrderBench['memory']> {
  const samples: { atMs: number; mb: number }[] = [];
  const started = performance.now();
  const sampling = setInterval(
    () => samples.push({ atMs: performance.now() - started, mb: memoryOf(shop.pid).now }),
    SAMPLE_MS,
  );
  const rate = await perSecond(shoppers, LONG_RUN_MS, (shopper) => place(shop, shopper));
  clearInterval(sampling);
  const minute = (from: number) => {
    const within = samples.filter(({ atMs }) => atMs >= from && atMs < from + 60_000);
    return within.reduce((sum, { mb }) => sum + mb, 0) / within.length;
  };
  const [second, last] = [minute(60_000), minute(LONG_RUN_MS - 60_000)];
  return { second, last, growth: last / second, orders: Math.round((rate * LONG_RUN_MS) / 1000) };
}
