import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open.ts';
import { raw, type Sql, sql } from '#server/db/sql.ts';
import { demoFolder } from '#tests/support/town/demo-folder.ts';
import { likeness } from '../pictures/look.ts';
import { isEmpty } from './is-empty.ts';
import { seedMany } from './seed-many.ts';
import { seedTown } from './seed-town.ts';

const now = new Date('2026-03-18T10:00:00Z');
const folder = demoFolder();
let db: Db;

beforeAll(async () => {
  db = await openEmbedded({});
  await migrate(db, await readMigrations('migrations'));
  expect(await isEmpty(db)).toBe(true);
  // As a start leaves it that was cut off while it built the town: no row is there, but numbers have been given.
  await db.run(sql`
    select setval(format('%I.%I', schemaname, sequencename)::regclass, 7) from pg_sequences where schemaname = 'public'`);
  await seedTown(db, () => {}, { now });
}, 300_000);
afterAll(() => db.close());

async function count(statement: Sql): Promise<number> {
  return (await db.row<{ count: number }>(sql`select count(*) from (${statement}) counted`))?.count ?? 0;
}

describe('the demo town', () => {
  test('is there after seeding, every row of it', async () => {
    expect(await isEmpty(db)).toBe(false);
    // Pictures of people come to those of the folder.
    const { pictures = [], ...lists } = folder.lists;
    expect(await count(sql`select 1 from pictures`)).toBeGreaterThan(pictures.length);
    for (const [table, list] of Object.entries(lists))
      if (table !== 'settings')
        expect([table, await count(sql`select 1 from ${raw(table)}`)]).toEqual([table, list.length]);
    for (const [table, rows] of [
      ['customers', 242],
      ['couriers', 16],
      ['drivers', 48],
      ['trips', 3],
    ] as const)
      expect([table, await count(sql`select 1 from ${raw(table)}`)]).toEqual([table, rows]);
  });

  test('gives the numbers that an empty database gives, also those of orders and trips', async () => {
    const first = (table: string) =>
      db.row(sql`
        select start_value as id, last_value from pg_sequences where sequencename = ${`${table}_id_seq`}`);
    expect(await first('orders')).toEqual({ id: 100001, last_value: null });
    expect(await db.row(sql`select min(id) as id from trips`)).toEqual({ id: 200001 });
    expect(await db.row(sql`select min(id) as id from stores`)).toEqual({ id: 1 });
  });

  test('has zones, all six modules with different coverage, stores and items', async () => {
    expect(await count(sql`select 1 from zones where status`)).toBeGreaterThanOrEqual(3);
    const coverage = await db.rows<{ module_type: string; zones: number[] }>(sql`
      select module_type, array_agg(zone_id order by zone_id) as zones
      from modules join zone_modules on module_id = modules.id where status group by module_type order by module_type`);
    expect(coverage.map(({ module_type }) => module_type)).toEqual([
      'ecommerce',
      'food',
      'grocery',
      'parcel',
      'pharmacy',
      'rental',
    ]);
    expect(new Set(coverage.map(({ zones }) => zones.join())).size).toBeGreaterThanOrEqual(4);

    const shops = sql`select stores.id from stores join modules on modules.id = module_id where module_type <> 'rental'`;
    expect(await count(shops)).toBeGreaterThanOrEqual(80);
    expect(await count(sql`select 1 from items`)).toBeGreaterThanOrEqual(2500);
    const sellers = await db.rows<{ module_type: string }>(sql`
      select distinct module_type from items join modules on modules.id = module_id order by module_type`);
    expect(sellers.map(({ module_type }) => module_type)).toEqual(['ecommerce', 'food', 'grocery', 'pharmacy']);
    const shelves = await db.rows<{ items: number }>(sql`select count(*) as items from items group by store_id`);
    for (const { items } of shelves) expect(items).toBeGreaterThanOrEqual(12);
  });

  test('rents out 120 vehicles of 12 providers, each with its units', async () => {
    expect(await count(sql`select distinct provider_id from vehicles`)).toBe(12);
    expect(await count(sql`select 1 from vehicles`)).toBe(120);
    expect(
      await count(sql`
      select 1 from vehicles where not exists (select 1 from vehicle_units where vehicle_id = vehicles.id)`),
    ).toBe(0);
  });

  test('has offers of every kind running today, and parcels to send', async () => {
    const today = '2026-03-18';
    const types = await db.rows<{ coupon_type: string }>(sql`
      select distinct coupon_type from coupons where start_date <= ${today} and expire_date >= ${today} order by 1`);
    expect(types.map(({ coupon_type }) => coupon_type)).toEqual([
      'default',
      'first_order',
      'free_delivery',
      'store_wise',
      'zone_wise',
    ]);
    for (const table of ['basic_campaigns', 'item_campaigns', 'store_discounts', 'advertisements']) {
      const running = sql`select 1 from ${raw(table)} where start_date <= ${today} and end_date >= ${today}`;
      expect([table, (await count(running)) > 5]).toEqual([table, true]);
    }
    const sold = sql`select 1 from flash_sales join flash_sale_items on flash_sale_id = flash_sales.id
      where start_date <= ${now} and end_date > ${now} and sold < stock`;
    expect(await count(sold)).toBeGreaterThanOrEqual(20);
    expect(await count(sql`select 1 from items where discount > 0`)).toBeGreaterThan(300);
    expect(await count(sql`select 1 from items where stock = 0`)).toBeGreaterThan(20);
    expect(await count(sql`select distinct module_id from banners`)).toBe(6);
    expect(await count(sql`select 1 from parcel_categories`)).toBeGreaterThanOrEqual(4);
  });

  test('has two customers to sign in as, and reviews by others', async () => {
    const known = await db.rows<{ email: string; password_hash: string }>(sql`
      select email, password_hash from customers where password_hash is not null order by id`);
    expect(known.map(({ email }) => email)).toEqual(['maja@example.com', 'diego@example.com']);
    for (const { password_hash } of known) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await count(sql`select 1 from reviews where comment is not null`)).toBeGreaterThan(2000);
  });

  test('talks about other things than it buys: no list of a shop repeats another', async () => {
    const first = (column: string) =>
      db.rows<{ module_id: number; ids: number[] }>(sql`
        select module_id, array_agg(id order by ${raw(column)} desc, id desc) as ids from items group by module_id order by 1`);
    const [bought, reviewed] = [await first('order_count'), await first('rating_count')];
    expect(bought).toHaveLength(4);
    for (const [at, { ids }] of bought.entries()) {
      const talkedAbout = new Set(reviewed[at]?.ids.slice(0, 10));
      const both = ids.slice(0, 10).filter((id) => talkedAbout.has(id));
      expect(both.length).toBeLessThan(10);
    }
  });

  test('counts exactly the stars its reviews gave', async () => {
    for (const [table, key] of [
      ['items', 'item_id'],
      ['vehicles', 'vehicle_id'],
      ['stores', 'store_id'],
    ] as const) {
      const wrong = sql`
        select 1 from ${raw(table)} thing
        left join (select ${raw(key)} as id, count(*) as given, avg(rating) as average from reviews group by 1) r using (id)
        where count_of_stars(thing.ratings) <> coalesce(given, 0) or abs(avg_rating - coalesce(average, 0)) > 0.006`;
      expect([table, await count(wrong)]).toEqual([table, 0]);
    }
  });

  test('stands where its zone is, and zones overlap', async () => {
    const astray = sql`
      select 1 from stores join zones on zones.id = zone_id where not coordinates @> point(longitude, latitude)`;
    expect(await count(astray)).toBe(0);
    const centre = await db.rows<{ id: number }>(sql`
      select id from zones where coordinates @> point(11.9668, 57.7072) order by area`);
    expect(centre.map(({ id }) => id)).toEqual([1, 4]);
  });

  test('has every picture that somebody shows', async () => {
    const shown = await db.rows<{ id: string }>(sql`
      select logo as id from stores union select cover_photo from stores union select image from categories
      union select unnest(array_append(images, image)) from items union select unnest(array_append(images, thumbnail)) from vehicles
      union select image from customers where image is not null union select image from couriers union select image from drivers`);
    expect(shown.length).toBeGreaterThan(6000);
    const drawn = new Set((await db.rows<{ id: string }>(sql`select id from pictures`)).map(({ id }) => id));
    expect(shown.filter(({ id }) => !drawn.has(id))).toEqual([]);
  });

  test('no two items that stand side by side in a list share a composition', async () => {
    const items = await db.rows<ShownItem>(sql`
      select i.id, i.store_id, i.module_id, i.category_id, i.order_count, i.image, p.recipe ->> 'object' as object,
        coalesce((p.recipe ->> 'look')::integer, 0) as look
      from items i join pictures p on p.id = i.image`);
    let sameDrawing = 0;
    const alike: string[] = [];
    for (const [one, other] of pairsSideBySide(items)) {
      if (one.object !== other.object) continue;
      sameDrawing += 1;
      if (one.image === other.image || likeness(one.look, other.look) > MOST_ALIKE)
        alike.push(`${one.image} | ${other.image}`);
    }
    expect(alike).toEqual([]);
    // The rule was really asked, though few neighbours are of one drawing.
    expect(sameDrawing).toBeGreaterThan(200);
  });
});

