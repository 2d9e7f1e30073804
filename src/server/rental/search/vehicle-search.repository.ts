import type { Discount } from '#domain/pricing/discount.ts';
import type { RentalType } from '#domain/rental/trip-plan.ts';
import type { TripLength } from '#domain/rental/trip-price.ts';
import { seatsOf, type VehicleFilter } from '#domain/rental/vehicle-filter.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../../db/db.ts';
import { empty, join, raw, type Sql, sql } from '../../db/sql.ts';
import { during, hasFreeUnit } from '../free-units.sql.ts';

/** Where and when somebody looks for vehicles, whatever these are like. */
export type SearchScope = {
  module_id: number;
  zone_ids: readonly number[];
  words: readonly string[];
  provider_id: number | null;
  /** Only these; null: all. */
  ids: readonly number[] | null;
  /** The kind of drive. */
  type: string | null;
  /** What is paid for; null while no trip is known. */
  length: TripLength | null;
  /** Only what has a unit free during this time. */
  free: { start: Date; end: Date } | null;
};

const OFFERED: Record<RentalType, Sql> = {
  hourly: raw('v.trip_hourly'),
  day_wise: raw('v.trip_day_wise'),
  distance_wise: raw('v.trip_distance'),
};
const RATES: Record<RentalType, Sql> = {
  hourly: raw('v.hourly_price'),
  day_wise: raw('v.day_wise_price'),
  distance_wise: raw('v.distance_price'),
};

const inScope = (scope: SearchScope): Sql =>
  join(
    [
      sql`v.module_id = ${scope.module_id} and v.status and s.pickup_zone_id && ${scope.zone_ids}::int[]`,
      ...(scope.words.length === 0 ? [] : [named(scope)]),
      ...(scope.provider_id === null ? [] : [sql`v.provider_id = ${scope.provider_id}`]),
      ...(scope.ids === null ? [] : [sql`v.id = any (${scope.ids}::int[])`]),
      ...(scope.type === null ? [] : [sql`v.type = ${scope.type}`]),
      ...(scope.length === null ? [] : [OFFERED[scope.length.rental_type]]),
    ],
    ' and ',
  );

/** At most this many matches are sorted; of more, the database takes whichever it finds first. */
const MOST_NAMED = 2000;

/** Its name has all the words. Selected first: along the ratings, a rare word would cost a scan of the whole fleet. */
const named = ({ module_id, words }: SearchScope): Sql => sql`v.id = any (array(
    select w.id from vehicles w
    where w.module_id = ${module_id} and w.status
      and ${join(
        words.map((word) => sql`w.search_text like ${`%${word}%`}`),
        ' and ',
      )} limit ${MOST_NAMED}))`;

/** Whether the vehicle has a free unit at that time. The dearest condition of all, so it is checked last. */
const isFree = ({ free }: SearchScope, id: Sql): Sql =>
  free === null ? raw('true') : hasFreeUnit(id, during(free.start, free.end));

const FROM = raw('from vehicles v join stores s on s.id = v.provider_id and s.status');
const BEST_RATED = raw('v.avg_rating desc, v.total_trip desc, v.id');

export type SearchedVehicle = {
  id: number;
  category_id: number;
  brand_id: number;
  provider_id: number;
  seating_capacity: number;
  air_condition: boolean;
  transmission_type: VehicleFilter['transmission_type'][number];
  fuel_type: VehicleFilter['fuel_type'][number];
  trip_hourly: boolean;
  trip_day_wise: boolean;
  trip_distance: boolean;
  hourly_price: number;
  day_wise_price: number;
  distance_price: number;
  lowest_price: number;
  discount_price: number;
  discount_type: Discount['discount_type'];
};

/**
 * What is counted of each vehicle, the best rated first: one index scan along the rating. At most `most` are read, free
 * or not; `isWhole`: these were all.
 */
export async function vehiclesInScope(
  db: Db,
  scope: SearchScope,
  most: number,
): Promise<{ free: SearchedVehicle[]; isWhole: boolean }> {
  const rows = await db.rows<SearchedVehicle & { is_free: boolean }>(sql`
    with looked_at as materialized (
      select v.id, v.category_id, v.brand_id, v.provider_id, v.seating_capacity, v.air_condition, v.transmission_type,
        v.fuel_type, v.trip_hourly, v.trip_day_wise, v.trip_distance, v.hourly_price, v.day_wise_price,
        v.distance_price, v.lowest_price, v.discount_price, v.discount_type
      ${FROM} where ${inScope(scope)} order by ${BEST_RATED} limit ${most + 1})
    select looked_at.*, ${isFree(scope, raw('looked_at.id'))} as is_free from looked_at`);
  return { free: rows.filter(({ is_free }) => is_free), isWhole: rows.length <= most };
}

