import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { freeUnits } from '../free-units.sql.ts';

export const unitsOf = async (db: Db, vehicle_id: number): Promise<number | null> =>
  (
    await db.row<{ units: number }>(sql`
      select (select count(*) from vehicle_units u where u.vehicle_id = v.id and u.status) as units
      from vehicles v where v.id = ${vehicle_id} and v.status`)
  )?.units ?? null;

type Days = { vehicle_id: number; first: string; days: number; time: string; hours: number; timezone: string };

/**
 * The units that are promised to nobody, day by day from the first on. The town's clock decides when a day's trip begins,
 * so that it begins at the same time before and after the clocks change; its length is in real hours.
 */
export const freeByDay = (
  db: Db,
  { vehicle_id, first, days, time, hours, timezone }: Days,
): Promise<{ date: string; free: number }[]> =>
  db.rows(sql`
    with trips as (
      select day, tstzrange(start, start + make_interval(hours => ${hours}::int)) as during
      from generate_series(0, ${days}::int - 1) day
        cross join lateral (select (${first}::date + day + ${time}::time) at time zone ${timezone} as start) begins
    ), units as materialized (
      select id from vehicle_units where vehicle_id = ${vehicle_id} and status
    ), promised as materialized (
      select p.unit_id, p.during from units join trip_units p on p.unit_id = units.id
      where p.released_at is null and p.during && tstzrange(
        ${first}::date::timestamp at time zone ${timezone},
        (${first}::date + ${days}::int + 2)::timestamp at time zone ${timezone})
    )
    select to_char(${first}::date + day, 'YYYY-MM-DD') as date, (select count(*) from units)
      - (select count(distinct unit_id) from promised where promised.during && trips.during) as free
    from trips order by day`);

/** Free during the whole of one trip. */
export async function freeForTrip(
  db: Db,
  { vehicle_id, first, time, hours, timezone }: Omit<Days, 'days'>,
): Promise<number> {
  const row = await db.row<{ free: number }>(sql`
    select ${freeUnits(sql`${vehicle_id}`, sql`tstzrange(start, start + make_interval(hours => ${hours}::int))`)} as free
    from (select (${first}::date + ${time}::time) at time zone ${timezone} as start) begins`);
  return row?.free ?? 0;
}
