import type { Owner } from '#domain/auth/owner.ts';
import type { Db } from '../db/db.ts';
import { raw, type Sql, sql } from '../db/sql.ts';
import type { OrderRow } from './order-row.ts';
import { RUNNING } from './running-orders.sql.ts';

export type OrderPage = { limit: number; skip: number };

/** Lines of which a row of the list shows picture and name. */
const FIRST_LINES = raw('[1:3]');

const ofFirstLines = (what: Sql): Sql => sql`coalesce((array_agg(${what} order by l.id))${FIRST_LINES}, '{}')`;

const minutes = (column: string): Sql =>
  raw(`s.${column} * case s.delivery_time_unit when 'days' then 1440 when 'hours' then 60 else 1 end`);

const orders = (condition: Sql, page: OrderPage): Sql => sql`
  select o.*, m.module_type, bought.*, happened.times,
    exists (select from reviews r where r.order_id = o.id) as is_reviewed,
    exists (select from courier_reviews r where r.order_id = o.id) as is_delivery_man_reviewed,
    case when s.id is not null then json_build_object(
      'id', s.id, 'slug', s.slug, 'name', s.name, 'logo', s.logo, 'phone', s.phone, 'email', s.email,
      'address', s.address, 'latitude', s.latitude, 'longitude', s.longitude, 'avg_rating', s.avg_rating,
      'rating_count', s.rating_count, 'delivery_time', s.delivery_time, 'zone_id', s.zone_id,
      'module_id', s.module_id, 'vendor_id', s.vendor_id, 'min_minutes', ${minutes('min_delivery_time')},
      'max_minutes', ${minutes('max_delivery_time')}) end as store,
    case when d.id is not null then to_json(d) end as courier,
    case when f.order_id is not null then to_json(f) end as refund,
    case when p.order_id is not null then (to_jsonb(p) - 'price') || jsonb_build_object(
      'category_name', k.name, 'category_image', k.image, 'refunded_amount', (
        select coalesce(sum(b.amount), 0) from refunds b where b.payable_kind = 'order' and b.payable_id = o.id
      )) end as parcel
  from (select o.* from orders o where ${condition} order by o.id desc limit ${page.limit} offset ${page.skip}) o
  join modules m on m.id = o.module_id
  left join stores s on s.id = o.store_id
  left join couriers d on d.id = o.delivery_man_id
  left join order_refunds f on f.order_id = o.id
  left join parcels p on p.order_id = o.id
  left join parcel_categories k on k.id = p.parcel_category_id
  cross join lateral (
    select count(*) as details_count, coalesce(sum(l.quantity), 0)::int as items_count,
      ${ofFirstLines(sql`l.item_details ->> 'image'`)} as item_images,
      to_jsonb(${ofFirstLines(sql`l.item_details -> 'name'`)}) as item_names
    from order_lines l where l.order_id = o.id
  ) bought
  cross join lateral (
    select coalesce(json_object_agg(e.order_status, e.created_at), '{}') as times
    from (
      select distinct on (order_status) order_status, created_at from order_events
      where order_id = o.id order by order_status, id desc limit 20
    ) e
  ) happened
  order by o.id desc`;

const ownedBy = ({ kind, id }: Owner): Sql =>
  kind === 'customer' ? sql`o.customer_id = ${id}` : sql`o.guest_id = ${id}`;

export type WhichOrders = 'running' | 'finished';

const among = (owner: Owner, which: WhichOrders): Sql =>
  sql`${ownedBy(owner)} and ${which === 'running' ? RUNNING : sql`not ${RUNNING}`}`;

/** The newest first. */
export const ordersOf = (db: Db, owner: Owner, which: WhichOrders, page: OrderPage): Promise<OrderRow[]> =>
  db.rows(orders(among(owner, which), page));

export async function countOrders(db: Db, owner: Owner, which: WhichOrders): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*) from orders o where ${among(owner, which)}`);
  return row?.count ?? 0;
}

const ONE: OrderPage = { limit: 1, skip: 0 };

type Viewer = { owner: Owner | null; hasKey: boolean };

/** Its owner sees an order, and who has the key of a guest's one. */
function visibleTo({ owner, hasKey }: Viewer): Sql {
  const mine = owner ? ownedBy(owner) : sql`false`;
  return sql`(${mine} or ${hasKey ? sql`o.is_guest` : sql`false`})`;
}

export const findOrder = (db: Db, order_id: number, viewer: Viewer): Promise<OrderRow | null> =>
  db.row(orders(sql`o.id = ${order_id} and ${visibleTo(viewer)}`, ONE));

/** For who may see every order. */
export const findAnyOrder = (db: Db, order_id: number): Promise<OrderRow | null> =>
  db.row(orders(sql`o.id = ${order_id}`, ONE));

export const ordersById = (db: Db, ids: readonly number[]): Promise<OrderRow[]> =>
  db.rows(orders(sql`o.id = any (${ids}::bigint[])`, { limit: ids.length, skip: 0 }));

/** A guest's order by its number and phone. */
export const findOrderByPhone = (db: Db, order_id: number, contact_number: string): Promise<OrderRow | null> =>
  db.row(orders(sql`o.id = ${order_id} and o.is_guest and o.contact_number = ${contact_number}`, ONE));

export const isTrackable = async (db: Db, order_id: number, viewer: Viewer): Promise<boolean> =>
  (await db.row(sql`select o.id from orders o where o.id = ${order_id} and ${visibleTo(viewer)}`)) !== null;

/**
 * What of the customer's is still on its way, and what waits with money in it: paid in part and never finished, or to be
 * given back; and what still comes back to them. Read while their account's row is locked.
 */
export async function openOrdersOf(db: Db, customer_id: number): Promise<{ running: number; unsettled: number }> {
  const row = await db.row<{ running: number; unsettled: number }>(sql`
    select count(*) filter (where ${RUNNING})::int as running,
      count(*) filter (where (o.order_status = 'failed' and o.payment_status <> 'unpaid')
        or o.order_status = 'refund_requested'
        or (o.order_status = 'canceled' and exists (
          select from parcels p where p.order_id = o.id and p.return_otp is not null)))::int as unsettled
    from orders o where o.customer_id = ${customer_id}`);
  return row ?? { running: 0, unsettled: 0 };
}
