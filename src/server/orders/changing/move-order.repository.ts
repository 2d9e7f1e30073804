import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import type { PaymentStatus } from '#domain/orders/starting-status.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type LockedOrder = {
  id: number;
  customer_id: number | null;
  store_id: number | null;
  module_type: string;
  order_type: AnyOrderType;
  order_status: OrderStatus;
  /** For later. */
  scheduled: boolean;
  payment_method: string;
  payment_status: PaymentStatus;
  order_amount: number;
  partially_paid_amount: number;
  delivery_man_id: number | null;
  cashback_id: number | null;
  cashback_amount: number;
  otp: string;
  /** Its store has asked a price for the goods of a prescription, and nobody has agreed to it. */
  is_price_asked: boolean;
  /** Of a parcel. */
  charge_payer: 'sender' | 'receiver' | null;
  /** Of a parcel that comes back. */
  return_otp: string | null;
};

/** Locked until the transaction ends. */
export const lockOrder = (tx: Db, order_id: number): Promise<LockedOrder | null> =>
  tx.row(sql`
    select o.id, o.customer_id, o.store_id, m.module_type, o.order_type, o.order_status, o.scheduled,
      o.payment_method,
      o.payment_status, o.order_amount, o.partially_paid_amount, o.delivery_man_id, o.cashback_id, o.cashback_amount,
      o.otp, p.charge_payer, p.return_otp,
      exists (select from order_prices a where a.order_id = o.id and a.price_status = 'asked') as is_price_asked
    from orders o join modules m on m.id = o.module_id left join parcels p on p.order_id = o.id
    where o.id = ${order_id} for no key update of o`);

export type StatusChange = {
  to: OrderStatus;
  by: 'customer' | 'vendor' | 'delivery_man' | 'admin' | 'system';
  delivery_man_id: number | null;
  processing_time: number | null;
  reason: string | null;
  note: string | null;
  /** Whoever received it told its code. */
  code_confirmed: boolean;
};

/** The status, its event, and who it was where the order is taken back; what comes back stays taken back. */
export async function writeStatus(tx: Db, order_id: number, change: StatusChange, now: Date): Promise<void> {
  const isCanceled = change.to === 'canceled';
  await tx.run(sql`
    update orders set order_status = ${change.to},
      delivery_man_id = coalesce(${change.delivery_man_id}::int, delivery_man_id),
      processing_time = coalesce(${change.processing_time}::int, processing_time),
      placed_from = case when ${change.to} = 'pending' then placed_from end,
      code_confirmed = code_confirmed or ${change.code_confirmed},
      canceled_by = case when ${change.to} = 'returned' then canceled_by else ${isCanceled ? change.by : null}::text end,
      cancellation_reason = case when ${change.to} = 'returned' then cancellation_reason
        else ${isCanceled ? change.reason : null}::text end,
      cancellation_note = case when ${change.to} = 'returned' then cancellation_note
        else ${isCanceled ? change.note : null}::text end
    where id = ${order_id}`);
  await tx.run(sql`
    insert into order_events (order_id, order_status, changed_by, created_at)
    values (${order_id}, ${change.to}, ${change.by}, ${now})`);
}

export const courierIsFree = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.row(sql`select id from couriers where id = ${id} and status`)) !== null;

/** What an order has sold: items by their numbers, then campaigns, as placing locks them. */
export async function lockSoldGoods(tx: Db, order_id: number): Promise<void> {
  await tx.run(sql`
    select id from items where id in (select item_id from order_lines where order_id = ${order_id})
    order by id for no key update`);
  await tx.run(sql`
    select id from item_campaigns
    where id in (select item_campaign_id from order_lines where order_id = ${order_id})
    order by id for no key update`);
}

/** Best-sellers count delivered orders only. */
export async function countSales(tx: Db, order_id: number): Promise<void> {
  await lockSoldGoods(tx, order_id);
  await tx.run(sql`
    update items set order_count = order_count + 1
    where id in (select item_id from order_lines where order_id = ${order_id})`);
  await tx.run(sql`
    update item_campaigns c set order_count = c.order_count + 1
    where c.id in (select item_campaign_id from order_lines where order_id = ${order_id})`);
  await tx.run(sql`
    update stores s set order_count = s.order_count + 1 from orders o where o.id = ${order_id} and s.id = o.store_id`);
  // Last, because many orders write the same few rows; by their numbers, so that none waits for another in a circle.
  await tx.run(sql`
    update categories c set order_count = c.order_count + 1 from (
      select id from categories where id in (
        select unnest(array[i.category_id, i.top_category_id])
        from order_lines l join items i on i.id = l.item_id where l.order_id = ${order_id}
      ) order by id for no key update
    ) sold where c.id = sold.id`);
}

export const countDelivery = (tx: Db, courier_id: number): Promise<number> =>
  tx.run(sql`update couriers set order_count = order_count + 1 where id = ${courier_id}`);
