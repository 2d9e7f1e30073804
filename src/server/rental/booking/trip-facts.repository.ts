import type { Window } from '#domain/catalog/opening-hours.ts';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import type { ProviderDiscount } from '#domain/rental/trip-price.ts';
import type { Text } from '#domain/text.ts';
import { runningDiscount } from '../../catalog/conditions.sql.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { during, freeUnits } from '../free-units.sql.ts';
import { pickupZones } from '../pickup-zones.sql.ts';

/** In the order of their numbers; what is free is read afterwards, by a statement that sees who was here before. */
export const lockVehicles = (tx: Db, ids: readonly number[]): Promise<number> =>
  tx.run(sql`select id from vehicles where id = any (${ids}::int[]) order by id for no key update`);

export type VehicleToBook = Discount & {
  id: number;
  slug: string;
  name: Text;
  thumbnail: string;
  provider_id: number;
  status: boolean;
  seating_capacity: number;
  transmission_type: 'automatic' | 'manual' | 'none';
  fuel_type: 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'none';
  air_condition: boolean;
  trip_hourly: boolean;
  trip_day_wise: boolean;
  trip_distance: boolean;
  hourly_price: number;
  day_wise_price: number;
  distance_price: number;
  /** Units that nobody has from start to end. */
  free: number;
};

export const vehiclesToBook = (
  tx: Db,
  ids: readonly number[],
  { start, end }: { start: Date; end: Date },
): Promise<VehicleToBook[]> =>
  tx.rows(sql`
    select v.id, v.slug, v.name, v.thumbnail, v.provider_id, v.status, v.seating_capacity, v.transmission_type,
      v.fuel_type, v.air_condition, v.trip_hourly, v.trip_day_wise, v.trip_distance, v.hourly_price, v.day_wise_price,
      v.distance_price, v.discount_price as discount, v.discount_type,
      ${freeUnits(sql`v.id`, during(start, end))} as free
    from vehicles v where v.id = any (${ids}::int[])`);

export type ProviderToBook = {
  id: number;
  slug: string;
  name: Text;
  logo: string;
  phone: string;
  module_id: number;
  zone_id: number;
  /** The business lets it trade, in a module that is offered. */
  status: boolean;
  active: boolean;
  schedule_order: boolean;
  tax: number;
  schedules: Window[];
  /** The one that runs now. */
  discount: (ProviderDiscount & { start_time: string }) | null;
  /** Of the zones where it hands over, the smallest that holds the pickup; null: none does. */
  pickup_zone_id: number | null;
};

export const providerToBook = (
  tx: Db,
  id: number,
  { pickup, now }: { pickup: TripPlace; now: TownTime },
): Promise<ProviderToBook | null> =>
  tx.row(sql`
    select s.id, s.slug, s.name, s.logo, s.phone, s.module_id, s.zone_id, s.status and m.status as status, s.active,
      s.schedule_order, s.tax, ${runningDiscount(now)} as discount,
      coalesce((
        select json_agg(json_build_object('day', h.day, 'opening_time', h.opening_time, 'closing_time', h.closing_time)
          order by h.day, h.opening_time)
        from store_schedules h where h.store_id = s.id
      ), '[]') as schedules,
      (
        select z.id from ${pickupZones(pickup)} order by z.area, z.id limit 1
      ) as pickup_zone_id
    from stores s join modules m on m.id = s.module_id
    where s.id = ${id}`);

export type Traveller = { id: number; is_referred: boolean; created_at: Date };

export const travellerOf = (tx: Db, id: number): Promise<Traveller | null> =>
  tx.row(sql`select id, ref_by is not null as is_referred, created_at from customers where id = ${id}`);

/** Locked until the transaction ends. How often they travelled is read afterwards. */
export const lockTraveller = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`select id from customers where id = ${id} for no key update`);

/** Trips that were booked and not canceled, as far as anybody counts them. */
export async function tripsOf(db: Db, customer_id: number): Promise<number> {
  const row = await db.row<{ trips: number }>(sql`
    select count(*) as trips from (
      select from trips t where t.customer_id = ${customer_id} and t.trip_status <> 'canceled' limit 1000
    ) booked`);
  return row?.trips ?? 0;
}
