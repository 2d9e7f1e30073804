import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OfferedModule = { id: number; module_type: ModuleType; all_zone_service: boolean; zone_ids: number[] };

/** Every active module and the active zones it is offered in. */
export const offeredModules = (db: Db): Promise<OfferedModule[]> =>
  db.rows(sql`
    select m.id, m.module_type, m.all_zone_service,
      coalesce((
        select array_agg(zm.zone_id order by zm.zone_id)
        from zone_modules zm join zones z on z.id = zm.zone_id where zm.module_id = m.id and z.status
      ), '{}') as zone_ids
    from modules m where m.status order by m.position, m.id`);

/** Where a shopper without a place is taken to be: the default zone, else the first. */
export const fallbackZone = (db: Db): Promise<{ id: number } | null> =>
  db.row(sql`select id from zones where status order by is_default desc, id limit 1`);

/** The clock that opening hours and offers follow. */
export const storedTimezone = (db: Db): Promise<{ value: unknown } | null> =>
  db.row(sql`select value from settings where key = 'timezone'`);
