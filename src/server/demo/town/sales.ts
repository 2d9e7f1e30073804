import type { Db } from '#server/db/db.ts';
import { raw, sql } from '#server/db/sql.ts';
import { type Random, randomFrom } from './random.ts';
import type { Item, Town, Vehicle } from './read-town.ts';

/** How often the things of the town were bought. A folder does not say: that is for the shop to count. */
export type Sales = {
  items: readonly (Item & { orders: number })[];
  vehicles: readonly (Vehicle & { trips: number })[];
};

/** Thinks them up and writes them down. A few stores are famous, and a few of their things are what everybody takes. */
export async function countSales(db: Db, town: Town): Promise<Sales> {
  const items = town.items.map((item) => ({ ...item, orders: ordersOf(item) }));
  const vehicles = town.vehicles.map((vehicle) => ({ ...vehicle, trips: tripsOf(vehicle) }));
  const count = (key: string, from: number, to: number) => randomFrom(key).whole(from, to);
  await write(
    db,
    'stores',
    'order_count',
    town.stores.map(({ id, fame }) => [id, Math.floor(40 + 2400 * fame ** 2)]),
  );
  await write(
    db,
    'items',
    'order_count',
    items.map(({ id, orders }) => [id, orders]),
  );
  await write(
    db,
    'vehicles',
    'total_trip',
    vehicles.map(({ id, trips }) => [id, trips]),
  );

  const categories = await db.rows<{ id: number; key: string; module: string }>(sql`
    select c.id, left(c.slug, -1 - length(m.slug)) as key, m.slug as module
    from categories c join modules m on m.id = c.module_id`);
  await write(
    db,
    'categories',
    'order_count',
    categories.map(({ id, key, module }) => [id, count(`category ${module} ${key}`, 50, 3000)]),
  );
  const parcels = await db.rows<{ id: number; name: string }>(
    sql`select id, name ->> 'en' as name from parcel_categories`,
  );
  await write(
    db,
    'parcel_categories',
    'orders_count',
    parcels.map(({ id, name }) => [id, count(`parcel ${name}`, 40, 900)]),
  );
  const campaigns = await db.rows<{ id: number; slug: string }>(sql`select id, slug from item_campaigns`);
  await write(
    db,
    'item_campaigns',
    'order_count',
    campaigns.map(({ id, slug }) => [id, count(slug, 0, 60)]),
  );
  // Something is left of each.
  const offered = await db.rows<{ id: number; slug: string; stock: number }>(sql`
    select f.id, i.slug, f.stock from flash_sale_items f join items i on i.id = f.item_id`);
  await write(
    db,
    'flash_sale_items',
    'sold',
    offered.map(({ id, slug, stock }) => [id, count(`sold ${slug}`, 1, stock - 3)]),
  );
  return { items, vehicles };
}

function ordersOf({ slug, store }: Item): number {
  const random = diceOf('item', slug, store.slug);
  // Its first throws have gone into what the folder says of it: since when it is sold, for how much, how many are there.
  random.number();
  random.number();
  if (store.module !== 'food' && !random.chance(0.05)) random.number();
  return Math.floor((20 + 900 * store.fame) * random.number() ** 3);
}

const tripsOf = ({ slug, store }: Vehicle): number =>
  Math.floor(4 + 220 * store.fame * diceOf('vehicle', slug, store.slug).number());

/** A slug ends with the store's. */
const diceOf = (kind: string, slug: string, store: string): Random =>
  randomFrom(`${kind} ${store} ${slug.slice(0, -1 - store.length)}`);

async function write(db: Db, table: string, column: string, counts: readonly (readonly [number, number])[]) {
  await db.run(sql`
    update ${raw(table)} t set ${raw(column)} = counted.n
    from unnest(${counts.map(([id]) => id)}::integer[], ${counts.map(([, n]) => n)}::integer[]) counted (id, n)
    where t.id = counted.id`);
}
