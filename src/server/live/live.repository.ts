import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { Followed } from './follow-key.ts';

export const CHANNEL = 'live';

/** What a notice is about: something that is followed, or a courier who may bring several of those. */
type Noticed = Followed | { kind: 'courier'; id: number };

export const noticeOf = ({ kind, id }: Noticed): string => `${kind} ${id}`;

/** Says all there is to say: to whom, and in which conversation somebody types. */
export const typingNotice = (customer_id: number, conversation_id: number): string =>
  `typing ${customer_id} ${conversation_id}`;

type Notice = Noticed | { kind: 'typing'; id: number; conversation_id: number };

export function readNotice(notice: string): Notice | null {
  const [kind, id, conversation_id] = notice.split(' ');
  if (kind === 'typing') return { kind, id: Number(id), conversation_id: Number(conversation_id) };
  return kind === 'order' || kind === 'trip' || kind === 'customer' || kind === 'courier'
    ? { kind, id: Number(id) }
    : null;
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
  processing_time: number | null;
  /** What was asked for an order by prescription, and when. */
  price: { price_status: 'asked' | 'agreed'; asked_at: string } | null;
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
    select o.id, o.order_status, o.payment_status, o.delivery_man_id, o.processing_time, happened.events,
      case when asked.order_id is not null then
        json_build_object('price_status', asked.price_status, 'asked_at', asked.asked_at) end as price,
      case when r.latitude is not null then
        json_build_object('latitude', r.latitude, 'longitude', r.longitude, 'located_at', r.located_at) end as courier,
      goal.comes_back,
      case when goal.place ->> 'latitude' <> '' then
        json_build_object('latitude', (goal.place ->> 'latitude')::float8,
          'longitude', (goal.place ->> 'longitude')::float8) end as destination
    from unnest(${order_ids}::bigint[]) as listed (id)
    join orders o on o.id = listed.id
    left join couriers r on r.id = o.delivery_man_id
    left join parcels p on p.order_id = o.id
    left join order_prices asked on asked.order_id = o.id
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

export const insertEvent = (tx: Db, customer_id: number, name: string, event: unknown): Promise<number> =>
  tx.run(sql`
    insert into customer_events (customer_id, name, event) values (${customer_id}, ${name}, ${JSON.stringify(event)})`);

export const deleteOldEvents = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from customer_events where created_at < ${before}`);

export type CustomerState = {
  id: number;
  last_event_id: number;
  /** The last ones, oldest first, numbered without gaps. */
  events: { id: number; name: string; event: unknown }[];
};

/** As many are told to who comes back; who missed more loads anew. */
const MOST_CUSTOMER_EVENTS = 50;

export const customerStatesOf = (db: Db, customer_ids: readonly number[]): Promise<CustomerState[]> =>
  db.rows(sql`
    select c.id, coalesce(s.last_event_id, 0) as last_event_id, happened.events
    from unnest(${customer_ids}::integer[]) as listed (id)
    join customers c on c.id = listed.id
    left join customer_streams s on s.customer_id = c.id
    cross join lateral (
      select coalesce(json_agg(e order by e.id), '[]') as events from (
        select id, name, event from customer_events
        where customer_id = c.id and id is not null order by id desc limit ${MOST_CUSTOMER_EVENTS}
      ) e
    ) happened`);
