import type { DeliveryCost, ReturnCause } from '#domain/parcel/parcel-return.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export async function deliveryCost(tx: Db, order_id: number): Promise<DeliveryCost> {
  const row = await tx.row<DeliveryCost>(sql`
    select delivery_charge, tax_status, total_tax_amount, additional_charge, coupon_discount_amount, ref_bonus_amount
    from orders where id = ${order_id}`);
  if (!row) throw new Error('the order went away under its lock');
  return row;
}

type Return = { return_otp: string; return_fee: number; return_cause: ReturnCause; return_by: Date | null };

export const startReturn = (tx: Db, order_id: number, back: Return): Promise<number> =>
  tx.run(sql`
    update parcels set return_otp = ${back.return_otp}, return_fee = ${back.return_fee},
      return_cause = ${back.return_cause}, return_by = ${back.return_by}
    where order_id = ${order_id}`);

/** Minor units; 0: there is none, or it was paid. */
export async function unpaidReturnFee(tx: Db, order_id: number): Promise<number> {
  const row = await tx.row<{ return_fee: number }>(sql`
    select return_fee from parcels
    where order_id = ${order_id} and return_otp is not null and return_fee_paid_at is null`);
  return row?.return_fee ?? 0;
}

export const setReturnFeePaid = (tx: Db, order_id: number, payment_method: string, now: Date): Promise<number> =>
  tx.run(sql`
    update parcels set return_fee_paid_at = ${now}, return_fee_method = ${payment_method}
    where order_id = ${order_id} and return_otp is not null`);
