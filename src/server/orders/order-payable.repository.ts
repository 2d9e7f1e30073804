import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStatus } from '#domain/orders/starting-status.ts';
import type { PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OrderToPay = {
  customer_id: number | null;
  guest_id: number | null;
  order_status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: string;
  order_amount: number;
  /** What the zone allows. */
  digital_payment: boolean;
  offline_payment: boolean;
};

/** Locked first, then read: what somebody else has just written is then seen. */
export async function lockOrderToPay(tx: Db, order_id: number): Promise<OrderToPay | null> {
  const locked = await tx.row(sql`select id from orders where id = ${order_id} for no key update`);
  if (!locked) return null;
  return tx.row(sql`
    select o.customer_id, o.guest_id, o.order_status, o.payment_status, o.payment_method, o.order_amount,
      z.digital_payment, z.offline_payment
    from orders o join zones z on z.id = o.zone_id where o.id = ${order_id}`);
}

export const setPaid = (tx: Db, order_id: number): Promise<number> =>
  tx.run(sql`update orders set payment_status = 'paid' where id = ${order_id}`);

export const setPaymentMethod = (tx: Db, order_id: number, payment_method: string): Promise<number> =>
  tx.run(sql`update orders set payment_method = ${payment_method} where id = ${order_id}`);

/**
 * Orders whose money has not come for so long, counted anew from a price that was agreed to, and transfers that nobody
 * saw for even longer, counted anew from when one was denied and from when it was corrected; the oldest first.
 */
export async function unpaidOrders(
  db: Db,
  { unpaid, unverified }: { unpaid: Date; unverified: Date },
  limit: number,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    (select o.id from orders o where o.order_status = 'failed' and o.created_at < ${unpaid}
      and not exists (select from order_prices p where p.order_id = o.id and p.agreed_at >= ${unpaid})
      order by o.created_at limit ${limit})
    union all
    (select o.id from orders o where o.order_status = 'pending' and o.payment_method = 'offline_payment'
      and o.payment_status = 'unpaid' and o.created_at < ${unverified}
      and not exists (select from offline_payments t
        where t.payable_kind = 'order' and t.payable_id = o.id and t.waits_since >= ${unverified})
      order by o.created_at limit ${limit})`);
  return rows.map(({ id }) => id);
}

export const orderContacts = (db: Db, ids: readonly number[]): Promise<(PayerContact & { id: number })[]> =>
  db.rows(sql`
    select id, coalesce(delivery_address ->> 'contact_person_name', '') as name,
      coalesce(delivery_address ->> 'contact_person_number', '') as phone,
      nullif(delivery_address ->> 'contact_person_email', '') as email
    from orders where id = any (${[...ids]}::bigint[])`);