describe('what the schema refuses', () => {
  const refuses = (statement: Sql, because: RegExp) => expect(db.run(statement)).rejects.toThrow(because);

  test('stock below zero', async () => {
    await refuses(
      sql`update items set stock = -1 where id = (select min(id) from items where stock is not null)`,
      /stock_check/,
    );
    await refuses(sql`update item_variations set stock = stock - 1000000`, /stock_check/);
    await refuses(sql`update flash_sale_items set sold = stock + 1`, /check/);
  });

  test('the same slug twice', async () => {
    for (const table of ['items', 'stores', 'categories', 'vehicles', 'brands', 'modules']) {
      const name = raw(table);
      await refuses(sql`update ${name} set slug = (select slug from ${name} order by id limit 1)`, /slug_key/);
    }
  });

  test('a discount that is none, an item in another zone than its store, a second default zone', async () => {
    await refuses(sql`update items set discount = 101, discount_type = 'percent' where id = 1`, /check/);
    await refuses(sql`update items set zone_id = zone_id % 4 + 1 where id = 1`, /foreign key/);
    await refuses(sql`update zones set is_default = true`, /zones_one_default/);
  });
});

describe('what the schema keeps true by itself', () => {
  test('an item with variations has their stock together', async () => {
    const wrong = sql`
      select 1 from items join (select item_id, sum(stock) as stock from item_variations group by 1) v on item_id = items.id
      where items.stock <> v.stock`;
    expect(await count(wrong)).toBe(0);
    const { item_id } = (await db.row<{ item_id: number }>(sql`select item_id from item_variations limit 1`)) ?? {};
    await db.run(sql`update item_variations set stock = 7 where item_id = ${item_id}`);
    expect(await count(wrong)).toBe(0);
  });

  test('a review that comes, changes and goes is counted each time', async () => {
    const stars = async () =>
      (await db.row<{ ratings: number[] }>(sql`select ratings from items where id = 1`))?.ratings;
    const before = await stars();
    const review = await db.row<{ id: number }>(sql`
      insert into reviews (store_id, item_id, customer_id, rating)
      select store_id, id, 1, 5 from items where id = 1 returning id`);
    expect(await stars()).toEqual(before?.with(0, (before[0] ?? 0) + 1));
    await db.run(sql`update reviews set rating = 1 where id = ${review?.id}`);
    expect(await stars()).toEqual(before?.with(4, (before[4] ?? 0) + 1));
    await db.run(sql`delete from reviews where id = ${review?.id}`);
    expect(await stars()).toEqual(before);
  });

  test('a store that moves to another zone takes its items along', async () => {
    await db.run(sql`update stores set zone_id = 4 where id = (select store_id from items where id = 1)`);
    expect(await db.row(sql`select zone_id from items where id = 1`)).toEqual({ zone_id: 4 });
  });

  const version = async () =>
    (await db.row<{ version: number }>(sql`select version from catalogue_version`))?.version ?? 0;

  test('the catalogue version moves with the catalogue, not with stock and stars', async () => {
    const before = await version();
    await db.run(sql`update items set stock = 5, order_count = order_count + 1 where id = 1`);
    expect(await version()).toBe(before);
    await db.run(sql`update items set price = price + 1 where id = 1`);
    expect(await version()).toBe(before + 1);
  });

  test('it moves once when things sell out, and once when they are there again', async () => {
    const moves = async (change: Sql) => {
      const before = await version();
      await db.run(change);
      return (await version()) - before;
    };
    const counted = sql`select id from items where stock > 1 and id not in (select item_id from item_variations) limit 2`;
    const { ids } = (await db.row<{ ids: number[] }>(sql`select array_agg(id) as ids from (${counted}) c`)) ?? {
      ids: [],
    };
    expect(ids).toHaveLength(2);
    const setStock = (stock: number) => moves(sql`update items set stock = ${stock} where id = any (${ids}::int[])`);
    expect([await setStock(1), await setStock(0), await setStock(0), await setStock(7)]).toEqual([0, 1, 0, 1]);

    const first = (table: Sql, column: Sql) => sql`(select min(id) from ${table} where ${column} > 0)`;
    const ofVariant = first(sql`item_variations`, sql`stock`);
    expect(await moves(sql`update item_variations set stock = 0 where id = ${ofVariant}`)).toBe(1);
    const ofCampaign = first(sql`item_campaigns`, sql`stock`);
    expect(await moves(sql`update item_campaigns set stock = 0 where id = ${ofCampaign}`)).toBe(1);
    const ofSale = first(sql`flash_sale_items`, sql`stock - sold`);
    expect(await moves(sql`update flash_sale_items set sold = stock where id = ${ofSale}`)).toBe(1);
  });
});

