import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export type ReturnToPay = {
  customer_id: number | null;
  guest_id: number | null;
  order_status: OrderStatus;
  return_fee: number;
  return_fee_paid_at: Date | null;
  /** What the zone allows. */
  digital_payment: boolean;
};

/** The order's row is the lock of its way back too: whoever cancels, pays or brings it waits here. */
export async function lockReturnToPay(tx: Db, order_id: number): Promise<ReturnToPay | null> {
  const locked = await tx.row(sql`select id from orders where id = ${order_id} for no key update`);
  if (!locked) return null;
  return tx.row(sql`
    select o.customer_id, o.guest_id, o.order_status, p.return_fee, p.return_fee_paid_at, z.digital_payment
    from orders o join parcels p on p.order_id = o.id and p.return_otp is not null join zones z on z.id = o.zone_id
    where o.id = ${order_id}`);
}

export const setReturnPaid = (tx: Db, order_id: number, payment_method: string, now: Date): Promise<number> =>
  tx.run(sql`
    update parcels set return_fee_paid_at = ${now}, return_fee_method = ${payment_method}
    where order_id = ${order_id} and return_fee_paid_at is null`);

export const senderContacts = (db: Db, ids: readonly number[]): Promise<(PayerContact & { id: number })[]> =>
  db.rows(sql`
    select id, coalesce(delivery_address ->> 'contact_person_name', '') as name,
      coalesce(delivery_address ->> 'contact_person_number', '') as phone,
      nullif(delivery_address ->> 'contact_person_email', '') as email
    from orders where id = any (${[...ids]}::bigint[])`);
