import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

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
  await db.run(sql`delete from store_schedules where store_id = any (${ids}::int[])`);
  await db.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    select store_id, day, '00:00', '24:00' from unnest(${ids}::int[]) store_id, generate_series(0, 6) day`);
  await db.run(sql`delete from store_discounts where store_id = any (${ids}::int[])`);

  async function setTerms(vehicle_id: number, { hourly, day_wise, distance, units = 3, discount }: VehicleTerms) {
    await db.run(sql`
      update vehicles set trip_hourly = ${hourly !== undefined}, trip_day_wise = ${day_wise !== undefined},
        trip_distance = ${distance !== undefined}, hourly_price = ${hourly ?? 0}, day_wise_price = ${day_wise ?? 0},
        distance_price = ${distance ?? 0}, discount_price = ${discount?.discount_price ?? 0},
        discount_type = ${discount?.discount_type ?? 'percent'}
      where id = ${vehicle_id}`);
    await db.run(sql`
      update vehicle_units set status = false where vehicle_id = ${vehicle_id}`);
    await db.run(sql`
      insert into vehicle_units (vehicle_id, vin_number, license_plate_number)
      select ${vehicle_id}::int, 'T' || ${vehicle_id}::int || '-' || n || '-' || floor(random() * 1e9),
        'T' || ${vehicle_id}::int || n || floor(random() * 1e6)
      from generate_series(1, ${units}::int) n`);
  }

  for (const vehicle_id of providers.flatMap((provider) => provider.vehicle_ids))
    await setTerms(vehicle_id, { hourly: 1000, day_wise: 6000, distance: 50 });
  return { module_id: module?.id ?? 0, zone_ids, providers, setTerms };
}
