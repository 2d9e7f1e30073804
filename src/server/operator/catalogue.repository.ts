import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type StockedItem = {
  id: number;
  store_id: number;
  name: Text;
  price: number;
  stock: number | null;
  status: boolean;
  variations: { type: string; price: number; stock: number }[];
};

export const stockedItem = (db: Db, id: number): Promise<StockedItem | null> =>
  db.row(sql`
    select i.id, i.store_id, i.name, i.price, i.stock, i.status, coalesce((
      select json_agg(json_build_object('type', v.type, 'price', v.price, 'stock', v.stock) order by v.position, v.id)
      from item_variations v where v.item_id = i.id
    ), '[]') as variations
    from items i where i.id = ${id}`);

/** Items before their variations, as placing locks them. */
export const lockItem = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.row(sql`select id from items where id = ${id} for no key update`)) !== null;

export type Change = { price?: number | undefined; stock?: number | undefined };

export const changeVariations = (
  tx: Db,
  item_id: number,
  changes: readonly (Change & { type: string })[],
): Promise<number> =>
  tx.run(sql`
    update item_variations v set price = coalesce(c.price, v.price), stock = coalesce(c.stock, v.stock)
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (type text, price bigint, stock integer)
    where v.item_id = ${item_id} and v.type = c.type`);

/** Naming the price moves the version of the catalogue, whatever of it is changed: cached answers are dropped. */
export const changeRow = (
  tx: Db,
  id: number,
  { price, stock, status }: Change & { status?: boolean | undefined },
): Promise<number> =>
  tx.run(sql`
    update items set price = coalesce(${price ?? null}::bigint, price), stock = coalesce(${stock ?? null}::int, stock),
      status = coalesce(${status ?? null}::boolean, status)
    where id = ${id}`);

/** One that has nothing to sell yet opens with its first item, not by a word. */
export const setPause = (
  tx: Db,
  id: number,
  { active, paused_until }: { active: boolean; paused_until: Date | null },
): Promise<{ active: boolean } | null> =>
  tx.row(sql`
    update stores set active = ${active} and not waits_for_goods, paused_until = ${paused_until}
    where id = ${id} returning active`);

export const resumeDue = (db: Db, now: Date): Promise<number> =>
  db.run(sql`
    update stores set active = not waits_for_goods, paused_until = null
    where id in (select id from stores where paused_until <= ${now} order by id for no key update)`);

export const anyPauseIsOver = async (db: Db, now: Date): Promise<boolean> =>
  (await db.row(sql`select id from stores where paused_until <= ${now} limit 1`)) !== null;
