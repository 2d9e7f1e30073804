import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export const CHANNEL = 'orders';

const ORDER = 'order';
const COURIER = 'courier';

export const noticeOfOrder = (order_id: number): string => `${ORDER} ${order_id}`;
export const noticeOfCourier = (courier_id: number): string => `${COURIER} ${courier_id}`;

export function readNotice(notice: string): { order_id: number } | { courier_id: number } | null {
  const [kind, id] = notice.split(' ');
  if (kind === ORDER) return { order_id: Number(id) };
  return kind === COURIER ? { courier_id: Number(id) } : null;
}

export async function sendNotices(tx: Db, notices: readonly string[]): Promise<void> {
  if (notices.length === 0) return;
  await tx.rows(sql`select pg_notify(${CHANNEL}, notice) from unnest(${notices}::text[]) as notice`);
}

export type OrderState = {
  id: number;
  order_status: OrderStatus;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  delivery_man_id: number | null;
  /** Oldest first. */
  events: { id: number; order_status: OrderStatus; created_at: string }[];
  courier: { latitude: number; longitude: number; located_at: string } | null;
  /** It was picked up and goes back to its sender. */
  comes_back: boolean;
  destination: { latitude: number; longitude: number } | null;
};

/** An order has about six events; one that has more tells its last ones. */
const MOST_EVENTS = 20;

export const statesOf = (db: Db, order_ids: readonly number[]): Promise<OrderState[]> =>
  db.rows(sql`
    select o.id, o.order_status, o.payment_status, o.delivery_man_id, happened.events,
      case when r.latitude is not null then
        json_build_object('latitude', r.latitude, 'longitude', r.longitude, 'located_at', r.located_at) end as courier,
      goal.comes_back,
      case when goal.place ->> 'latitude' <> '' then
        json_build_object('latitude', (goal.place ->> 'latitude')::float8,
          'longitude', (goal.place ->> 'longitude')::float8) end as destination
    from unnest(${order_ids}::bigint[]) as listed (id)
    join orders o on o.id = listed.id
    left join riders r on r.id = o.delivery_man_id
    left join parcels p on p.order_id = o.id
    cross join lateral (
      select o.order_status = 'canceled' and p.return_otp is not null as comes_back,
        case when p.order_id is null or o.order_status = 'canceled' then o.delivery_address
          else p.receiver_details end as place
    ) goal
    cross join lateral (
      select coalesce(json_agg(e order by e.id), '[]') as events from (
        select id, order_status, created_at from order_events
        where order_id = o.id order by id desc limit ${MOST_EVENTS}
      ) e
    ) happened`);
