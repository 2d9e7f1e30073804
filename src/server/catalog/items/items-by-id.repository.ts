import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import { itemOnSale } from '../conditions.sql.ts';
import type { Now } from '../scope.ts';

/** Items by their numbers, on sale or not: who put them aside hears what became of them. */
export const theseItems = (ids: readonly number[]): Sql =>
  sql`select listed.id, 1 as place from unnest(${ids}::int[]) as listed (id)`;

export const idsOnSale = (db: Db, ids: readonly number[]): Promise<{ id: number }[]> =>
  db.rows(sql`
    select i.id from items i join stores s on s.id = i.store_id and s.status
    where i.id = any (${ids}::int[]) and ${itemOnSale}`);

export const theseCampaignItems = (ids: readonly number[]): Sql => sql`c.id = any (${ids}::int[])`;

export const campaignIdsOnSale = (db: Db, ids: readonly number[], { date }: Now): Promise<{ id: number }[]> =>
  db.rows(sql`
    select c.id from item_campaigns c
    where c.id = any (${ids}::int[]) and c.status and ${date}::date between c.start_date and c.end_date`);

export type StoreSummary = { id: number; slug: string; name: Text; logo: string; latitude: number; longitude: number };

export const storeSummaries = (db: Db, ids: readonly number[]): Promise<StoreSummary[]> =>
  db.rows(sql`
    select id, slug, name, logo, latitude, longitude from stores where id = any (${ids}::int[])`);
