import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { openDaily } from '../town/opening-hours.ts';

/** Kronor and öre: what an hour, a day and a kilometre cost, and what they are offered for. */
type VehicleTerms = {
  hourly?: number;
  day_wise?: number;
  distance?: number;
  units?: number;
  discount?: { discount_price: number; discount_type: 'percent' | 'amount' };
};

type RentalProvider = {
  id: number;
  slug: string;
  name: string;
  vehicle_ids: number[];
  /** In the order of their numbers. */
  vehicle_names: string[];
};

/** Where everybody fetches vehicles: a place that the providers' pickup zones cover. */
export const PICKUP = { lat: 57.69965, lng: 11.95252, location_name: 'Järntorget 4, Göteborg' };
export const DESTINATION = { lat: 57.70887, lng: 11.97456, location_name: 'Centralstationen' };

export type RentalTown = {
  module_id: number;
  zone_ids: number[];
  providers: RentalProvider[];
  /** Offered as said, and for nothing else. */
  setTerms(vehicle_id: number, terms: VehicleTerms): Promise<void>;
};

/** Two providers that are open round the clock and hand over everywhere, with four vehicles each. */
export async function rentalTown(db: Db): Promise<RentalTown> {
  const module = await db.row<{ id: number }>(sql`select id from modules where module_type = 'rental'`);
  const zones = await db.rows<{ id: number }>(sql`select id from zones order by id`);
  const zone_ids = zones.map(({ id }) => id);
  const providers = await db.rows<RentalProvider>(sql`
    select s.id, s.slug, s.name ->> 'en' as name, (array_agg(v.id order by v.id))[1:4] as vehicle_ids,
      (array_agg(v.name ->> 'en' order by v.id))[1:4] as vehicle_names
    from stores s join vehicles v on v.provider_id = s.id and v.status
    where s.module_id = ${module?.id} and s.status group by s.id having count(*) >= 4 order by s.id desc limit 2`);
  const ids = providers.map(({ id }) => id);
  await db.run(
    sql`update stores set active = true, pickup_zone_id = ${zone_ids}::int[] where id = any (${ids}::int[])`,
  );
  await openDaily(db, ids, '00:00', '24:00');
  await db.run(sql`delete from store_discounts where store_id = any (${ids}::int[])`);

  for (const vehicle_id of providers.flatMap((provider) => provider.vehicle_ids))
    await rentOut(db, vehicle_id, { hourly: 1000, day_wise: 6000, distance: 50 });
  const setTerms = async (vehicle_id: number, terms: VehicleTerms) => void (await rentOut(db, vehicle_id, terms));
  return { module_id: module?.id ?? 0, zone_ids, providers, setTerms };
}

/** Offered as said, and for nothing else; its units are new ones, which nobody has had. */
async function rentOut(
  db: Db,
  vehicle_id: number,
  { hourly, day_wise, distance, units = 3, discount }: VehicleTerms,
): Promise<number[]> {
  await db.run(sql`
    update vehicles set trip_hourly = ${hourly !== undefined}, trip_day_wise = ${day_wise !== undefined},
      trip_distance = ${distance !== undefined}, hourly_price = ${hourly ?? 0}, day_wise_price = ${day_wise ?? 0},
      distance_price = ${distance ?? 0}, discount_price = ${discount?.discount_price ?? 0},
      discount_type = ${discount?.discount_type ?? 'percent'}
    where id = ${vehicle_id}`);
  await db.run(sql`update vehicle_units set status = false where vehicle_id = ${vehicle_id}`);
  const made = await db.rows<{ id: number }>(sql`
    insert into vehicle_units (vehicle_id, vin_number, license_plate_number)
    select ${vehicle_id}::int, 'T' || ${vehicle_id}::int || '-' || n || '-' || floor(random() * 1e9),
      'T' || ${vehicle_id}::int || '-' || n || '-' || floor(random() * 1e6)
    from generate_series(1, ${units}::int) n returning id`);
  return made.map(({ id }) => id);
}

/** A provider that is open whenever a test runs, hands over at its door, and rents out plain vehicles. */
export type Rental = {
  module_id: number;
  provider_id: number;
  zone_id: number;
  at: { lat: number; lng: number };
  vehicles: { id: number; units: number[] }[];
};

type RentalSize = { vehicles?: number; units?: number; skip?: readonly number[] };

/** Vehicles at 12 an hour, 60 a day and 0.40 a kilometre, so many units of each; nothing is reduced or taxed. */
export async function openRental(db: Db, { vehicles = 2, units = 5, skip = [] }: RentalSize = {}): Promise<Rental> {
  const provider = await db.row<Omit<Rental, 'at' | 'vehicles'> & { lat: number; lng: number; ids: number[] }>(sql`
    select s.id as provider_id, s.module_id, s.zone_id, s.latitude as lat, s.longitude as lng, array(
      select v.id from vehicles v where v.provider_id = s.id and v.status order by v.id limit ${vehicles}) as ids
    from stores s join modules m on m.id = s.module_id and m.module_type = 'rental'
    where s.status and not s.id = any (${skip}::int[])
      and (select count(*) from vehicles v where v.provider_id = s.id and v.status) >= ${vehicles}
    order by s.id limit 1`);
  if (!provider) throw new Error(`no provider with ${vehicles} vehicles`);
  const { provider_id, module_id, zone_id, lat, lng, ids } = provider;
  await db.run(sql`
    update stores set active = true, schedule_order = true, tax = 0,
      pickup_zone_id = array(select z.id from zones z where z.coordinates @> point(longitude::float8, latitude::float8))
    where id = ${provider_id}`);
  await openDaily(db, [provider_id], '00:00', '24:00');
  await db.run(sql`delete from store_discounts where store_id = ${provider_id}`);
  const rented: Rental['vehicles'] = [];
  for (const id of ids)
    rented.push({ id, units: await rentOut(db, id, { hourly: 1200, day_wise: 6000, distance: 40, units }) });
  return { module_id, provider_id, zone_id, at: { lat, lng }, vehicles: rented };
}
