import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type TripNotice = { provider: Text; picture: string | null; schedule_at: Date };

/** What a notification shows of a trip: who rents out, its first vehicle, when it begins. */
export const tripToTell = (tx: Db, trip_id: number): Promise<TripNotice | null> =>
  tx.row(sql`
    select s.name as provider, t.schedule_at,
      (select l.vehicle_details ->> 'thumbnail' from trip_lines l where l.trip_id = t.id order by l.id limit 1) as picture
    from trips t join stores s on s.id = t.provider_id where t.id = ${trip_id}`);
