import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';
import type { Row } from './to-row.ts';

/** Columns that must be asked for in another way than by their name. */
const AS_TEXT: Readonly<Record<string, string>> = { coordinates: 'coordinates::text as coordinates' };
const column = (name: string): string => AS_TEXT[name] ?? `"${name}"`;

/** All rows of a table. `order`: from our own lists, so that the same shop is always written in the same way. */
export const tableRows = (db: Db, table: string, columns: readonly string[], order: string): Promise<Row[]> =>
  db.rows<Row>(
    sql`select ${raw([...new Set(columns)].map(column).join(', '))} from ${raw(table)} order by ${raw(order)}`,
  );

export const settingRows = (db: Db): Promise<{ key: string; value: unknown }[]> =>
  db.rows(sql`select key, value from settings order by key`);

export type ItemWithParts = Row & { id: number; variations: Row[]; add_on_ids: number[]; tags: string[] };

/** The items of a store after the last one, the oldest first. */
export const itemRows = (
  db: Db,
  columns: readonly string[],
  store: number,
  after: { at: string; id: number } | null,
  most: number,
): Promise<ItemWithParts[]> =>
  db.rows<ItemWithParts>(sql`
    select i.id, ${raw(columns.map((name) => `i."${name}"`).join(', '))},
      date_trunc('milliseconds', i.created_at)::text as at,
      array(select add_on_id from item_add_ons a where a.item_id = i.id order by a.position, add_on_id) as add_on_ids,
      array(select t.tag from item_tags x join tags t on t.id = x.tag_id where x.item_id = i.id order by t.tag) as tags,
      (select coalesce(json_agg(json_build_object('type', v.type, 'label', v.label, 'price', v.price, 'stock', v.stock)
        order by v.position, v.id), '[]') from item_variations v where v.item_id = i.id) as variations
    from items i
    where i.store_id = ${store} and (${after === null} or
      (date_trunc('milliseconds', i.created_at), i.id) > (${after?.at ?? '-infinity'}::timestamptz, ${after?.id ?? 0}::integer))
    order by date_trunc('milliseconds', i.created_at), i.id limit ${most}`);

export const itemSlugs = (db: Db, ids: readonly number[]): Promise<{ id: number; slug: string }[]> =>
  db.rows(sql`select id, slug from items where id = any (${ids}::integer[])`);

export const ownerRows = (
  db: Db,
): Promise<{ id: number; email: string; phone: string; f_name: string; l_name: string }[]> =>
  db.rows(sql`select id, email, phone, f_name, l_name from vendors`);

export type PictureToExport = { id: string; file: string | null; recipe: unknown; alt: unknown };

export const publicPictures = (db: Db): Promise<PictureToExport[]> =>
  db.rows(sql`select id, file, recipe, alt from pictures where not is_private order by id`);
