import type { Discount } from '#domain/pricing/discount.ts';
import type { Text } from '#domain/text.ts';
import { runningDiscount } from '../catalog/conditions.sql.ts';
import type { RunningDiscount } from '../catalog/stores/store-row.ts';
import type { Db } from '../db/db.ts';
import { raw, type Sql, sql } from '../db/sql.ts';
import { during, freeUnits } from './free-units.sql.ts';

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

/** What the town's clock shows. */
type Clock = { date: string; time: string };

/** Vehicles by their numbers, while they are offered. `free`: counts only the units that are free during that time. */
export const theseVehicles = (
  db: Db,
  ids: readonly number[],
  clock: Clock,
  free: { start: Date; end: Date } | null = null,
): Promise<VehicleRow[]> => db.rows(sql`${vehicleDetails(clock, free)} where v.id = any (${ids}::int[]) and v.status`);

const vehicleDetails = (clock: Clock, free: { start: Date; end: Date } | null): Sql => sql`
    select v.id, v.slug, v.name, v.description, v.thumbnail, v.images, v.documents, v.zone_id, v.provider_id, v.brand_id,
      v.category_id, v.model, v.type, v.engine_capacity, v.engine_power, v.seating_capacity, v.air_condition,
      v.fuel_type, v.transmission_type, v.multiple_vehicles, v.trip_hourly, v.trip_distance, v.trip_day_wise,
      v.hourly_price, v.distance_price, v.day_wise_price, v.discount_price, v.discount_type, v.tag, v.new_tag,
      v.total_trip, v.avg_rating, v.total_reviews, v.created_at,
      ${free ? freeUnits(raw('v.id'), during(free.start, free.end)) : ALL_UNITS} as total_vehicle_count,
      json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'address', s.address, 'tax', s.tax, 'discount', ${runningDiscount(clock)}) as provider
    from vehicles v join stores s on s.id = v.provider_id and s.status`;

const ALL_UNITS = raw('(select count(*) from vehicle_units u where u.vehicle_id = v.id and u.status)');

export type VehicleCategoryRow = { id: number; name: Text; image: string };

export const vehicleCategories = (db: Db): Promise<VehicleCategoryRow[]> =>
  db.rows(sql`select id, name, image from vehicle_categories where status order by position, id`);

export const vehicleBrands = (db: Db): Promise<VehicleCategoryRow[]> =>
  db.rows(sql`select id, name, image from vehicle_brands where status order by slug, id`);

/** At most ten: the brands with the most trips in a module. */
export const popularBrands = (db: Db, module_id: number): Promise<VehicleCategoryRow[]> =>
  db.rows(sql`
    select b.id, b.name, b.image from vehicle_brands b
    join (select brand_id, sum(total_trip) as trips from vehicles where module_id = ${module_id} and status group by brand_id) driven
      on driven.brand_id = b.id
    where b.status order by driven.trips desc, b.id limit 10`);