test('a larger catalogue for measuring has at least as many items as asked for', async () => {
  const wanted = folder.items.length + 500;
  await seedMany(db, () => {}, wanted);
  expect(await count(sql`select 1 from items`)).toBeGreaterThanOrEqual(wanted);
  expect(await count(sql`select 1 from stores`)).toBeGreaterThan(folder.stores.length);
});

type ShownItem = {
  id: number;
  store_id: number;
  module_id: number;
  category_id: number;
  order_count: number;
  image: string;
  object: string;
  look: number;
};

/** Of the six ways in which two arrangements can agree (look.ts), neighbours share at most this many. */
const MOST_ALIKE = 3;

/** Every list a page makes of the rows: what is sold together, in the two usual orders. */
function* pairsSideBySide(items: readonly ShownItem[]) {
  const keys = [
    (one: ShownItem) => `module ${one.module_id}`,
    (one: ShownItem) => `category ${one.category_id}`,
    (one: ShownItem) => `store ${one.store_id}`,
    (one: ShownItem) => `shelf ${one.store_id} ${one.category_id}`,
  ];
  for (const key of keys) {
    for (const list of Map.groupBy(items, key).values()) {
      for (const order of [
        list.toSorted((a, b) => b.order_count - a.order_count || b.id - a.id),
        list.toSorted((a, b) => b.id - a.id),
      ]) {
        for (let at = 1; at < order.length; at += 1) yield [order[at - 1], order[at]] as [ShownItem, ShownItem];
      }
    }
  }
}
