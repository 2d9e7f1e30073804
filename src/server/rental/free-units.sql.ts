import { type Sql, sql } from '../db/sql.ts';

/** How many units of a vehicle are promised to nobody during that time range. */
export const freeUnits = (vehicle_id: Sql, during: Sql): Sql => sql`(
    select count(*) from vehicle_units u
    where u.vehicle_id = ${vehicle_id} and u.status and not exists (
      select from trip_units promised
      where promised.unit_id = u.id and promised.released_at is null and promised.during && ${during}))`;

/** Whether one of them is. Not `exists`: the planner would read the promises of all vehicles first. */
export const hasFreeUnit = (vehicle_id: Sql, during: Sql): Sql => sql`coalesce((
    select true from vehicle_units u
    where u.vehicle_id = ${vehicle_id} and u.status and not exists (
      select from trip_units promised
      where promised.unit_id = u.id and promised.released_at is null and promised.during && ${during})
    limit 1), false)`;

/** From the pickup until the vehicles are back; the end itself is free again. */
export const during = (start: Date, end: Date): Sql => sql`tstzrange(${start}, ${end})`;
