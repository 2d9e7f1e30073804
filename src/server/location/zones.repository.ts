import type { Point } from '#domain/location/point.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type ZoneRow = {
  id: number;
  name: Text;
  display_name: Text;
  status: boolean;
  is_default: boolean;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  increased_delivery_fee: number;
  increased_delivery_fee_status: boolean;
  increase_delivery_charge_message: Text | null;
};

export type RatesRow = {
  zone_id: number;
  module_id: number;
  delivery_charge_type: 'distance' | 'fixed';
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  maximum_shipping_charge: number | null;
  fixed_shipping_charge: number;
  maximum_cod_order_amount: number | null;
};

const columns = sql`id, name, display_name, status, is_default, cash_on_delivery, digital_payment, offline_payment,
  increased_delivery_fee, increased_delivery_fee_status, increase_delivery_charge_message`;

const covers = ({ lat, lng }: Point) => sql`coordinates @> point(${lng}::float8, ${lat}::float8)`;

/** Those of the numbers that are zones, switched off or not. */
export async function existingZones(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(sql`select id from zones where id = any (${ids}::int[])`);
  return new Set(rows.map(({ id }) => id));
}

export async function everyZone(db: Db): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(sql`select id from zones`);
  return new Set(rows.map(({ id }) => id));
}

/** Every zone over a place, switched off or not, smallest first. */
export const zonesOver = (db: Db, at: Point): Promise<ZoneRow[]> =>
  db.rows(sql`select ${columns} from zones where ${covers(at)} order by area, id`);

export const activeZones = (db: Db): Promise<(ZoneRow & { ring: [lng: number, lat: number][] })[]> =>
  db.rows(sql`
    -- A polygon's text is ((x,y),(x,y)): with square brackets it is JSON.
    select ${columns}, translate(coordinates::text, '()', '[]')::json as ring from zones where status order by id`);

export const ratesOf = (db: Db, zoneIds: readonly number[]): Promise<RatesRow[]> =>
  db.rows(sql`
    select zone_id, module_id, delivery_charge_type, per_km_shipping_charge, minimum_shipping_charge,
      maximum_shipping_charge, fixed_shipping_charge, maximum_cod_order_amount
    from zone_modules where zone_id = any (${zoneIds}::int[])`);

export async function isCovered(db: Db, at: Point, zoneIds: readonly number[]): Promise<boolean> {
  const row = await db.row<{ covered: boolean }>(sql`
    select exists (
      select 1 from zones where status and id = any (${zoneIds}::int[]) and ${covers(at)}
    ) as covered`);
  return row?.covered ?? false;
}
