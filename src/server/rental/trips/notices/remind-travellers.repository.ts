import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type TripToRemind = { id: number; schedule_at: Date; confirmed_at: Date };

type Page = { now: Date; until: Date; after: { schedule_at: Date; id: number } | null; limit: number };

/** Confirmed trips that begin soon and of whose pickup nobody was reminded yet, the next one first. */
export const tripsToRemind = (db: Db, { now, until, after, limit }: Page): Promise<TripToRemind[]> =>
  db.rows(sql`
    select t.id, t.schedule_at, confirmed.at as confirmed_at
    from trips t cross join lateral (
      select max(created_at) as at from trip_events where trip_id = t.id and trip_status = 'confirmed'
    ) confirmed
    where t.trip_status = 'confirmed' and t.schedule_at > ${now} and t.schedule_at <= ${until}
      and t.reminded_of is distinct from t.schedule_at and confirmed.at is not null
      and (t.schedule_at, t.id) > (${after?.schedule_at ?? now}::timestamptz, ${after?.id ?? 0}::bigint)
    order by t.schedule_at, t.id limit ${limit}`);

/** Once, for this pickup, while it is still to come: whoever is second finds it done. */
export const setReminded = (tx: Db, id: number, { now, until }: Pick<Page, 'now' | 'until'>): Promise<number> =>
  tx.run(sql`
    update trips set reminded_of = schedule_at
    where id = ${id} and trip_status = 'confirmed' and schedule_at > ${now} and schedule_at <= ${until}
      and reminded_of is distinct from schedule_at`);
