import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import type { Now } from '../scope.ts';
import { onSale } from './item-filter.sql.ts';

/** Items by their numbers, on sale or not: somebody put them aside and shall hear what became of them. */
export const theseItems = (ids: readonly number[]): Sql =>
  sql`select wanted.id, 1 as place from unnest(${ids}::int[]) as wanted (id)`;

export const idsOnSale = (db: Db, ids: readonly number[]): Promise<{ id: number }[]> =>
  db.rows(sql`
    select i.id from items i join stores s on s.id = i.store_id and s.status
    where i.id = any (${ids}::int[]) and ${onSale}`);

export const theseCampaignItems = (ids: readonly number[]): Sql => sql`c.id = any (${ids}::int[])`;

export const campaignIdsOnSale = (db: Db, ids: readonly number[], { date }: Now): Promise<{ id: number }[]> =>
  db.rows(sql`
    select c.id from item_campaigns c
    where c.id = any (${ids}::int[]) and c.status and ${date}::date between c.start_date and c.end_date`);

export type StoreSummary = { id: number; slug: string; name: Text; logo: string; latitude: number; longitude: number };

export const storeSummaries = (db: Db, ids: readonly number[]): Promise<StoreSummary[]> =>
  db.rows(sql`
    select id, slug, name, logo, latitude, longitude from stores where id = any (${ids}::int[])`);
