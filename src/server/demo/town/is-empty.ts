import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** In a file of its own: who asks only this does not load the whole town. */
export async function isEmpty(db: Db): Promise<boolean> {
  return (await db.row(sql`select 1 from modules limit 1`)) === null;
}
