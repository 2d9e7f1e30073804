import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { compare, type Growth } from './growth.ts';
import type { GrowthRow } from './rows/growth-rows.ts';

const VEHICLES = 100_000;
const TRIPS = 1_000_000;
const DAY_MS = 86_400_000;

/** The search for a trip on the town as it is, and on one with a hundred thousand vehicles and a million trips. */
export async function measureRental(say: (line: string) => void): Promise<Growth[]> {
  const postgres = await startPostgres();
  try {
    const admin = openPostgres(postgres.url());
    await admin.script('create database town');
    const town = openPostgres(postgres.url('town'), 2, 0);
    await migrate(town, await readMigrations('migrations'));
    await seedTown(town, () => {});
    await town.close();
    await admin.script('create database grown template town');
    await admin.close();
    say(`  a town of ${VEHICLES} vehicles and ${TRIPS} trips`);
    const grown = openPostgres(postgres.url('grown'), 2, 0);
    await grow(grown);
    await grown.close();
    return await compare(postgres.url('town'), postgres.url('grown'), rows());
  } finally {
    await postgres.stop();
  }
}

/** What is filled; all else of the town stays as it is. */
const GROWN = ['vehicles', 'vehicle_units', 'trips', 'trip_lines', 'trip_units'];

/**
 * Fills the large tables as a restored copy of a database is filled: rows first, indexes and the exclusion afterwards, by
 * the very words of the migrations. Triggers and references are not asked: each row is right by how it is made.
 */
async function grow(db: Db): Promise<void> {
  const rules = await db.rows<{ drop: string; make: string }>(sql`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'x' and conrelid::regclass::text = any (${GROWN}::text[])`);
  const indexes = await db.rows<{ drop: string; make: string }>(sql`
    select format('drop index %I', i.relname) as drop, pg_get_indexdef(x.indexrelid) as make
    from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid::regclass::text = any (${GROWN}::text[])
      and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`);
  const all = [...rules, ...indexes];
  await db.script(`
    begin;
    set local session_replication_role = replica;
    set local synchronous_commit = off;
    set local work_mem = '128MB';
    set local maintenance_work_mem = '512MB';
    ${all.map(({ drop }) => drop).join(';\n')};
    ${VEHICLE_ROWS}
    ${TRIP_ROWS}
    ${all.map(({ make }) => make).join(';\n')};
    commit;`);
  await db.script('vacuum analyze');
}

const VEHICLE_COLUMNS = `provider_id, module_id, zone_id, category_id, brand_id, name, description, thumbnail, images,
  documents, model, type, engine_capacity, engine_power, seating_capacity, air_condition, fuel_type, transmission_type,
  multiple_vehicles, trip_hourly, trip_day_wise, trip_distance, hourly_price, day_wise_price, distance_price,
  discount_price, discount_type, tag, new_tag, status, total_trip, ratings, search_text, created_at`;

/** Copies of what the town has, each with two units, until there are enough. */
const VEHICLE_ROWS = `
  insert into vehicles (slug, ${VEHICLE_COLUMNS})
  select v.slug || '-' || n, ${VEHICLE_COLUMNS.replaceAll(/\b(\w+)\b/g, 'v.$1')}
  from generate_series(1, ${VEHICLES} / (select count(*) from vehicles)) n, vehicles v;
  insert into vehicle_units (vehicle_id, vin_number, license_plate_number)
  select v.id, 'GROWN-' || v.id || '-' || n, 'GROWN ' || v.id || '-' || n
  from vehicles v, generate_series(1, 2) n
  where not exists (select from vehicle_units u where u.vehicle_id = v.id);
  analyze vehicles, vehicle_units;`;

/** Beyond the numbers of the town's own trips. */
const FIRST = 1_000_000;

/** Two thirds of the trips are over and released; of the rest every unit has one within each twenty days to come. */
const TRIP_ROWS = `
  create temporary table turns on commit drop as
  select ${FIRST} + row_number() over () as n, u.id as unit_id, v.id as vehicle_id, v.module_id, v.zone_id, v.provider_id,
    turn % 3 <> 0 as is_over,
    date_trunc('day', now()) + make_interval(
      days => case when turn % 3 = 0 then (turn / 3 - 1) * 20 + u.id % 20 else -turn end::int) as starts
  from generate_series(1, 1 + ${TRIPS} / (select count(*) from vehicle_units)) turn, vehicle_units u
  join vehicles v on v.id = u.vehicle_id limit ${TRIPS};
  insert into trips (id, is_guest, module_id, zone_id, pickup_zone_id, provider_id, trip_type, trip_status,
    estimated_hours, pickup_location, scheduled, schedule_at, estimated_trip_end_time, tax_status, trip_amount, bill,
    user_info, contact_number, otp)
  overriding system value
  select n, true, module_id, zone_id, zone_id, provider_id, 'day_wise', case when is_over then 'completed' else 'pending' end,
    24, '{}', true, starts, starts + interval '1 day', 'included', 100, '{}', '{}', '', '0000' from turns;
  insert into trip_lines (id, trip_id, vehicle_id, vehicle_details, quantity, unit_price, original_price)
  overriding system value select n, n, vehicle_id, '{}', 1, 100, 100 from turns;
  insert into trip_units (id, trip_id, trip_line_id, unit_id, during, released_at)
  overriding system value
  select n, n, n, unit_id, tstzrange(starts, starts + interval '1 day'), case when is_over then now() end from turns;`;

function rows(): GrowthRow[] {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const search = (name: string, query: Record<string, string>): GrowthRow => ({
    name,
    module: 'rental',
    path: `/rental/vehicle/search?${new URLSearchParams({
      limit: '12',
      pickup_location: '{"lat":57.7,"lng":11.97}',
      ...query,
    })}`,
    most: 2,
  });
  const trip = { date: `${day(3)} 09:00`, trip_type: 'day_wise', duration: '48' };
  return [
    search('vehicles at a place', {}),
    search('vehicles for a place and a time', trip),
    search('the same, third page', { ...trip, offset: '3' }),
    search('the same, cheapest first', { ...trip, sortby_price: 'asc' }),
    search('by the hour, automatic, with AC', {
      ...trip,
      trip_type: 'hourly',
      duration: '5',
      transmission_type: '["automatic"]',
      air_condition: '1',
    }),
  ];
}
