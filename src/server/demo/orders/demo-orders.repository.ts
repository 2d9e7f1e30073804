import type { Point } from '#domain/location/point.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { RUNNING } from '#server/orders/running-orders.sql.ts';
import type { MovingStatus } from './course.ts';

/** As many as one tick looks after; those that came later wait for the next. */
const MOST_AT_ONCE = 200;

export type DueOrder = {
  id: number;
  order_status: MovingStatus;
  order_type: AnyOrderType;
  /** Money was sent in another way, and nobody has looked yet whether it came. */
  is_unproven: boolean;
  zone_id: number;
};

/**
 * Orders that have stood long enough where they are. One for later waits, confirmed, until it is time to begin; one whose
 * money has not come waits for its shopper.
 */
export const dueOrders = (
  db: Db,
  stays: readonly { order_status: MovingStatus; seconds: number }[],
  now: Date,
  beginBefore: Date,
): Promise<DueOrder[]> =>
  db.rows(sql`
    select o.id, o.order_status, o.order_type, o.zone_id,
      coalesce(offline.status = 'pending', false) as is_unproven
    from orders o
    join unnest(${stays.map(({ order_status }) => order_status)}::text[],
      ${stays.map(({ seconds }) => seconds)}::float8[]) as stay (order_status, seconds)
      on stay.order_status = o.order_status
    cross join lateral (
      select created_at from order_events where order_id = o.id order by id desc limit 1
    ) as last
    left join offline_payments offline on offline.payable_kind = 'order' and offline.payable_id = o.id
    where ${RUNNING}
      and last.created_at <= ${now}::timestamptz - make_interval(secs => stay.seconds)
      and not (o.scheduled and o.order_status = 'confirmed' and o.schedule_at > ${beginBefore})
      and not (o.order_status = 'pending'
        and (offline.status is not distinct from 'denied' or (o.payment_method = 'offline_payment' and offline.payable_id is null)))
    order by o.id limit ${MOST_AT_ONCE}`);

/** Who has the least to do, in the order's zone if anybody works there. */
export const idlestCourier = (tx: Db, zone_id: number): Promise<{ id: number } | null> =>
  tx.row(sql`
    select r.id from couriers r
    cross join lateral (
      select count(*) as carries from orders o
      where o.delivery_man_id = r.id and o.order_status in ('handover', 'picked_up')
    ) as now
    where r.status order by r.zone_id <> ${zone_id}, now.carries, r.id limit 1`);

/** Parcels that go back to their senders, since before that moment. */
export const returnsSince = (db: Db, before: Date): Promise<{ id: number }[]> =>
  db.rows(sql`
    select o.id from orders o join parcels p on p.order_id = o.id and p.return_otp is not null
    cross join lateral (
      select created_at from order_events where order_id = o.id order by id desc limit 1
    ) as last
    where o.order_type = 'parcel' and o.order_status = 'canceled' and last.created_at <= ${before}
    order by o.id limit ${MOST_AT_ONCE}`);

/** Where an order is fetched and where it goes: from its store to its shopper, or from a sender to a receiver. */
const FROM = sql`json_build_object('lat', coalesce(s.latitude, (o.delivery_address ->> 'latitude')::float8),
  'lng', coalesce(s.longitude, (o.delivery_address ->> 'longitude')::float8))`;
const TO = sql`coalesce(p.receiver_details, o.delivery_address)`;

/** A courier who takes an order stands where it is fetched. */
export const waitAtStart = (tx: Db, courier_id: number, order_id: number, now: Date): Promise<number> =>
  tx.run(sql`
    update couriers r set latitude = coalesce(s.latitude, (o.delivery_address ->> 'latitude')::float8),
      longitude = coalesce(s.longitude, (o.delivery_address ->> 'longitude')::float8), located_at = ${now}
    from orders o left join stores s on s.id = o.store_id
    where o.id = ${order_id} and r.id = ${courier_id}
      and not exists (select from orders o where o.delivery_man_id = r.id and o.order_status = 'picked_up')`);

export type Ride = {
  order_id: number;
  courier_id: number;
  since: Date;
  /** It goes back since then, the way it came. */
  turned: Date | null;
  from: Point;
  to: Point;
};

/** Who is on the way, there or back, each with the order they took first. */
export const rides = (db: Db): Promise<Ride[]> =>
  db.rows(sql`
    with carried as (
      select o.id, false as comes_back from orders o where ${RUNNING} and o.order_status = 'picked_up'
      union all
      select b.id, true from orders b join parcels p on p.order_id = b.id and p.return_otp is not null
      where b.order_type = 'parcel' and b.order_status = 'canceled'
    )
    select distinct on (o.delivery_man_id) o.id as order_id, o.delivery_man_id as courier_id,
      coalesce(happened.picked_up, happened.last) as since,
      case when carried.comes_back then happened.last end as turned,
      ${FROM} as from,
      json_build_object('lat', (${TO} ->> 'latitude')::float8, 'lng', (${TO} ->> 'longitude')::float8) as to
    from carried join orders o on o.id = carried.id
    left join stores s on s.id = o.store_id
    left join parcels p on p.order_id = o.id
    cross join lateral (
      select max(created_at) as last, max(created_at) filter (where order_status = 'picked_up') as picked_up
      from order_events where order_id = o.id
    ) as happened
    where o.delivery_man_id is not null and ${TO} ->> 'latitude' <> ''
    order by o.delivery_man_id, o.id limit ${MOST_AT_ONCE}`);

/** Returns who really moved: where two processes report the same ride, the second one is late. */
export async function placeCouriers(
  tx: Db,
  places: readonly { courier_id: number; at: Point }[],
  now: Date,
  unlessSince: Date,
): Promise<number[]> {
  const moved = await tx.rows<{ id: number }>(sql`
    with locked as (
      select id from couriers where id = any (${places.map(({ courier_id }) => courier_id)}::int[])
      order by id for no key update
    )
    update couriers r set latitude = place.lat, longitude = place.lng, located_at = ${now}
    from locked join unnest(${places.map(({ courier_id }) => courier_id)}::int[],
      ${places.map(({ at }) => at.lat)}::float8[], ${places.map(({ at }) => at.lng)}::float8[]) as place (id, lat, lng)
      on place.id = locked.id
    where r.id = locked.id and (r.located_at is null or r.located_at <= ${unlessSince})
    returning r.id`);
  return moved.map(({ id }) => id);
}
