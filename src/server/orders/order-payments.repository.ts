import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type PaymentRow = {
  id: string;
  amount: number;
  payment_status: 'unpaid' | 'paid' | 'failed' | 'canceled' | 'refunded' | 'refund_due';
  payment_method: string;
};

/** A handful at most; whoever tries a gateway for ever is shown the last ones. */
export const paymentsOf = (db: Db, order_id: number): Promise<PaymentRow[]> =>
  db.rows(sql`
    select id, amount, payment_status, payment_method from (
      select id, amount, payment_status, payment_method, created_at from payments
      where order_id = ${order_id} order by created_at desc, id limit 20
    ) newest order by created_at, id`);

export type OfflinePaymentRow = {
  status: 'pending' | 'verified' | 'denied';
  method_id: number | null;
  method_name: string;
  input: { user_input: string; user_data: string }[];
  customer_note: string | null;
  admin_note: string | null;
  method_fields: { input_name: string; input_data: string }[];
};

export const offlinePaymentOf = (db: Db, order_id: number): Promise<OfflinePaymentRow | null> =>
  db.row(sql`
    select p.status, p.method_id, p.method_name, p.input, p.customer_note, p.admin_note,
      coalesce(m.method_fields, '[]') as method_fields
    from offline_payments p left join offline_payment_methods m on m.id = p.method_id
    where p.order_id = ${order_id}`);

export type UnfinishedRow = {
  order_id: number;
  order_amount: number;
  partially_paid_amount: number;
  order_type: 'delivery' | 'take_away' | 'parcel';
  payment_status: 'unpaid' | 'partially_paid';
  payment_method: string;
  zone_id: number;
  contact_person_number: string;
  /** What the zone allows. */
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  maximum_cod_order_amount: number | null;
};

type Whose = { kind: 'customer' | 'guest'; id: number };

/** The newest that waits for its money since that moment, or the one that is named, however old. */
export const unfinishedPayment = (
  db: Db,
  { kind, id }: Whose,
  { order_id, since }: { order_id: number | null; since: Date },
): Promise<UnfinishedRow | null> =>
  db.row(sql`
    select o.id as order_id, o.order_amount, o.partially_paid_amount, o.order_type, o.payment_status, o.payment_method,
      o.zone_id, coalesce(o.delivery_address ->> 'contact_person_number', '') as contact_person_number,
      z.cash_on_delivery, z.digital_payment, z.offline_payment, zm.maximum_cod_order_amount
    from orders o join zones z on z.id = o.zone_id
    left join zone_modules zm on zm.zone_id = o.zone_id and zm.module_id = o.module_id
    where ${kind === 'customer' ? sql`o.customer_id = ${id}` : sql`o.guest_id = ${id}`}
      and o.order_status = 'failed' and o.payment_status <> 'paid'
      and ${order_id === null ? sql`o.created_at >= ${since}` : sql`o.id = ${order_id}`}
    order by o.id desc limit 1`);

export const decideOfflineRow = (
  tx: Db,
  order_id: number,
  status: 'verified' | 'denied',
  admin_note: string | null,
): Promise<number> =>
  tx.run(sql`
    update offline_payments set status = ${status}, admin_note = ${admin_note}
    where order_id = ${order_id} and status = 'pending'`);
