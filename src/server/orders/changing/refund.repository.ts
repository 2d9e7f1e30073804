import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type NewRefund = {
  order_id: number;
  customer_reason: string;
  customer_note: string | null;
  refund_method: string;
  image: readonly string[];
  refund_amount: number;
};

export const insertRefund = (tx: Db, refund: NewRefund): Promise<number> =>
  tx.run(sql`
    insert into order_refunds (order_id, customer_reason, customer_note, refund_method, image, refund_amount)
    values (${refund.order_id}, ${refund.customer_reason}, ${refund.customer_note}, ${refund.refund_method},
      ${refund.image}::text[], ${refund.refund_amount})`);

export async function feesOf(tx: Db, order_id: number): Promise<{ delivery_charge: number; dm_tips: number }> {
  const row = await tx.row<{ delivery_charge: number; dm_tips: number }>(
    sql`select delivery_charge, dm_tips from orders where id = ${order_id}`,
  );
  if (!row) throw new Error('the order went away under its lock');
  return row;
}

export const decideRefundRow = (
  tx: Db,
  order_id: number,
  refund_status: 'approved' | 'rejected',
  admin_note: string | null,
): Promise<{ refund_amount: number; customer_id: number | null } | null> =>
  tx.row(sql`
    update order_refunds f set refund_status = ${refund_status}, admin_note = ${admin_note}
    from orders o where f.order_id = ${order_id} and o.id = f.order_id
    returning f.refund_amount, o.customer_id`);
