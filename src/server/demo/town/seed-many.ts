import type { Db } from '#server/db/db.ts';
import { raw, sql } from '#server/db/sql.ts';

const ITEMS_AT_ONCE = 10_000;

/**
 * Grows the town to at least `wanted` items, for measuring. The database copies whole stores with their shelves:
 * new places nearby, new prices, and a made-up maker in each name, so that search meets thousands of words.
 * The stars of the copies were given by nobody.
 */
export async function seedMany(db: Db, progress: (line: string) => void, wanted: number): Promise<void> {
  const town = await measure(db);
  const missing = wanted - town.items;
  if (missing <= 0 || town.templates.length === 0) return;

  // Whole towns at a time: stores have different numbers of items, so only then the sum is certain.
  const perStore = town.items / town.templates.length;
  const stores = Math.ceil(missing / town.items) * town.templates.length;
  const first = town.last_store + 1;
  await copyStores(db, town.templates, first, stores);
  progress(`${stores} more stores`);

  const storesAtOnce = Math.max(1, Math.floor(ITEMS_AT_ONCE / perStore));
  const restore = missing > WITHOUT_INDEXES ? await dropIndexes(db) : null;
  let written = 0;
  for (let from = 0; from < stores; from += storesAtOnce) {
    written += await copyItems(db, town.templates, first, first + from, first + Math.min(stores, from + storesAtOnce));
    progress(`${town.items + written} items`);
  }
  await restore?.(progress);
}

/** From so many new rows on, building the indexes at the end is quicker than keeping them true all the time. */
const WITHOUT_INDEXES = 50_000;

async function dropIndexes(db: Db): Promise<(progress: (line: string) => void) => Promise<void>> {
  const indexes = await db.rows<{ name: string; definition: string }>(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'items'::regclass
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`);
  for (const { name } of indexes) await db.script(`drop index ${name}`);
  return async (progress) => {
    for (const { name, definition } of indexes) {
      await db.transaction((tx) =>
        tx.script(`set local statement_timeout = 0; set local maintenance_work_mem = '512MB'; ${definition}`),
      );
      progress(`index ${name}`);
    }
  };
}

type Measured = { templates: number[]; items: number; last_store: number };

async function measure(db: Db): Promise<Measured> {
  const row = await db.row<Measured>(sql`
    select
      (select coalesce(array_agg(id order by id), '{}') from stores
        where exists (select 1 from items where items.store_id = stores.id)) as templates,
      (select count(*) from items) as items,
      (select max(id) from stores) as last_store`);
  return row ?? { templates: [], items: 0, last_store: 0 };
}

async function copyStores(db: Db, templates: readonly number[], first: number, count: number): Promise<void> {
  const { columns, values } = await copied(db, 'stores', {
    slug: `old.slug || '-' || n`,
    latitude: `old.latitude + ((n * 7919) % 1000 - 500) / 100000.0`,
    longitude: `old.longitude + ((n * 6101) % 1000 - 500) / 60000.0`,
    order_count: `(n * 4241) % 900`,
    created_at: `old.created_at + n * interval '1 second'`,
  });
  await db.transaction(async (tx) => {
    await tx.run(sql`
      insert into stores (id, ${columns}) overriding system value
      select ${first}::integer + n, ${values}
      from generate_series(0, ${count - 1}::integer) n
      join stores old on old.id = (${templates}::integer[])[1 + n % cardinality(${templates}::integer[])]`);
    await tx.run(sql`select setval(pg_get_serial_sequence('stores', 'id'), (select max(id) from stores))`);
    await tx.run(sql`
      insert into store_schedules (store_id, day, opening_time, closing_time)
      select new.id, day, opening_time, closing_time
      from stores new
      join store_schedules old
        on old.store_id = (${templates}::integer[])[1 + (new.id - ${first}::integer) % cardinality(${templates}::integer[])]
      where new.id >= ${first}`);
  });
}

async function copyItems(
  db: Db,
  templates: readonly number[],
  first: number,
  from: number,
  to: number,
): Promise<number> {
  const { columns, values } = await copied(db, 'items', {
    store_id: 'new.id',
    slug: `old.slug || '-' || new.id`,
    name: `jsonb_build_object('en', (old.name ->> 'en') || ' ' || maker, 'es', (old.name ->> 'es') || ' ' || maker)`,
    search_text: `old.search_text || ' ' || lower(maker)`,
    price: `greatest(1, old.price * (80 + (new.id * 31 + old.id * 17) % 40) / 100)`,
    order_count: `(new.id * 131 + old.id * 71) % 1000`,
    ratings: `array[(new.id + old.id) % 40, (new.id * 3 + old.id) % 20, old.id % 5, new.id % 3, 0]`,
    created_at: `old.created_at + new.id * interval '1 second'`,
  });
  return db.run(sql`
    insert into items (${columns})
    select ${values}
    from stores new
    join items old
      on old.store_id = (${templates}::integer[])[1 + (new.id - ${first}::integer) % cardinality(${templates}::integer[])]
    cross join lateral (
      select initcap(
        (array['ka', 'lo', 'mi', 'ra', 'su', 've', 'no', 'ti', 'pe', 'du'])[1 + (new.id * 7 + old.id) % 10]
        || (array['lor', 'van', 'nis', 'ber', 'tam', 'ged', 'rik', 'sol', 'mun', 'fal'])[1 + (new.id + old.id * 3) % 10]
        || (array['a', 'en', 'io', 'us', 'et', 'il', 'or', 'ax', 'um', 'y'])[1 + (new.id / 10 + old.id) % 10]
        || (array['', 'ra', 'len', 'dis', 'mo', 'kin', 'tar', 'ne'])[1 + (new.id / 3 + old.id * 5) % 8]
      ) as maker
    ) word
    where new.id >= ${from} and new.id < ${to}`);
}

/** Every column a copy takes over from `old`, and its value: the same, or the one given here. */
async function copied(db: Db, table: string, changed: Readonly<Record<string, string>>) {
  const names = await db.rows<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
    order by ordinal_position`);
  return {
    columns: raw(names.map(({ name }) => `"${name}"`).join(', ')),
    values: raw(names.map(({ name }) => changed[name] ?? `old."${name}"`).join(', ')),
  };
}
