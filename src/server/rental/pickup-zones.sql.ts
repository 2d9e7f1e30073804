import type { Point } from '#domain/location/point.ts';
import { type Sql, sql } from '../db/sql.ts';

/**
 * The zones `z` in which the provider `s` hands over at a place: of those it names, the ones over the place that are on
 * and offer its module. Where it is at home itself plays no part: it may bring its cars to other zones only.
 */
export const pickupZones = ({ lat, lng }: Point): Sql => sql`zones z
  join zone_modules offered on offered.zone_id = z.id and offered.module_id = s.module_id
  where z.status and z.id = any (s.pickup_zone_id) and z.coordinates @> point(${lng}::float8, ${lat}::float8)`;
