import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** A provider that is open whenever a test runs, hands over at its door, and rents out plain vehicles. */
export type Rental = {
  module_id: number;
  provider_id: number;
  zone_id: number;
  at: { lat: number; lng: number };
  vehicles: { id: number; units: number[] }[];
};

type Wanted = { vehicles?: number; units?: number; skip?: readonly number[] };

/** Vehicles at 12 an hour, 60 a day and 0.40 a kilometre, so many units of each; nothing is reduced or taxed. */
export async function openRental(db: Db, { vehicles = 2, units = 5, skip = [] }: Wanted = {}): Promise<Rental> {
  const provider = await db.row<{ id: number; module_id: number; zone_id: number; lat: number; lng: number }>(sql`
    select s.id, s.module_id, s.zone_id, s.latitude as lat, s.longitude as lng
    from stores s join modules m on m.id = s.module_id and m.module_type = 'rental'
    where s.status and not s.id = any (${skip}::int[])
      and (select count(*) from vehicles v where v.provider_id = s.id and v.status) >= ${vehicles}
    order by s.id limit 1`);
  if (!provider) throw new Error(`no provider with ${vehicles} vehicles`);
  const { id: provider_id, module_id, zone_id, lat, lng } = provider;
  await db.run(sql`
    update stores set active = true, schedule_order = true, tax = 0,
      pickup_zone_id = array(select z.id from zones z where z.coordinates @> point(longitude::float8, latitude::float8))
    where id = ${provider_id}`);
  await db.run(sql`delete from store_schedules where store_id = ${provider_id}`);
  await db.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    select ${provider_id}::int, day, '00:00', '24:00' from generate_series(0, 6) day`);
  await db.run(sql`delete from store_discounts where store_id = ${provider_id}`);
  const rows = await db.rows<{ id: number }>(sql`
    update vehicles set trip_hourly = true, trip_day_wise = true, trip_distance = true, hourly_price = 1200,
      day_wise_price = 6000, distance_price = 40, discount_price = 0, discount_type = 'percent'
    where id in (
      select id from vehicles where provider_id = ${provider_id} and status order by id limit ${vehicles})
    returning id`);
  const ids = rows.map(({ id }) => id).sort((a, b) => a - b);
  await db.run(sql`update vehicle_units set status = false where vehicle_id = any (${ids}::int[])`);
  const made = await db.rows<{ id: number; vehicle_id: number }>(sql`
    insert into vehicle_units (vehicle_id, vin_number, license_plate_number)
    select v.id, 'TEST-VIN-' || v.id || '-' || n || '-' || floor(random() * 1e9),
      'TEST ' || v.id || '-' || n || '-' || floor(random() * 1e6)
    from unnest(${ids}::int[]) as v (id), generate_series(1, ${units}::int) n returning id, vehicle_id`);
  return {
    module_id,
    provider_id,
    zone_id,
    at: { lat, lng },
    vehicles: ids.map((id) => ({
      id,
      units: made.filter(({ vehicle_id }) => vehicle_id === id).map((unit) => unit.id),
    })),
  };
}

export type CartFacts = {
  rental_type?: 'hourly' | 'day_wise' | 'distance_wise';
  estimated_hours?: number;
  distance?: number;
  destination_time?: number;
  pickup_time?: Date | null;
  at?: { lat: number; lng: number };
  lines?: readonly { vehicle_id: number; quantity: number }[];
};

type TripOwner = { id: number; guest_id?: string };

/** A trip cart of somebody, straight in the database; one that was there goes. */
export async function fillTripCart(db: Db, rental: Rental, who: TripOwner, facts: CartFacts = {}): Promise<void> {
  const {
    rental_type = 'hourly',
    estimated_hours = rental_type === 'distance_wise' ? 0 : 5,
    distance = 0,
    destination_time = 0,
    pickup_time = null,
    at = rental.at,
    lines = rental.vehicles.slice(0, 1).map(({ id }) => ({ vehicle_id: id, quantity: 1 })),
  } = facts;
  const isGuest = who.guest_id !== undefined;
  const place = (name: string) => JSON.stringify({ ...at, location_name: name });
  await db.run(
    isGuest
      ? sql`delete from trip_carts where guest_id = ${who.id}`
      : sql`delete from trip_carts where customer_id = ${who.id}`,
  );
  await db.run(sql`
    with cart as (
      insert into trip_carts (customer_id, guest_id, module_id, provider_id, rental_type, estimated_hours, distance,
        destination_time, pickup_location, destination_location, pickup_time)
      values (${isGuest ? null : who.id}, ${isGuest ? who.id : null}, ${rental.module_id}, ${rental.provider_id},
        ${rental_type}, ${estimated_hours}, ${distance}, ${destination_time}, ${place('Järntorget 4')}::jsonb,
        ${place('Kalmar slott')}::jsonb, ${pickup_time})
      returning id
    )
    insert into trip_cart_lines (trip_cart_id, vehicle_id, quantity)
    select cart.id, line.vehicle_id, line.quantity
    from cart, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (vehicle_id integer, quantity integer)`);
}
