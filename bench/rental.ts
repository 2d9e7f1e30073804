import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { compare, type Growth } from './growth.ts';
import type { GrowthRow } from './growth-rows.ts';

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
    await addVehicles(grown);
    await addTrips(grown);
    await grown.script('vacuum analyze');
    await grown.close();
    return await compare(postgres.url('town'), postgres.url('grown'), rows());
  } finally {
    await postgres.stop();
  }
}

/** Copies of what the town has, each with two units, until there are enough. */
async function addVehicles(db: Db): Promise<void> {
  const columns = `provider_id, module_id, zone_id, category_id, brand_id, name, description, thumbnail, images, documents,
    model, type, engine_capacity, engine_power, seating_capacity, air_condition, fuel_type, transmission_type,
    multiple_vehicles, trip_hourly, trip_day_wise, trip_distance, hourly_price, day_wise_price, distance_price,
    discount_price, discount_type, tag, new_tag, status, total_trip, ratings, search_text, created_at`;
  await db.script(`
    alter table vehicles disable trigger user;
    alter table vehicle_units disable trigger user;
    insert into vehicles (slug, ${columns})
    select v.slug || '-' || n, ${columns.replaceAll(/\b(\w+)\b/g, 'v.$1')}
    from generate_series(1, ${VEHICLES} / (select count(*) from vehicles)) n, vehicles v;
    insert into vehicle_units (vehicle_id, vin_number, license_plate_number)
    select v.id, 'GROWN-' || v.id || '-' || n, 'GROWN ' || v.id || '-' || n
    from vehicles v, generate_series(1, 2) n
    where not exists (select from vehicle_units u where u.vehicle_id = v.id);`);
}

/** Two thirds of the trips are over and released; of the rest every unit has one within each twenty days to come. */
async function addTrips(db: Db): Promise<void> {
  await db.script(`
    create temporary table turns as
    select row_number() over () as n, u.id as unit_id, u.vehicle_id, turn,
      case when turn % 3 = 0 then (turn / 3 - 1) * 20 + u.id % 20 else -turn end::int as starts
    from generate_series(1, 1 + ${TRIPS} / (select count(*) from vehicle_units)) turn, vehicle_units u limit ${TRIPS};
    analyze turns;
    alter table trips disable trigger user;
    with numbered as (
      insert into trips (is_guest, module_id, zone_id, pickup_zone_id, provider_id, trip_type, trip_status,
        estimated_hours, pickup_location, scheduled, schedule_at, estimated_trip_end_time, tax_status, trip_amount, bill,
        user_info, contact_number, otp)
      select true, v.module_id, v.zone_id, v.zone_id, v.provider_id, 'day_wise',
        case when turn % 3 = 0 then 'pending' else 'completed' end, 24, '{}', true,
        date_trunc('day', now()) + make_interval(days => starts),
        date_trunc('day', now()) + make_interval(days => starts + 1),
        'included', 100, '{}', '{}', '', '0000'
      from turns join vehicles v on v.id = turns.vehicle_id order by n
      returning id, schedule_at, estimated_trip_end_time, trip_status
    ), ordered as (select *, row_number() over (order by id) as n from numbered),
    lines as (
      insert into trip_lines (trip_id, vehicle_id, vehicle_details, quantity, unit_price, original_price)
      select ordered.id, turns.vehicle_id, '{}', 1, 100, 100 from ordered join turns using (n) returning id, trip_id
    )
    insert into trip_units (trip_id, trip_line_id, unit_id, during, released_at)
    select ordered.id, lines.id, turns.unit_id, tstzrange(ordered.schedule_at, ordered.estimated_trip_end_time),
      case when ordered.trip_status = 'completed' then now() end
    from ordered join turns using (n) join lines on lines.trip_id = ordered.id;`);
  await db.run(sql`analyze`);
}

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
