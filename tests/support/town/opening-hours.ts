import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** Stores and providers that are open at these hours every day, and at no other. */
export async function openDaily(db: Db, store_ids: readonly number[], from = '00:00', to = '23:59:59'): Promise<void> {
  await db.run(sql`delete from store_schedules where store_id = any (${store_ids}::int[])`);
  await db.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    select distinct store_id, day, ${from}::time, ${to}::time
    from unnest(${store_ids}::int[]) store_id, generate_series(0, 6) day`);
}
