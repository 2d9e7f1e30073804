import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type Assignment = { id: number; unit_id: number | null; driver_id: number | null };

/** Of these, the reserved cars of the trip whose new car, where one is named, is of the same vehicle and in service. */
export async function knownAssignments(tx: Db, trip_id: number, wanted: readonly Assignment[]): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*) from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id bigint, unit_id int)
    join trip_units u on u.id = wanted.id and u.trip_id = ${trip_id} and u.released_at is null
    join vehicle_units old on old.id = u.unit_id
    where wanted.unit_id is null
      or exists (select from vehicle_units v where v.id = wanted.unit_id and v.vehicle_id = old.vehicle_id and v.status)`);
  return row?.count ?? 0;
}

export async function knownDrivers(tx: Db, provider_id: number, ids: readonly number[]): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*) from drivers where id = any (${[...ids]}::int[]) and provider_id = ${provider_id} and status`);
  return row?.count ?? 0;
}

/** Two of a trip may swap their cars, so all of them are let go first. */
export async function writeAssignments(
  tx: Db,
  trip_id: number,
  assignments: readonly Assignment[],
  now: Date,
): Promise<void> {
  const ids = assignments.map(({ id }) => id);
  await tx.run(sql`
    update trip_units set released_at = ${now}, driver_id = null
    where trip_id = ${trip_id} and id = any (${ids}::bigint[])`);
  await tx.run(sql`
    update trip_units u set unit_id = coalesce(wanted.unit_id, u.unit_id), driver_id = wanted.driver_id,
      assigned_at = ${now}, released_at = null
    from jsonb_to_recordset(${JSON.stringify(assignments)}::jsonb) as wanted (id bigint, unit_id int, driver_id int)
    where u.id = wanted.id and u.trip_id = ${trip_id}`);
}

export const heldUnits = (tx: Db, trip_id: number): Promise<{ id: number }[]> =>
  tx.rows(sql`select id from trip_units where trip_id = ${trip_id} and released_at is null order by id`);

/** Drivers of the provider who have nothing to do in the time of this trip; whoever drove least comes first. */
export const freeDrivers = (tx: Db, trip_id: number, limit: number): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select d.id from trips t join drivers d on d.provider_id = t.provider_id and d.status
    where t.id = ${trip_id} and not exists (
      select from trip_units u
      where u.driver_id = d.id and u.released_at is null
        and u.during && tstzrange(t.schedule_at, t.estimated_trip_end_time)
    )
    order by (select count(*) from trip_units u where u.driver_id = d.id), d.id limit ${limit}`);
