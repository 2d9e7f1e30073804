import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import type { Row } from '../to-row.ts';
import { lockInOrder } from './merge.repository.ts';

/** What stock.csv and prices.csv say, beside the shop until all of it is there. */
export const openSheets = (db: Db): Promise<unknown> =>
  db.script(`
    create temp table sheet_prices (item text, variation text, price bigint, discount numeric, discount_type text) on commit drop;
    create temp table sheet_stock (item text, variation text, stock integer) on commit drop;
    create index on sheet_prices (item);
    create index on sheet_stock (item)`);

export const addSheetPrices = (db: Db, rows: readonly Row[]): Promise<number> =>
  db.run(
    sql`insert into sheet_prices select * from jsonb_populate_recordset(null::sheet_prices, ${JSON.stringify(rows)}::jsonb)`,
  );

export const addSheetStock = (db: Db, rows: readonly Row[]): Promise<number> =>
  db.run(
    sql`insert into sheet_stock select * from jsonb_populate_recordset(null::sheet_stock, ${JSON.stringify(rows)}::jsonb)`,
  );

/** Over what the items of the same folder say, so that reading it twice changes nothing the second time. */
export const priceIncoming = (db: Db): Promise<unknown> =>
  db.script(`
    update incoming_items i set price = p.price, discount = coalesce(p.discount, i.discount),
      discount_type = coalesce(p.discount_type, i.discount_type)
      from sheet_prices p where p.item = i.slug and p.variation is null;
    update incoming_item_variations i set price = p.price from sheet_prices p where p.item = i.item_slug and p.variation = i.type`);

/** Of items that stand in the shop already. Says how many rows changed. */
export async function applySheets(db: Db): Promise<number> {
  // Of variations, too: an order locks the item first, and a count of pieces writes it.
  await lockInOrder(
    db,
    'items',
    sql`
    select items.id from items join sheet_prices p on p.item = items.slug left join item_variations v
      on v.item_id = items.id and v.type = p.variation
    where coalesce(v.price, items.price) <> p.price or p.discount is not null
    union all
    select items.id from items join sheet_stock s on s.item = items.slug left join item_variations v
      on v.item_id = items.id and v.type = s.variation
    where coalesce(v.stock, items.stock) is distinct from s.stock`,
  );
  const offered = sql`coalesce(p.discount, t.discount), coalesce(p.discount_type, t.discount_type)`;
  return (
    (await changeIfNeeded(
      db,
      sql`items`,
      sql`(price, discount, discount_type) = (p.price, ${offered})`,
      sql`sheet_prices p`,
      sql`p.item = t.slug and p.variation is null
        and (t.price, t.discount, t.discount_type) is distinct from (p.price::bigint, ${offered})`,
    )) +
    (await changeIfNeeded(
      db,
      sql`item_variations`,
      sql`price = p.price`,
      sql`sheet_prices p join items on items.slug = p.item`,
      sql`t.item_id = items.id and t.type = p.variation and t.price <> p.price`,
    )) +
    (await changeIfNeeded(
      db,
      sql`item_variations`,
      sql`stock = s.stock`,
      sql`sheet_stock s join items on items.slug = s.item`,
      sql`t.item_id = items.id and t.type = s.variation and t.stock <> s.stock`,
    )) +
    (await changeIfNeeded(
      db,
      sql`items`,
      sql`stock = s.stock`,
      sql`sheet_stock s`,
      sql`s.item = t.slug and s.variation is null and t.stock is distinct from s.stock`,
    ))
  );
}

/** A statement that changes no row would drop what is cached all the same. */
async function changeIfNeeded(db: Db, table: Sql, set: Sql, from: Sql, where: Sql): Promise<number> {
  if (!(await db.row(sql`select 1 from ${table} t, ${from} where ${where} limit 1`))) return 0;
  return db.run(sql`update ${table} t set ${set} from ${from} where ${where}`);
}
