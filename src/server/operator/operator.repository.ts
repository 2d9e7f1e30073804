import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export const setPosition = (
  tx: Db,
  courier_id: number,
  { latitude, longitude }: { latitude: number; longitude: number },
  now: Date,
): Promise<number> =>
  tx.run(sql`
    update couriers set latitude = ${latitude}, longitude = ${longitude}, located_at = ${now}
    where id = ${courier_id} and status`);
