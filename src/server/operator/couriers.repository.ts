import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';

export type CourierRow = {
  id: number;
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  zone_id: number;
  vehicle_id: number | null;
  status: boolean;
  created_at: Date;
};

const COLUMNS = raw('id, f_name, l_name, phone, email, zone_id, vehicle_id, status, created_at');

export async function couriers(
  db: Db,
  { zone_id, limit, offset }: { zone_id: number | null; limit: number; offset: number },
): Promise<{ total_size: number; rows: CourierRow[] }> {
  const where = zone_id === null ? sql`true` : sql`zone_id = ${zone_id}`;
  const rows = await db.rows<CourierRow>(sql`
    select ${COLUMNS} from couriers where ${where} order by id desc limit ${limit} offset ${(offset - 1) * limit}`);
  const counted = await db.row<{ total_size: number }>(sql`
    select count(*) as total_size from couriers where ${where}`);
  return { total_size: counted?.total_size ?? 0, rows };
}

export const isServedZone = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(sql`select id from zones where id = ${id} and status`)) !== null;

export const isDeliveryVehicle = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(sql`select id from delivery_vehicles where id = ${id} and status`)) !== null;

export type NewCourier = Omit<CourierRow, 'id' | 'status' | 'created_at'>;

/** null: there is a courier with that phone. */
export const insertCourier = (db: Db, courier: NewCourier): Promise<CourierRow | null> =>
  db.row(sql`
    insert into couriers (f_name, l_name, phone, email, zone_id, vehicle_id)
    values (${courier.f_name}, ${courier.l_name}, ${courier.phone}, ${courier.email}, ${courier.zone_id},
      ${courier.vehicle_id})
    on conflict do nothing returning ${COLUMNS}`);

export const setCourierStatus = (db: Db, id: number, status: boolean): Promise<CourierRow | null> =>
  db.row(sql`update couriers set status = ${status} where id = ${id} returning ${COLUMNS}`);
