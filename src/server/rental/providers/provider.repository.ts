import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export type Fleet = { total_vehicle_count: number; brand_count: number };

export async function fleetOf(db: Db, provider_id: number): Promise<Fleet> {
  const row = await db.row<Fleet>(sql`
    select count(*) as total_vehicle_count, count(distinct brand_id) as brand_count
    from vehicles where provider_id = ${provider_id} and status`);
  return row ?? { total_vehicle_count: 0, brand_count: 0 };
}
