import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { openDaily } from './opening-hours.ts';

/** A store that is open whenever a test runs, and something in it that many may buy. */
export type OpenStore = {
  item_id: number;
  module_id: number;
  store_id: number;
  zone_id: number;
  latitude: number;
  longitude: number;
};

export async function openStore(db: Db, stock: number): Promise<OpenStore> {
  const { item_ids, ...store } = await openGoods(db, { count: 1, stock });
  const [item_id] = item_ids;
  if (item_id === undefined) throw new Error('the town sells groceries');
  return { ...store, item_id };
}

/** The same with several things in it, without choices and without offers, as many of each as is said. */
export async function openGoods(
  db: Db,
  { count, stock }: { count: number; stock: number },
): Promise<Omit<OpenStore, 'item_id'> & { item_ids: number[] }> {
  const store = await db.row<Omit<OpenStore, 'item_id'> & { item_ids: number[] }>(sql`
    select s.id as store_id, s.module_id, s.zone_id, s.latitude, s.longitude, plain.item_ids
    from stores s join modules m on m.id = s.module_id and m.module_type = 'grocery'
    cross join lateral (
      select array_agg(i.id) as item_ids from (
        select i.id from items i
        where i.store_id = s.id and i.choice_options = '[]' and i.stock > 5 and i.status and i.is_approved
          and i.price < 1000 and not exists (select from flash_sale_items f where f.item_id = i.id)
        order by i.id limit ${count}
      ) i
    ) plain
    where s.status and array_length(plain.item_ids, 1) = ${count} order by s.id limit 1`);
  if (!store) throw new Error('the town sells groceries');
  const { store_id, item_ids } = store;
  await db.run(sql`
    update items set stock = ${stock}, maximum_cart_quantity = null, is_prescription_required = false
    where id = any (${item_ids}::int[])`);
  await db.run(sql`
    update stores set active = true, delivery = true, take_away = true, minimum_order = 0 where id = ${store_id}`);
  await openDaily(db, [store_id]);
  return store;
}

/**
 * Every store of the town at nearly every hour: what is closed is listed last, and cannot be put into a cart. The last
 * minute of the day tells those apart that never close in the town itself either.
 */
export async function openAllAlways(db: Db): Promise<void> {
  const closing = await db.rows<{ id: number }>(sql`
    select id from stores s where 7 > (
      select count(distinct day) from store_schedules h
      where h.store_id = s.id and h.opening_time <= '00:01' and h.closing_time >= '23:59')`);
  const ids = closing.map(({ id }) => id);
  await openDaily(db, ids, '00:00', '23:58:59');
}

type PlacedOrder = { key: string; body: object; token?: string };

export const postTo = (
  origin: string,
  shop: OpenStore,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      moduleid: String(shop.module_id),
      zoneid: `[${shop.zone_id}]`,
      ...headers,
    },
    body: JSON.stringify(body),
  });

export const placeAt = (origin: string, shop: OpenStore, { key, body, token }: PlacedOrder): Promise<Response> =>
  postTo(origin, shop, '/customer/order/place', body, {
    'idempotency-key': key,
    ...(token && { authorization: `Bearer ${token}` }),
  });

/** What an order of it says, whoever buys. */
export const orderRequest = (shop: OpenStore) => ({
  is_buy_now: 1,
  cart: [{ item_id: shop.item_id, model: 'Item', quantity: 2 }],
  store_id: shop.store_id,
  order_type: 'delivery',
  payment_method: 'cash_on_delivery',
  contact_person_name: 'Test Person',
  contact_person_number: '+46701234567',
  address: 'Test Street 1',
  latitude: shop.latitude,
  longitude: shop.longitude,
});
