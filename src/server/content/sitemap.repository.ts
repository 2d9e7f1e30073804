import type { Db } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';

export type ListedRow = { id: number; slug: string; changed: Date | null };

/** Ids from, without it, to, with it: a page of a sitemap is a range of ids, so that no page has to count the others. */
type IdRange = { after: number; upTo: number };

/** What is listed of one kind: `from` where, named `own`, and when it has changed. */
type Listed = { own: Sql; from: Sql; shown: Sql; changed: Sql };

export const listedStores = (modules: readonly string[]): Listed => ({
  own: sql`s`,
  from: sql`stores s join modules m on m.id = s.module_id and m.status and m.module_type = any (${modules}::text[])`,
  shown: sql`s.status`,
  changed: sql`s.updated_at`,
});

export const listedItems: Listed = {
  own: sql`i`,
  from: sql`items i join stores s on s.id = i.store_id and s.status`,
  shown: sql`i.status and i.is_approved`,
  changed: sql`i.updated_at`,
};

export const listedVehicles: Listed = {
  own: sql`v`,
  from: sql`vehicles v join stores s on s.id = v.provider_id and s.status
    join modules m on m.id = v.module_id and m.status`,
  shown: sql`v.status`,
  changed: sql`v.updated_at`,
};

export const listedCategories = (modules: readonly string[]): Listed => ({
  own: sql`c`,
  from: sql`categories c join modules m on m.id = c.module_id and m.status and m.module_type = any (${modules}::text[])`,
  shown: sql`c.status`,
  changed: sql`null::timestamptz`,
});

export const listedIn = (
  db: Db,
  { own, from, shown, changed }: Listed,
  { after, upTo }: IdRange,
): Promise<ListedRow[]> =>
  db.rows(sql`
    select ${own}.id, ${own}.slug, ${changed} as changed from ${from}
    where ${shown} and ${own}.id > ${after} and ${own}.id <= ${upTo} order by ${own}.id`);

/**
 * The numbers of the ranges, from 1 up to `most`, in which anything is listed. Not `exists`: the planner would join all
 * of it first; so a range is left at the first that is found.
 */
export const rangesListed = (
  db: Db,
  { own, from, shown }: Listed,
  { size, most }: { size: number; most: number },
): Promise<{ range: number }[]> =>
  db.rows(sql`
    select n as range from generate_series(1, ${most}::int) as n
    where coalesce((
      select true from ${from} where ${shown} and ${own}.id > (n - 1) * ${size}::int and ${own}.id <= n * ${size}::int
      limit 1), false)
    order by n`);

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
