import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

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
  const shop = await db.row<OpenStore>(sql`
    select i.id as item_id, i.module_id, i.store_id, s.zone_id, s.latitude, s.longitude
    from items i join stores s on s.id = i.store_id join modules m on m.id = i.module_id and m.module_type = 'grocery'
    where i.choice_options = '[]' and i.stock > 5 and i.status and i.is_approved and i.price < 1000
      and not exists (select from flash_sale_items f where f.item_id = i.id)
    order by i.id limit 1`);
  if (!shop) throw new Error('the town sells groceries');
  const { store_id, item_id } = shop;
  await db.run(sql`update items set stock = ${stock}, maximum_cart_quantity = null where id = ${item_id}`);
  await db.run(sql`update stores set active = true, delivery = true, minimum_order = 0 where id = ${store_id}`);
  await db.run(sql`delete from store_schedules where store_id = ${store_id}`);
  await db.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    select ${store_id}::int, day, '00:00', '23:59:59' from generate_series(0, 6) day`);
  return shop;
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
export const wishOf = (shop: OpenStore) => ({
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
