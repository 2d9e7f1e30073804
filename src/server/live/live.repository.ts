import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Followed } from './follow-key.ts';

export const CHANNEL = 'orders';

/** What a notice is about: something that is followed, or a courier who may bring several of those. */
export type Noticed = Followed | { kind: 'courier'; id: number };

export const noticeOf = ({ kind, id }: Noticed): string => `${kind} ${id}`;

export function readNotice(notice: string): Noticed | null {
  const [kind, id] = notice.split(' ');
  return kind === 'order' || kind === 'trip' || kind === 'courier' ? { kind, id: Number(id) } : null;
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

/** An order or a trip has about six events; one that has more tells its last ones. */
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

export type TripState = {
  id: number;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  /** Any other change, of its cars, its length or its price, changes this. */
  updated_at: Date;
  /** Oldest first. */
  events: { id: number; trip_status: TripStatus; created_at: string }[];
};

export const tripStatesOf = (db: Db, trip_ids: readonly number[]): Promise<TripState[]> =>
  db.rows(sql`
    select t.id, t.payment_status, t.updated_at, happened.events
    from unnest(${trip_ids}::bigint[]) as listed (id)
    join trips t on t.id = listed.id
    cross join lateral (
      select coalesce(json_agg(e order by e.id), '[]') as events from (
        select id, trip_status, created_at from trip_events
        where trip_id = t.id order by id desc limit ${MOST_EVENTS}
      ) e
    ) happened`);
