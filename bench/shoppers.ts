import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Db } from '#server/db/db.ts';
import { raw, sql } from '#server/db/sql.ts';
import type { Shop } from './processes/start-shop.ts';

/** As many buy at once. */
export const SHOPPERS = 16;

export type Shopper = { guest_id: string; item_id: number; store_id: number; order_amount: number };

const HEADERS = { zoneid: '[1]', latitude: '57.7', longitude: '11.97' };
/** The seed writes the modules in the order of their types; e-commerce never closes. */
const MODULE = { ...HEADERS, moduleid: '4' };

/** Each buys something else: what is measured is the shop, not how long people wait for one shelf. */
export async function makeShoppers(shop: Shop, db: Db): Promise<Shopper[]> {
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

export async function place(shop: Shop, shopper: Shopper): Promise<number> {
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
export const call = (shop: Shop, path: string, body: object, more: Record<string, string> = {}): Promise<any> =>
  send(shop, 'POST', path, JSON.stringify(body), more).then((text) => JSON.parse(text));

const agent = new Agent({ keepAlive: true });

/** Without fetch: it costs as much as half an order, on the same two cores. */
export const send = (
  shop: Shop,
  method: 'POST' | 'DELETE',
  path: string,
  body: string,
  more: Record<string, string> = {},
) =>
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

/** The bytes of an answer as they travel. */
export const get = (url: string, headers: Record<string, string>) =>
  new Promise<Buffer>((resolve, reject) => {
    const sent = request(url, { headers, agent }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk) => chunks.push(chunk));
      reply.once('end', () => {
        if (reply.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${url} answered ${reply.statusCode}`));
      });
    });
    sent.once('error', reject);
    sent.end();
  });

export type Pattern = { table: string; columns: string[]; row: string }[];

/** The rows one order has written, to be written again; their own numbers are left to the database. */
export async function rowsOfOrder(db: Db, order_id: number): Promise<Pattern> {
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
    // To whoever ordered, and to the store.
    ...(await read('outbox', sql`about like ${`order ${order_id} %`} order by id`)),
  ];
}

/** What no two rows share. */
const OWN: Record<string, () => object> = {
  idempotency_keys: () => ({ key: randomUUID() }),
  outbox: () => ({ about: randomUUID() }),
};

export const insertBare = (db: Db, pattern: Pattern): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { table, columns, row } of pattern) {
      const names = raw(columns.map((name) => `"${name}"`).join(', '));
      const filled = JSON.stringify({ ...JSON.parse(row), ...OWN[table]?.() });
      await tx.run(sql`
        insert into ${raw(table)} (${names}) select ${names} from jsonb_populate_record(null::${raw(table)}, ${filled}::jsonb)`);
    }
  });

export function first(shoppers: readonly Shopper[]): Shopper {
  const [one] = shoppers;
  if (!one) throw new Error('nobody came');
  return one;
}
