import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Row } from './to-row.ts';

/** What stock.csv and prices.csv say, beside the shop until all of it is there. */
export const openSaid = (db: Db): Promise<unknown> =>
  db.script(`
    create temp table said_prices (item text, variation text, price bigint, discount numeric, discount_type text) on commit drop;
    create temp table said_stock (item text, variation text, stock integer) on commit drop;
    create index on said_prices (item);
    create index on said_stock (item)`);

export const addSaidPrices = (db: Db, rows: readonly Row[]): Promise<number> =>
  db.run(
    sql`insert into said_prices select * from jsonb_populate_recordset(null::said_prices, ${JSON.stringify(rows)}::jsonb)`,
  );

export const addSaidStock = (db: Db, rows: readonly Row[]): Promise<number> =>
  db.run(
    sql`insert into said_stock select * from jsonb_populate_recordset(null::said_stock, ${JSON.stringify(rows)}::jsonb)`,
  );

/** Over what the items of the same folder say, so that reading it twice changes nothing the second time. */
export const priceIncoming = (db: Db): Promise<unknown> =>
  db.script(`
    update incoming_items i set price = p.price, discount = coalesce(p.discount, i.discount),
      discount_type = coalesce(p.discount_type, i.discount_type)
      from said_prices p where p.item = i.slug and p.variation is null;
    update incoming_item_variations i set price = p.price from said_prices p where p.item = i.item_slug and p.variation = i.type`);

/** Of items that stand in the shop already. Says how many rows changed. */
export async function applySaid(db: Db): Promise<number> {
  const statements = [
    sql`update items t set price = p.price, discount = coalesce(p.discount, t.discount), discount_type = coalesce(p.discount_type, t.discount_type)
      from said_prices p where p.item = t.slug and p.variation is null
        and (t.price, t.discount, t.discount_type) is distinct from
          (p.price::bigint, coalesce(p.discount, t.discount), coalesce(p.discount_type, t.discount_type))`,
    sql`update item_variations t set price = p.price from said_prices p join items on items.slug = p.item
      where t.item_id = items.id and t.type = p.variation and t.price <> p.price`,
    sql`update item_variations t set stock = s.stock from said_stock s join items on items.slug = s.item
      where t.item_id = items.id and t.type = s.variation and t.stock <> s.stock`,
    sql`update items t set stock = s.stock from said_stock s
      where s.item = t.slug and s.variation is null and t.stock is distinct from s.stock`,
  ];
  let changed = 0;
  for (const statement of statements) changed += await db.run(statement);
  return changed;
}
