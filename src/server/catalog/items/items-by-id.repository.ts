import { type Sql, sql } from '#server/db/sql.ts';

/** Items by their numbers, on sale or not: who put them aside hears what became of them. */
export const theseItems = (ids: readonly number[]): Sql =>
  sql`select listed.id, 1 as place from unnest(${ids}::int[]) as listed (id)`;

export const theseCampaignItems = (ids: readonly number[]): Sql => sql`c.id = any (${ids}::int[])`;
