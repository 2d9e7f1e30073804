import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** One more today, unless there are as many as there may be: then nothing is changed. */
export const countToday = (db: Db, day: string, key_hash: string, most: number): Promise<number> =>
  db.run(sql`
    insert into sent_today as s (day, key_hash, count) values (${day}, ${key_hash}, 1)
    on conflict (day, key_hash) do update set count = s.count + 1 where s.count < ${most}`);

export const dropOldCounts = (db: Db, today: string): Promise<number> =>
  db.run(sql`delete from sent_today where day < ${today}`);
