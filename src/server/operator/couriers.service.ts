import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import {
  type CourierRow,
  couriers,
  insertCourier,
  isDeliveryVehicle,
  isServedZone,
  type NewCourier,
  setCourierStatus,
} from './couriers.repository.ts';

type CourierFilter = { zone_id?: number | undefined; limit?: number | undefined; offset?: number | undefined };

export async function listAllCouriers({ db }: Deps, { zone_id, limit = 25, offset = 1 }: CourierFilter) {
  const { total_size, rows } = await couriers(db, { zone_id: zone_id ?? null, limit, offset });
  return { total_size, limit, offset, couriers: rows.map(toWire) };
}

export async function createCourier({ db }: Deps, courier: NewCourier) {
  if (!(await isServedZone(db, courier.zone_id))) throw new AppError('join_zone');
  if (courier.vehicle_id !== null && !(await isDeliveryVehicle(db, courier.vehicle_id)))
    throw new AppError('join_vehicle');
  const row = await insertCourier(db, courier);
  if (!row) throw new AppError('phone_taken');
  return toWire(row);
}

export async function setCourierWorks({ db }: Deps, id: number, status: boolean) {
  const row = await setCourierStatus(db, id, status);
  if (!row) throw new AppError('courier_unknown');
  return toWire(row);
}

const toWire = ({ created_at, ...row }: CourierRow) => ({ ...row, created_at: created_at.toISOString() });
