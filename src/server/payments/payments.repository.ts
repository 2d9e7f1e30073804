import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentStatus } from '#domain/orders/starting-status.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OrderToPay = {
  id: number;
  customer_id: number | null;
  guest_id: number | null;
  order_status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: string;
  order_amount: number;
  /** What has not come yet. */
  due: number;
  /** What the zone allows. */
  digital_payment: boolean;
  offline_payment: boolean;
};

/** Held until the transaction ends. Every payment of an order is written while its order is held, and before a wallet. */
export async function lockOrder(tx: Db, order_id: number): Promise<OrderToPay | null> {
  // First held, then looked at: what somebody else has just written is then seen.
  const held = await tx.row(sql`select id from orders where id = ${order_id} for no key update`);
  if (!held) return null;
  return tx.row<OrderToPay>(sql`
    select o.id, o.customer_id, o.guest_id, o.order_status, o.payment_status, o.payment_method, o.order_amount,
      case o.payment_status when 'paid' then 0 else greatest(0, o.order_amount - coalesce((
        select sum(p.amount) from payments p where p.order_id = o.id and p.payment_status = 'paid'), 0)) end as due,
      z.digital_payment, z.offline_payment
    from orders o join zones z on z.id = o.zone_id where o.id = ${order_id}`);
}

export const setOrderPaid = (tx: Db, order_id: number, payment_method: string): Promise<number> =>
  tx.run(sql`
    update orders set payment_status = 'paid', payment_method = ${payment_method} where id = ${order_id}`);

export const setOrderMethod = (tx: Db, order_id: number, payment_method: string): Promise<number> =>
  tx.run(sql`update orders set payment_method = ${payment_method} where id = ${order_id}`);

export type PaymentState = 'unpaid' | 'paid' | 'failed' | 'canceled' | 'refunded' | 'refund_due';

export type Payment = {
  id: string;
  order_id: number | null;
  customer_id: number | null;
  payment_method: string;
  amount: number;
  payment_status: PaymentState;
  gateway_reference: string | null;
  callback: string | null;
};

const COLUMNS = sql`id, order_id, customer_id, payment_method, amount, payment_status, gateway_reference, callback`;

export const findPayment = (db: Db, id: string): Promise<Payment | null> =>
  db.row(sql`select ${COLUMNS} from payments where id = ${id}`);

export const lockPayment = (tx: Db, id: string): Promise<Payment | null> =>
  tx.row(sql`select ${COLUMNS} from payments where id = ${id} for no key update`);

export const openPaymentsOf = (tx: Db, order_id: number): Promise<Payment[]> =>
  tx.rows(sql`
    select ${COLUMNS} from payments where order_id = ${order_id} and payment_status = 'unpaid'
    order by created_at, id for no key update`);

type NewPayment = {
  order_id: number | null;
  customer_id: number | null;
  payment_method: string;
  amount: number;
  payment_status: 'unpaid' | 'paid';
  callback: string | null;
};

export async function insertPayment(tx: Db, payment: NewPayment): Promise<string> {
  const row = await tx.row<{ id: string }>(sql`
    insert into payments (order_id, customer_id, payment_method, amount, payment_status, callback, paid_at)
    values (${payment.order_id}, ${payment.customer_id}, ${payment.payment_method}, ${payment.amount},
      ${payment.payment_status}, ${payment.callback}, ${payment.payment_status === 'paid' ? sql`now()` : null})
    returning id`);
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

/** The part that waited for a gateway, whichever, now waits for this one. */
export const aimPayment = (tx: Db, id: string, payment_method: string, callback: string): Promise<number> =>
  tx.run(sql`update payments set payment_method = ${payment_method}, callback = ${callback} where id = ${id}`);

/** Money that came is never unsaid: only what is open is closed. */
export const closePayments = (tx: Db, order_id: number, payment_status: 'canceled' | 'failed'): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = ${payment_status}
    where order_id = ${order_id} and payment_status = 'unpaid'`);

export const setPaymentState = (tx: Db, id: string, payment_status: PaymentState): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = ${payment_status},
      paid_at = case when ${payment_status} in ('paid', 'refunded', 'refund_due') then coalesce(paid_at, now()) end
    where id = ${id}`);

/** What was to be paid at the door has been. */
export const payOpen = (tx: Db, order_id: number, payment_method: string): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = 'paid', paid_at = now()
    where order_id = ${order_id} and payment_method = ${payment_method} and payment_status = 'unpaid'`);

export const owePaid = (tx: Db, order_id: number): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = 'refund_due' where order_id = ${order_id} and payment_status = 'paid'`);

export const setReference = (db: Db, id: string, gateway_reference: string): Promise<number> =>
  db.run(sql`
    update payments set gateway_reference = ${gateway_reference} where id = ${id} and gateway_reference is null`);

/** False: this report was heard before. */
export async function noteReport(
  tx: Db,
  report: { gateway: string; event_id: string; payment_id: string; outcome: string },
): Promise<boolean> {
  const noted = await tx.run(sql`
    insert into payment_events (gateway, event_id, payment_id, outcome)
    values (${report.gateway}, ${report.event_id}, ${report.payment_id}, ${report.outcome})
    on conflict do nothing`);
  return noted > 0;
}
