import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type ListedRow = { id: number; slug: string; changed: Date | null };

/** Ids from, without it, to, with it: a page of a sitemap is a range of ids, so that no page has to count the others. */
export type IdRange = { after: number; upTo: number };

export const listedStores = (db: Db, modules: readonly string[], { after, upTo }: IdRange): Promise<ListedRow[]> =>
  db.rows(sql`
    select s.id, s.slug, s.updated_at as changed
    from stores s join modules m on m.id = s.module_id and m.status and m.module_type = any (${modules}::text[])
    where s.status and s.id > ${after} and s.id <= ${upTo} order by s.id`);

export const listedItems = (db: Db, { after, upTo }: IdRange): Promise<ListedRow[]> =>
  db.rows(sql`
    select i.id, i.slug, i.updated_at as changed
    from items i join stores s on s.id = i.store_id and s.status
    where i.status and i.is_approved and i.id > ${after} and i.id <= ${upTo} order by i.id`);

export const listedVehicles = (db: Db, { after, upTo }: IdRange): Promise<ListedRow[]> =>
  db.rows(sql`
    select v.id, v.slug, v.updated_at as changed
    from vehicles v join stores s on s.id = v.provider_id and s.status join modules m on m.id = v.module_id and m.status
    where v.status and v.id > ${after} and v.id <= ${upTo} order by v.id`);

export const listedCategories = (db: Db, modules: readonly string[], { after, upTo }: IdRange): Promise<ListedRow[]> =>
  db.rows(sql`
    select c.id, c.slug, null::timestamptz as changed
    from categories c join modules m on m.id = c.module_id and m.status and m.module_type = any (${modules}::text[])
    where c.status and c.id > ${after} and c.id <= ${upTo} order by c.id`);

export const listedModules = (db: Db): Promise<{ slug: string }[]> =>
  db.rows(sql`select slug from modules where status order by position, id`);

export type HighestIds = { stores: number; items: number; categories: number; vehicles: number };

/** The highest id of each: read off the ends of their primary keys. */
export async function highestIds(db: Db): Promise<HighestIds> {
  const row = await db.row<HighestIds>(sql`
    select coalesce((select max(id) from stores), 0) as stores, coalesce((select max(id) from items), 0) as items,
      coalesce((select max(id) from categories), 0) as categories,
      coalesce((select max(id) from vehicles), 0) as vehicles`);
  return row ?? { stores: 0, items: 0, categories: 0, vehicles: 0 };
}
