import { isRunning, type OrderStatus } from '#domain/orders/order-status.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OrderFacts = {
  id: number;
  order_status: OrderStatus;
  is_running: boolean;
  /** null: a parcel. */
  store: Text | null;
  courier: string | null;
};

const ORDERS_LOOKED_AT = 20;

/** The customer's order that an answer is about: the newest that goes on, else the newest. */
export async function latestOrder(db: Db, customer_id: number): Promise<OrderFacts | null> {
  const rows = await db.rows<Omit<OrderFacts, 'is_running'>>(sql`
    select o.id, o.order_status, s.name as store, r.f_name as courier
    from (select * from orders where customer_id = ${customer_id} order by id desc limit ${ORDERS_LOOKED_AT}) o
    left join stores s on s.id = o.store_id
    left join couriers r on r.id = o.delivery_man_id
    order by o.id desc`);
  const orders = rows.map((row) => ({ ...row, is_running: isRunning(row.order_status) }));
  return orders.find(({ is_running }) => is_running) ?? orders[0] ?? null;
}

/** A trip that goes on. */
export const latestTrip = (
  db: Db,
  customer_id: number,
): Promise<{
  id: number;
  trip_status: Extract<TripStatus, 'pending' | 'confirmed' | 'ongoing'>;
  provider: Text;
} | null> =>
  db.row(sql`
    select t.id, t.trip_status, s.name as provider from trips t join stores s on s.id = t.provider_id
    where t.customer_id = ${customer_id} and t.trip_status in ('pending', 'confirmed', 'ongoing')
    order by t.id desc limit 1`);
