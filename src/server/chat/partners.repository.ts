import { ORDERS_TO_TALK_ABOUT, TRIPS_TO_TALK_ABOUT } from '#domain/chat/chat-rules.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { raw, type Sql, sql } from '../db/sql.ts';
import type { ChatStoreRow, Partner, PersonRow } from './conversation-row.ts';

export type About = { order_id: number | null; trip_id: number | null };

/** Written out and not as parameters: only then does PostgreSQL recognise the predicates of its partial indexes. */
const among = (column: string, statuses: readonly string[]): Sql =>
  raw(`${column} in (${statuses.map((status) => `'${status}'`).join(', ')})`);

const ORDER_GOES_ON = among('o.order_status', ORDERS_TO_TALK_ABOUT);
const TRIP_GOES_ON = sql`(${among('t.trip_status', TRIPS_TO_TALK_ABOUT)}
  or (t.trip_status = 'completed' and t.payment_status <> 'paid'))`;
/** A parcel that was canceled on its way is still with its courier. */
const COMES_BACK = sql`(o.order_status = 'canceled' and exists (
  select from parcels p where p.order_id = o.id and p.return_otp is not null))`;

/** The newest running order or trip between a customer and a partner; null: there is none. */
export async function openOrderOrTrip(db: Db, customer_id: number, partner: Partner): Promise<About | null> {
  const order = await db.row<{ id: number }>(sql`
    select o.id from orders o where o.customer_id = ${customer_id}
      and ${partner.type === 'delivery_man' ? sql`(${ORDER_GOES_ON} or ${COMES_BACK})` : ORDER_GOES_ON}
      and ${ofOrder(partner)}
    order by o.id desc limit 1`);
  if (order) return { order_id: order.id, trip_id: null };
  if (partner.type === 'delivery_man') return null;
  const trip = await db.row<{ id: number }>(sql`
    select t.id from trips t where t.customer_id = ${customer_id} and ${TRIP_GOES_ON} and ${ofTrip(partner)}
    order by t.id desc limit 1`);
  return trip && { order_id: null, trip_id: trip.id };
}

const ofOrder = (partner: Partner): Sql => {
  if (partner.type === 'vendor') return sql`o.store_id = ${partner.store_id}`;
  return partner.type === 'delivery_man' ? sql`o.delivery_man_id = ${partner.courier_id}` : sql`true`;
};

const ofTrip = (partner: Partner): Sql =>
  partner.type === 'vendor' ? sql`t.provider_id = ${partner.store_id}` : sql`${partner.type === 'admin'}`;

/** Whether a customer may speak of it here: it is theirs, and this somebody's. */
export async function mayBeAbout(db: Db, customer_id: number, partner: Partner, about: About): Promise<boolean> {
  const row =
    about.order_id !== null
      ? await db.row(sql`
          select o.id from orders o
          where o.id = ${about.order_id} and o.customer_id = ${customer_id} and ${ofOrder(partner)}`)
      : await db.row(sql`
          select t.id from trips t
          where t.id = ${about.trip_id} and t.customer_id = ${customer_id} and ${ofTrip(partner)}`);
  return row !== null;
}

/** A vendor may have several stores: the one with which something goes on, else the oldest. */
export async function storeOfVendor(db: Db, customer_id: number, vendor_id: number): Promise<number | null> {
  const row = await db.row<{ id: number }>(sql`
    select s.id from stores s where s.vendor_id = ${vendor_id}
    order by exists (
      select from orders o where o.customer_id = ${customer_id} and o.store_id = s.id and ${ORDER_GOES_ON}
    ) or exists (
      select from trips t where t.customer_id = ${customer_id} and t.provider_id = s.id and ${TRIP_GOES_ON}
    ) desc, s.id limit 1`);
  return row?.id ?? null;
}

/** Only customers whose order a courier brings or has brought may know who the courier is. */
export const hasMetCourier = async (db: Db, customer_id: number, courier_id: number): Promise<boolean> =>
  (await db.row(sql`
    select id from orders where customer_id = ${customer_id} and delivery_man_id = ${courier_id} limit 1`)) !== null;

export const findStore = (db: Db, id: number): Promise<ChatStoreRow | null> =>
  db.row(sql`select id, vendor_id, slug, name, phone, email, logo from stores where id = ${id}`);

export const findCourier = (db: Db, id: number): Promise<PersonRow | null> =>
  db.row(sql`select id, f_name, l_name, phone, email, image from couriers where id = ${id}`);

export type OrderCardRow = {
  id: number;
  order_amount: number;
  order_status: OrderStatus;
  order_type: 'delivery' | 'take_away' | 'parcel';
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  address: string | null;
  details_count: number;
  items_count: number;
  image: string | null;
  title: Text | null;
  created_at: Date;
};

export const orderCards = (db: Db, order_ids: readonly number[]): Promise<OrderCardRow[]> =>
  db.rows(sql`
    select o.id, o.order_amount, o.order_status, o.order_type, o.payment_status, o.created_at,
      o.delivery_address ->> 'address' as address, bought.details_count, bought.items_count,
      coalesce(bought.image, k.image, s.logo) as image, coalesce(s.name, k.name) as title
    from unnest(${order_ids}::bigint[]) as listed (id)
    join orders o on o.id = listed.id
    left join stores s on s.id = o.store_id
    left join parcels p on p.order_id = o.id
    left join parcel_categories k on k.id = p.parcel_category_id
    cross join lateral (
      select count(*) as details_count, coalesce(sum(l.quantity), 0)::int as items_count,
        (array_agg(l.item_details ->> 'image' order by l.id))[1] as image
      from order_lines l where l.order_id = o.id
    ) bought`);

export type TripCardRow = {
  id: number;
  trip_amount: number;
  trip_status: TripStatus;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  pickup_address: string | null;
  schedule_at: Date;
  quantity: number;
  image: string | null;
  title: Text;
};

export const tripCards = (db: Db, trip_ids: readonly number[]): Promise<TripCardRow[]> =>
  db.rows(sql`
    select t.id, t.trip_amount, t.trip_status, t.payment_status, t.schedule_at, s.logo as image, s.name as title,
      t.pickup_location ->> 'location_name' as pickup_address,
      (select coalesce(sum(l.quantity), 0)::int from trip_lines l where l.trip_id = t.id) as quantity
    from unnest(${trip_ids}::bigint[]) as listed (id)
    join trips t on t.id = listed.id
    join stores s on s.id = t.provider_id`);
