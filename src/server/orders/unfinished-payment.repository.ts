import type { Owner } from '#domain/auth/owner.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

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

/** The newest that waits for its money since that moment, or the one that is named, however old. */
export const unfinishedPayment = (
  db: Db,
  { kind, id }: Owner,
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
