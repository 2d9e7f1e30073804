import type { Db } from './db.ts';
import { raw, type Sql, sql } from './sql.ts';

/** A place in the order of changes: a moment to the microsecond, and behind which row of that moment. */
export type Since = { at: string; id: number };

/** Longer than any transaction of the shop; what takes longer (an import) changes nothing that is listed so. */
const WAITED_FOR = raw("interval '2 minutes'");

/**
 * Up to where the order of changes is complete. A transaction that has written and not committed yet comes in later with an
 * earlier moment; who had read past it would never see it. Asked before the rows are read, by a statement of its own.
 */
export async function settledUntil(db: Db): Promise<string> {
  const row = await db.row<{ until: string }>(sql`
    select greatest(coalesce(min(xact_start), now()), now() - ${WAITED_FOR})::text as until from pg_stat_activity
    where backend_xid is not null and pid <> pg_backend_pid() and datname = current_database()`);
  if (!row) throw new Error('an aggregate has a row');
  return row.until;
}

type Window = { since: Since | null; until: string };

/** Rows of `alias` that changed behind `since`, as far as the order is complete. */
export const changedIn = (alias: string, { since, until }: Window): Sql => {
  const [at, id] = [raw(`${alias}.changed_at`), raw(`${alias}.id`)];
  const behind = since ? sql`and (${at}, ${id}) > (${since.at}::timestamptz, ${since.id}::bigint)` : sql``;
  return sql`${at} < ${until}::timestamptz ${behind}`;
};

export const inOrderOfChange = (alias: string): Sql => raw(`${alias}.changed_at, ${alias}.id`);

/** What `Since` is made of for the row after this one. */
export const placeOf = (alias: string): Sql =>
  raw(`to_char(${alias}.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed_at_exactly`);
