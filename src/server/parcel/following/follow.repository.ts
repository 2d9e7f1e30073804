import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

type Place = { lat: number; lng: number };

export type FollowedRow = {
  /** Internal: never sent to whoever has the link. */
  order_id: number;
  delivery_man_id: number | null;
  order_status: OrderStatus;
  scheduled: boolean;
  schedule_at: Date;
  comes_back: boolean;
  category_name: Text;
  category_image: string;
  from: Place | null;
  to: Place | null;
  courier: (Place & { located_at: string }) | null;
  picked_up: Date | null;
  delivered: Date | null;
  returned: Date | null;
};

/** Nothing of it says who: what a stranger may read who was given the key. */
export const findFollowed = (db: Db, follow_key: string): Promise<FollowedRow | null> =>
  db.row(sql`
    select o.id as order_id, o.delivery_man_id, o.order_status, o.scheduled, o.schedule_at, k.name as category_name, k.image as category_image,
      o.order_status = 'canceled' and p.return_otp is not null as comes_back,
      case when o.delivery_address ->> 'latitude' <> '' then json_build_object(
        'lat', (o.delivery_address ->> 'latitude')::float8, 'lng', (o.delivery_address ->> 'longitude')::float8) end as from,
      case when p.receiver_details ->> 'latitude' <> '' then json_build_object(
        'lat', (p.receiver_details ->> 'latitude')::float8, 'lng', (p.receiver_details ->> 'longitude')::float8) end as to,
      case when r.latitude is not null then json_build_object(
        'lat', r.latitude, 'lng', r.longitude, 'located_at', r.located_at) end as courier,
      happened.picked_up, happened.delivered, happened.returned
    from parcels p join orders o on o.id = p.order_id join parcel_categories k on k.id = p.parcel_category_id
    left join couriers r on r.id = o.delivery_man_id
    cross join lateral (
      select max(created_at) filter (where order_status = 'picked_up') as picked_up,
        max(created_at) filter (where order_status = 'delivered') as delivered,
        max(created_at) filter (where order_status = 'returned') as returned
      from order_events where order_id = o.id
    ) happened
    where p.follow_key = ${follow_key}::uuid`);
