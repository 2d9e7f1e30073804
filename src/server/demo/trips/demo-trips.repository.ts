import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import type { TripStand, TripStep } from './trip-course.ts';

/** As many as one tick looks after; those that came later wait for the next. */
const MOST_AT_ONCE = 100;

export type DueTrip = { id: number; step: TripStep };

/** Trips that have stood long enough where they are. One for later is assigned and begun when its time has come. */
export const dueTrips = (
  db: Db,
  stays: readonly { stand: TripStand; step: TripStep; seconds: number }[],
  now: Date,
): Promise<DueTrip[]> =>
  db.rows(sql`
    select t.id, stay.step
    from trips t
    cross join lateral (
      select max(u.assigned_at) as assigned_at, bool_and(u.assigned_at is not null) as is_assigned
      from trip_units u where u.trip_id = t.id and u.released_at is null
    ) promised
    cross join lateral (select created_at from trip_events where trip_id = t.id order by id desc limit 1) as last
    join unnest(${stays.map(({ stand }) => stand)}::text[], ${stays.map(({ step }) => step)}::text[],
      ${stays.map(({ seconds }) => seconds)}::float8[]) as stay (stand, step, seconds)
      on stay.stand = case when t.trip_status = 'confirmed'
        then case when promised.is_assigned then 'assigned' else 'promised' end else t.trip_status end
    where t.trip_status in ('pending', 'confirmed', 'ongoing')
      and greatest(last.created_at, promised.assigned_at) <= ${now}::timestamptz - make_interval(secs => stay.seconds)
      and (stay.step = 'confirm' or t.schedule_at <= ${now})
    order by t.id limit ${MOST_AT_ONCE}`);
