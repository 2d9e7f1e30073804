import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export async function failedLogins(db: Db, contact_hash: string, since: Date): Promise<number> {
  const row = await db.row<{ tries: number }>(sql`
    select tries from failed_logins where contact_hash = ${contact_hash} and since > ${since}`);
  return row?.tries ?? 0;
}

export const noteFailedLogin = (db: Db, contact_hash: string, now: Date, window: Date): Promise<number> =>
  db.run(sql`
    insert into failed_logins as f (contact_hash, tries, since) values (${contact_hash}, 1, ${now})
    on conflict (contact_hash) do update set
      tries = case when f.since > ${window} then f.tries + 1 else 1 end,
      since = case when f.since > ${window} then f.since else excluded.since end`);

export const forgetFailedLogins = (db: Db, contact_hash: string): Promise<number> =>
  db.run(sql`delete from failed_logins where contact_hash = ${contact_hash}`);

export const dropOldFailures = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from failed_logins where since < ${before}`);
