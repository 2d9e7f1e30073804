import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open.ts';
import { raw, type Sql, sql } from '#server/db/sql.ts';
import { isDrawn } from '../pictures/drawn.ts';
import { objectsOf, recipeSchema } from '../pictures/recipe.ts';
import { buildTown } from './build-town.ts';
import type { Row } from './draft.ts';
import { isEmpty } from './is-empty.ts';
import { seedMany } from './seed-many.ts';
import { seedTown } from './seed-town.ts';
import { TABLES } from './tables.ts';

const now = new Date('2026-03-18T10:00:00Z');
const town = buildTown(now);
let db: Db;

beforeAll(async () => {
  db = await openEmbedded({});
  await migrate(db, await readMigrations('migrations'));
  expect(await isEmpty(db)).toBe(true);
  await seedTown(db, () => {}, { now });
}, 120_000);
afterAll(() => db.close());

async function count(statement: Sql): Promise<number> {
  return (await db.row<{ count: number }>(sql`select count(*) from (${statement}) counted`))?.count ?? 0;
}

describe('the demo town', () => {
  test('is there after seeding, every row of it', async () => {
    expect(await isEmpty(db)).toBe(false);
    for (const table of TABLES)
      expect([table, await count(sql`select 1 from ${raw(table)}`)]).toEqual([table, town[table].length]);
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

  test('speaks English and Spanish everywhere', () => {
    const mute: string[] = [];
    const listen = (value: unknown, where: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('en' in value) {
        const numberOrText = [value.en, 'es' in value ? value.es : ''];
        if (numberOrText.some((text) => typeof text !== 'string' || text === '')) mute.push(`${where} ${value.en}`);
        return;
      }
      for (const [key, part] of Object.entries(value)) listen(part, `${where}.${key}`);
    };
    for (const table of TABLES) for (const row of town[table]) listen(row, table);
    expect(mute).toEqual([]);
  });

  test('has every picture it names, and every picture can be drawn', () => {
    const drawn = new Set(town.pictures.map(({ id }) => id));
    const missing = TABLES.flatMap((table) => town[table].flatMap(picturesIn)).filter((id) => !drawn.has(id));
    expect(missing).toEqual([]);
    for (const { recipe } of town.pictures) {
      for (const object of objectsOf(recipeSchema.parse(recipe)).filter((name) => !isDrawn(name))) {
        const file = `node_modules/@lobehub/fluent-emoji-3d/assets/${object}.webp`;
        expect([file, existsSync(file)]).toEqual([file, true]);
      }
    }
  });

  test('at any hour of a week some kitchen is open and some store is closed', () => {
    const food = town.modules.find(({ module_type }) => module_type === 'food')?.id;
    const kitchens = new Set(town.stores.filter(({ module_id }) => module_id === food).map(({ id }) => id));
    for (let hour = 0; hour < 7 * 24; hour++) {
      const open = new Set(
        town.store_schedules.filter((window) => isOpen(window, hour)).map(({ store_id }) => store_id),
      );
      expect([hour, [...open].some((id) => kitchens.has(id))]).toEqual([hour, true]);
      expect([hour, open.size < town.stores.length]).toEqual([hour, true]);
    }
  });
});

describe('the same each time', () => {
  test('two towns of the same day have the same items', () => {
    expect(digest(buildTown(now).items)).toBe(digest(town.items));
  });

  test('another day moves dates only', () => {
    const later = buildTown(new Date('2027-01-01T00:00:00Z'));
    const undated = (rows: readonly Row[]) => rows.map(({ created_at, ...rest }) => rest);
    expect(digest(undated(later.items))).toBe(digest(undated(town.items)));
    expect(later.coupons[0]?.start_date).not.toBe(town.coupons[0]?.start_date);
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

  test('the catalogue version moves with the catalogue, not with stock and stars', async () => {
    const version = async () =>
      (await db.row<{ version: number }>(sql`select version from catalogue_version`))?.version ?? 0;
    const before = await version();
    await db.run(sql`update items set stock = 5, order_count = order_count + 1 where id = 1`);
    expect(await version()).toBe(before);
    await db.run(sql`update items set price = price + 1 where id = 1`);
    expect(await version()).toBe(before + 1);
  });
});

test('a larger catalogue for measuring has at least as many items as asked for', async () => {
  const wanted = town.items.length + 500;
  await seedMany(db, () => {}, wanted);
  expect(await count(sql`select 1 from items`)).toBeGreaterThanOrEqual(wanted);
  expect(await count(sql`select 1 from stores`)).toBeGreaterThan(town.stores.length);
}, 60_000);

const digest = (rows: readonly Row[]) => createHash('sha256').update(JSON.stringify(rows)).digest('hex');

const PICTURE_COLUMNS = /^(image|images|logo|cover_photo|icon|thumbnail|.*_image)$/;

function picturesIn(row: Row): string[] {
  return Object.entries(row).flatMap(([column, value]) => {
    if (column === 'content') return landingPictures(value);
    return PICTURE_COLUMNS.test(column) && value !== null ? [value].flat().map(String) : [];
  });
}

function landingPictures(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(landingPictures);
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        /(^|_)images?$/.test(key) ? [part].flat().map(String) : landingPictures(part),
      )
    : [];
}

function isOpen({ day, opening_time, closing_time }: Row, hourOfWeek: number): boolean {
  const at = `${String(hourOfWeek % 24).padStart(2, '0')}:30`;
  return day === Math.floor(hourOfWeek / 24) && String(opening_time) < at && at < String(closing_time);
}
