import type { Discount } from '#domain/pricing/discount.ts';
import type { Text } from '#domain/text.ts';
import { runningDiscount } from '../catalog/conditions.sql.ts';
import type { RunningDiscount } from '../catalog/stores/store-row.ts';
import type { Db } from '../db/db.ts';
import { join, type Sql, sql } from '../db/sql.ts';

export type VehicleRow = {
  id: number;
  slug: string;
  name: Text;
  description: Text;
  thumbnail: string;
  images: string[];
  documents: string[];
  zone_id: number;
  provider_id: number;
  brand_id: number;
  category_id: number;
  model: string;
  type: string;
  engine_capacity: number | null;
  engine_power: number | null;
  seating_capacity: number;
  air_condition: boolean;
  fuel_type: 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'none';
  transmission_type: 'automatic' | 'manual' | 'none';
  multiple_vehicles: boolean;
  trip_hourly: boolean;
  trip_distance: boolean;
  trip_day_wise: boolean;
  hourly_price: number;
  distance_price: number;
  day_wise_price: number;
  discount_price: number;
  discount_type: Discount['discount_type'];
  tag: string[];
  new_tag: boolean;
  total_trip: number;
  avg_rating: number;
  total_reviews: number;
  total_vehicle_count: number;
  provider: {
    id: number;
    name: Text;
    slug: string;
    address: Text;
    tax: number;
    discount: RunningDiscount | null;
  };
  created_at: Date;
};

type Window = { limit: number; skip: number };
/** What the town's clock shows. */
type Clock = { date: string; time: string };

/** Which vehicles: of a module, handed over in one of the zones, with all the words in what they are called. */
type Searched = { module_id: number; zone_ids: readonly number[]; words: readonly string[] };

const offered = ({ module_id, zone_ids, words }: Searched): Sql =>
  join(
    [
      sql`v.module_id = ${module_id} and v.status and s.pickup_zone_id && ${zone_ids}::int[]`,
      ...words.map((word) => sql`v.search_text like ${`%${word}%`}`),
    ],
    ' and ',
  );

/** Best rated first, of providers that hand vehicles over in one of the zones: one index scan along the rating. */
export const topRatedVehicles = (db: Db, search: Searched & Clock & { page: Window }): Promise<VehicleRow[]> =>
  db.rows(sql`
    ${vehicleDetails(search)}
    where ${offered(search)}
    order by v.avg_rating desc, v.total_trip desc, v.id limit ${search.page.limit} offset ${search.page.skip}`);

/** Vehicles by their numbers, while they are offered. */
export const theseVehicles = (db: Db, ids: readonly number[], clock: Clock): Promise<VehicleRow[]> =>
  db.rows(sql`${vehicleDetails(clock)} where v.id = any (${ids}::int[]) and v.status`);

const vehicleDetails = (clock: Clock): Sql => sql`
    select v.id, v.slug, v.name, v.description, v.thumbnail, v.images, v.documents, v.zone_id, v.provider_id, v.brand_id,
      v.category_id, v.model, v.type, v.engine_capacity, v.engine_power, v.seating_capacity, v.air_condition,
      v.fuel_type, v.transmission_type, v.multiple_vehicles, v.trip_hourly, v.trip_distance, v.trip_day_wise,
      v.hourly_price, v.distance_price, v.day_wise_price, v.discount_price, v.discount_type, v.tag, v.new_tag,
      v.total_trip, v.avg_rating, v.total_reviews, v.created_at,
      (select count(*) from vehicle_units u where u.vehicle_id = v.id and u.status) as total_vehicle_count,
      json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'address', s.address, 'tax', s.tax, 'discount', ${runningDiscount(clock)}) as provider
    from vehicles v join stores s on s.id = v.provider_id and s.status`;

export type VehicleCount = { count: number; min_price: number; max_price: number };

/** How many there are, and between which prices. */
export async function countVehicles(db: Db, searched: Searched): Promise<VehicleCount> {
  const row = await db.row<VehicleCount>(sql`
    select count(*) as count, coalesce(min(v.lowest_price), 0) as min_price, coalesce(max(v.lowest_price), 0) as max_price
    from vehicles v join stores s on s.id = v.provider_id and s.status
    where ${offered(searched)}`);
  return row ?? { count: 0, min_price: 0, max_price: 0 };
}

export type VehicleCategoryRow = { id: number; name: Text; image: string };

export const vehicleCategories = (db: Db): Promise<VehicleCategoryRow[]> =>
  db.rows(sql`select id, name, image from vehicle_categories where status order by position, id`);