export type VehiclePage = { limit: number; skip: number };
export type PriceOrder = 'asc' | 'desc' | null;

/**
 * The ids of a page of vehicles. At most `most` matches are read, free or not, so that a fleet that is booked out costs
 * no more than another. In the order of prices they come from the index of the rate; discounts are taken off afterwards.
 */
export async function pickVehicles(
  db: Db,
  scope: SearchScope,
  filter: VehicleFilter,
  { order, most, page }: { order: PriceOrder; most: number; page: VehiclePage },
): Promise<number[]> {
  const matches = sql`${FROM} where ${inScope(scope)} ${matching(filter, scope.length)}`;
  const lookedAt =
    order === null
      ? sql`select v.id ${matches} order by ${BEST_RATED} limit ${most}`
      : sql`select id from (
          select v.id, ${priceOf(scope.length)} as price ${matches}
          order by ${rateOf(scope.length)} ${DIRECTIONS[order]}, v.id limit ${most}
        ) by_rate order by price ${DIRECTIONS[order]}, id`;
  const rows = await db.rows<{ id: number }>(sql`
    select id from (${lookedAt}) looked_at
    where ${isFree(scope, raw('looked_at.id'))} limit ${page.limit} offset ${page.skip}`);
  return rows.map(({ id }) => id);
}

const DIRECTIONS = { asc: raw('asc'), desc: raw('desc') } as const;

function matching(filter: VehicleFilter, length: TripLength | null): Sql {
  const { category_ids, brand_ids, seating_capacity, air_condition, transmission_type, fuel_type } = filter;
  const price = priceOf(length);
  const seats = seating_capacity.map((range) => {
    const { least, most } = seatsOf(range);
    return sql`v.seating_capacity between ${least} and ${most}`;
  });
  return join(
    [
      category_ids.length === 0 ? empty : sql`and v.category_id = any (${category_ids}::int[])`,
      brand_ids.length === 0 ? empty : sql`and v.brand_id = any (${brand_ids}::int[])`,
      seats.length === 0 ? empty : sql`and (${join(seats, ' or ')})`,
      air_condition.length === 0 ? empty : sql`and v.air_condition = any (${air_condition}::boolean[])`,
      transmission_type.length === 0 ? empty : sql`and v.transmission_type = any (${transmission_type}::text[])`,
      fuel_type.length === 0 ? empty : sql`and v.fuel_type = any (${fuel_type}::text[])`,
      filter.min_price === null ? empty : sql`and ${price} >= ${filter.min_price}`,
      filter.max_price === null ? empty : sql`and ${price} <= ${filter.max_price}`,
    ],
    ' ',
  );
}

const rateOf = (length: TripLength | null): Sql => (length ? RATES[length.rental_type] : raw('v.lowest_price'));

const WHOLE_PERCENT = raw('100::float8');

/** The same steps as `estimate` of the domain, rounded in the same places: both must come to the same cent. */
function priceOf(length: TripLength | null): Sql {
  if (length === null) return raw('v.lowest_price');
  const units = length.rental_type === 'distance_wise' ? length.km : length.hours;
  const days = raw(length.rental_type === 'day_wise' ? '/ 24' : '');
  const whole = sql`floor(${RATES[length.rental_type]} * (${units}::float8 ${days}) + 0.5)`;
  return sql`(${whole} - least(${whole}, case v.discount_type
    when 'percent' then floor(${whole} * v.discount_price::float8 / ${WHOLE_PERCENT} + 0.5) else v.discount_price::float8 end))`;
}

export type ProviderPin = {
  id: number;
  name: Text;
  slug: string;
  logo: string;
  latitude: number;
  longitude: number;
  avg_rating: number;
  rating_count: number;
};

export const providerPins = (db: Db, ids: readonly number[]): Promise<ProviderPin[]> =>
  db.rows(sql`
    select id, name, slug, logo, latitude, longitude, avg_rating, rating_count from stores where id = any (${ids}::int[])`);

export const providerNumber = (
  db: Db,
  { id, slug }: { id: number | null; slug: string },
): Promise<{ id: number } | null> =>
  db.row(sql`select id from stores where status and ${id === null ? sql`slug = ${slug}` : sql`id = ${id}`}`);

export type NamedVehicle = { brand: Text; name: Text };

/** What vehicles are called that hold the words, the best rated first. */
export const namesInScope = (db: Db, scope: SearchScope, most: number): Promise<NamedVehicle[]> =>
  db.rows(sql`
    select b.name as brand, found.name from (
      select v.brand_id, v.name, v.avg_rating, v.total_trip, v.id ${FROM} where ${inScope(scope)} order by ${BEST_RATED} limit ${most}
    ) found join vehicle_brands b on b.id = found.brand_id order by found.avg_rating desc, found.total_trip desc, found.id`);
