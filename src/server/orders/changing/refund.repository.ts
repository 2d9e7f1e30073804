import { BOUGHT } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type NewRefund = {
  order_id: number;
  customer_reason: string;
  customer_note: string | null;
  refund_method: string;
  image: readonly string[];
  refund_amount: number;
  /** Null: all of them. */
  line_ids: readonly number[] | null;
};

export const insertRefund = (tx: Db, refund: NewRefund): Promise<number> =>
  tx.run(sql`
    insert into order_refunds (order_id, customer_reason, customer_note, refund_method, image, refund_amount, line_ids)
    values (${refund.order_id}, ${refund.customer_reason}, ${refund.customer_note}, ${refund.refund_method},
      ${refund.image}::text[], ${refund.refund_amount}, ${refund.line_ids}::bigint[])`);

/** Whether exactly this is waiting to be decided, whatever pictures came with it. */
export const isAsked = async (tx: Db, asked: Omit<NewRefund, 'image' | 'refund_amount'>): Promise<boolean> =>
  (await tx.row(sql`
    select order_id from order_refunds
    where order_id = ${asked.order_id} and refund_status = 'pending' and customer_reason = ${asked.customer_reason}
      and customer_note is not distinct from ${asked.customer_note}::text and refund_method = ${asked.refund_method}
      and array_to_string(line_ids, ',') is not distinct from ${asked.line_ids?.join(',') ?? null}::text`)) !== null;

export async function feesOf(tx: Db, order_id: number): Promise<{ delivery_charge: number; dm_tips: number }> {
  const row = await tx.row<{ delivery_charge: number; dm_tips: number }>(
    sql`select delivery_charge, dm_tips from orders where id = ${order_id}`,
  );
  if (!row) throw new Error('the order went away under its lock');
  return row;
}

export type RefundRow = {
  refund_amount: number;
  refund_method: string;
  customer_id: number | null;
  order_amount: number;
  delivery_charge: number;
  dm_tips: number;
};

export const decideRefundRow = (
  tx: Db,
  order_id: number,
  refund_status: 'approved' | 'rejected',
  admin_note: string | null,
): Promise<RefundRow | null> =>
  tx.row(sql`
    update order_refunds f set refund_status = ${refund_status}, admin_note = ${admin_note}
    from orders o where f.order_id = ${order_id} and o.id = f.order_id
    returning f.refund_amount, f.refund_method, o.customer_id, o.order_amount, o.delivery_charge, o.dm_tips`);

/** Whether it was decided just so, whatever went back of what was granted. */
export const isDecidedSo = async (
  tx: Db,
  order_id: number,
  decision: { refund_status: 'approved' | 'rejected'; refund_amount: number | null; note: string | null },
): Promise<boolean> =>
  (await tx.row(sql`
    select order_id from order_refunds
    where order_id = ${order_id} and refund_status = ${decision.refund_status}
      and admin_note is not distinct from ${decision.note}::text
      and coalesce(${decision.refund_amount}::bigint = coalesce(granted_amount, refund_amount), true)`)) !== null;

/** `refund_amount`: what really goes back. */
export const setRefundAmount = (
  tx: Db,
  order_id: number,
  { granted_amount, refund_amount }: { granted_amount: number; refund_amount: number },
): Promise<number> =>
  tx.run(sql`
    update order_refunds set granted_amount = ${granted_amount}, refund_amount = ${refund_amount}
    where order_id = ${order_id}`);

/** Something else that they have bought and kept. */
export const hasOtherPurchase = async (tx: Db, customer_id: number, order_id: number): Promise<boolean> =>
  (await tx.row(sql`
    select id from orders
    where customer_id = ${customer_id} and id <> ${order_id} and payment_status = 'paid'
      and order_status = any (${BOUGHT}::text[]) limit 1`)) !== null;
