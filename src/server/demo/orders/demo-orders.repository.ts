import type { Point } from '#domain/location/point.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import type { MovingStatus } from './course.ts';

/** As many as one tick looks after; those that came later wait for the next. */
const MOST_AT_ONCE = 200;

export type DueOrder = {
  id: number;
  order_status: MovingStatus;
  is_fetched: boolean;
  /** Money was sent in another way, and nobody has looked yet whether it came. */
  is_unproven: boolean;
  zone_id: number;
  store_id: number;
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
    select o.id, o.order_status, o.order_type = 'take_away' as is_fetched, o.zone_id, o.store_id,
      coalesce(offline.status = 'pending', false) as is_unproven
    from orders o
    join unnest(${stays.map(({ order_status }) => order_status)}::text[],
      ${stays.map(({ seconds }) => seconds)}::float8[]) as stay (order_status, seconds)
      on stay.order_status = o.order_status
    cross join lateral (
      select created_at from order_events where order_id = o.id order by id desc limit 1
    ) as last
    left join offline_payments offline on offline.payable_kind = 'order' and offline.payable_id = o.id
    where o.order_status in ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up')
      and o.store_id is not null
      and last.created_at <= ${now}::timestamptz - make_interval(secs => stay.seconds)
      and not (o.scheduled and o.order_status = 'confirmed' and o.schedule_at > ${beginBefore})
      and not (o.order_status = 'pending'
        and (offline.status is not distinct from 'denied' or (o.payment_method = 'offline_payment' and offline.payable_id is null)))
    order by o.id limit ${MOST_AT_ONCE}`);

/** Who has the least to do, in the order's zone if anybody works there. */
export const idlestCourier = (tx: Db, zone_id: number): Promise<{ id: number } | null> =>
  tx.row(sql`
    select r.id from riders r
    cross join lateral (
      select count(*) as carries from orders o
      where o.delivery_man_id = r.id and o.order_status in ('handover', 'picked_up')
    ) as now
    where r.status order by r.zone_id <> ${zone_id}, now.carries, r.id limit 1`);

/** A courier who takes an order stands in front of the store. */
export const waitAtStore = (tx: Db, courier_id: number, store_id: number, now: Date): Promise<number> =>
  tx.run(sql`
    update riders r set latitude = s.latitude, longitude = s.longitude, located_at = ${now}
    from stores s where s.id = ${store_id} and r.id = ${courier_id}
      and not exists (select from orders o where o.delivery_man_id = r.id and o.order_status = 'picked_up')`);

export type Ride = { order_id: number; courier_id: number; since: Date; from: Point; to: Point };

/** Who is on the way, each with the order they took first. */
export const rides = (db: Db): Promise<Ride[]> =>
  db.rows(sql`
    select distinct on (o.delivery_man_id) o.id as order_id, o.delivery_man_id as courier_id, last.created_at as since,
      json_build_object('lat', s.latitude, 'lng', s.longitude) as from,
      json_build_object('lat', (o.delivery_address ->> 'latitude')::float8,
        'lng', (o.delivery_address ->> 'longitude')::float8) as to
    from orders o join stores s on s.id = o.store_id
    cross join lateral (
      select created_at from order_events where order_id = o.id order by id desc limit 1
    ) as last
    where o.order_status in ('pending', 'accepted', 'confirmed', 'processing', 'handover', 'picked_up')
      and o.order_status = 'picked_up' and o.delivery_man_id is not null and o.delivery_address ->> 'latitude' <> ''
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
      select id from riders where id = any (${places.map(({ courier_id }) => courier_id)}::int[])
      order by id for no key update
    )
    update riders r set latitude = place.lat, longitude = place.lng, located_at = ${now}
    from locked join unnest(${places.map(({ courier_id }) => courier_id)}::int[],
      ${places.map(({ at }) => at.lat)}::float8[], ${places.map(({ at }) => at.lng)}::float8[]) as place (id, lat, lng)
      on place.id = locked.id
    where r.id = locked.id and (r.located_at is null or r.located_at <= ${unlessSince})
    returning r.id`);
  return moved.map(({ id }) => id);
}
