import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export const activeZone = (db: Db, id: number): Promise<{ display_name: Text } | null> =>
  db.row(sql`select display_name from zones where id = ${id} and status`);

/** The type of a module that is offered in a zone, and the active zones it is offered in. */
export const offeredModule = (
  db: Db,
  { module_id, zone_id }: { module_id: number; zone_id: number },
): Promise<{ module_type: ModuleType; zone_ids: number[] } | null> =>
  db.row(sql`
    select m.module_type, array(
      select zm.zone_id from zone_modules zm join zones z on z.id = zm.zone_id
      where zm.module_id = m.id and z.status order by zm.zone_id) as zone_ids
    from modules m join zone_modules here on here.module_id = m.id and here.zone_id = ${zone_id}
    where m.id = ${module_id} and m.status`);

export const isVehicle = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(sql`select id from delivery_vehicles where id = ${id} and status`)) !== null;
