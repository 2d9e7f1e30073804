import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { raw, sql } from '#server/db/sql.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { type Shop, startShop } from './start-shop.ts';

const SHOPPERS = 16;
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

type Shopper = { guest_id: string; item_id: number; store_id: number; order_amount: number };

const HEADERS = { zoneid: '[1]', latitude: '57.7', longitude: '11.97' };
/** The seed writes the modules in the order of their types; e-commerce never closes. */
const MODULE = { ...HEADERS, moduleid: '4' };

/** Each buys something else: what is measured is the shop, not how long people wait for one shelf. */
async function makeShoppers(shop: Shop, db: Db): Promise<Shopper[]> {
  const goods = await db.rows<{ id: number; store_id: number }>(sql`
    select i.id, i.store_id from items i join stores s on s.id = i.store_id
    where i.module_id = 4 and i.zone_id = 1 and i.status and s.status and s.active
      and not exists (select 1 from item_variations v where v.item_id = i.id)
      and not exists (select 1 from flash_sale_items f where f.item_id = i.id)
    order by i.id limit ${SHOPPERS}`);
  const ids = goods.map(({ id }) => id);
  const stores = goods.map(({ store_id }) => store_id);
  await db.run(sql`update stores set take_away = true, minimum_order = 0 where id = any (${stores}::int[])`);
  await db.run(sql`update items set stock = 10000000, maximum_cart_quantity = null where id = any (${ids}::int[])`);
  return Promise.all(
    Array.from({ length: SHOPPERS }, async (_, at) => {
      const item = goods[at % goods.length];
      if (!item) throw new Error('nothing to buy');
      const { guest_id } = await call(shop, '/auth/guest/request', {});
      const shopper = { guest_id: String(guest_id), item_id: item.id, store_id: item.store_id, order_amount: 0 };
      const { order_amount } = await call(shop, '/customer/order/quote', wish(shopper));
      return { ...shopper, order_amount };
    }),
  );
}

const wish = ({ guest_id, item_id, store_id }: Shopper) => ({
  guest_id,
  store_id,
  is_buy_now: 1,
  cart: [{ item_id, model: 'Item', quantity: 1, variation: [], add_on_ids: [], add_on_qtys: [] }],
  order_type: 'take_away',
});

async function place(shop: Shop, shopper: Shopper): Promise<number> {
  const body = {
    ...wish(shopper),
    order_amount: shopper.order_amount,
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Ada Lund',
    contact_person_number: '+46701740605',
    contact_person_email: 'ada@example.com',
  };
  const { order_id } = await call(shop, '/customer/order/place', body, { 'idempotency-key': randomUUID() });
  return order_id;
}

// biome-ignore lint/suspicious/noExplicitAny: a measured reply is not checked, only its status
const call = (shop: Shop, path: string, body: object, more: Record<string, string> = {}): Promise<any> =>
  send(shop, 'POST', path, JSON.stringify(body), more).then((text) => JSON.parse(text));

const agent = new Agent({ keepAlive: true });

/** Without fetch: it costs as much as half an order, on the same two cores. */
const send = (shop: Shop, method: 'POST' | 'DELETE', path: string, body: string, more: Record<string, string> = {}) =>
  new Promise<string>((resolve, reject) => {
    const typed = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const headers = { ...MODULE, ...more, ...(typed || {}) };
    const sent = request(`${shop.address}/api/v1${path}`, { method, headers, agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (reply.statusCode === 200) resolve(text);
        else reject(new Error(`${path} answered ${reply.statusCode}: ${text}`));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });

type Pattern = { table: string; columns: string[]; row: string }[];

/** The rows one order has written, to be written again; their own numbers are left to the database. */
async function rowsOfOrder(db: Db, order_id: number): Promise<Pattern> {
  const read = async (table: string, where: ReturnType<typeof sql>) => {
    const found = await db.rows<{ row: Record<string, unknown> }>(
      sql`select to_jsonb(t) - 'id' as row from ${raw(table)} t where ${where}`,
    );
    return found.map(({ row }) => ({ table, columns: Object.keys(row), row: JSON.stringify(row) }));
  };
  const ofOrder = sql`order_id = ${order_id}`;
  return [
    ...(await read('idempotency_keys', sql`true order by created_at desc limit 1`)),
    ...(await read('orders', sql`id = ${order_id}`)),
    ...(await read('order_lines', ofOrder)),
    ...(await read('order_events', ofOrder)),
    ...(await read('payments', sql`payable_kind = 'order' and payable_id = ${order_id}`)),
    ...(await read('outbox', sql`true order by id desc limit 1`)),
  ];
}

const insertBare = (db: Db, pattern: Pattern): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { table, columns, row } of pattern) {
      const names = raw(columns.map((name) => `"${name}"`).join(', '));
      const filled = table === 'idempotency_keys' ? JSON.stringify({ ...JSON.parse(row), key: randomUUID() }) : row;
      await tx.run(sql`
        insert into ${raw(table)} (${names}) select ${names} from jsonb_populate_record(null::${raw(table)}, ${filled}::jsonb)`);
    }
  });

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
    () => samples.push({ atMs: performance.now() - started, mb: memoryOf(shop.pid) }),
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

/** What the process really occupies. */
function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

function first(shoppers: readonly Shopper[]): Shopper {
  const [one] = shoppers;
  if (!one) throw new Error('nobody came');
  return one;
}
