import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type MismatchReason = 'unknown_payment' | 'other_gateway' | 'other_reference' | 'amount' | 'currency';

type Unmatched = {
  gateway: string;
  event_id: string;
  reference: string;
  payment_id: string | null;
  amount: number;
  currency: string | null;
  reason: MismatchReason;
};

/** False: it stands there already. */
export const insertUnmatched = async (tx: Db, unmatched: Unmatched): Promise<boolean> =>
  (await tx.run(sql`
    insert into unmatched_payments (gateway, event_id, reference, payment_id, amount, currency, reason)
    values (${unmatched.gateway}, ${unmatched.event_id}, ${unmatched.reference}, ${unmatched.payment_id},
      ${unmatched.amount}, ${unmatched.currency}, ${unmatched.reason})
    on conflict (gateway, reference, reason) do nothing`)) > 0;

export type UnmatchedRow = Unmatched & { id: number; received_at: Date };

export async function openUnmatched(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total_size: number; rows: UnmatchedRow[] }> {
  const rows = await db.rows<UnmatchedRow>(sql`
    select id, gateway, event_id, reference, payment_id, amount, currency, reason, received_at from unmatched_payments
    where settled_at is null order by id limit ${limit} offset ${(offset - 1) * limit}`);
  const counted = await db.row<{ total_size: number }>(sql`
    select count(*) as total_size from unmatched_payments where settled_at is null`);
  return { total_size: counted?.total_size ?? 0, rows };
}

export const settleUnmatched = (db: Db, id: number, note: string, now: Date): Promise<number> =>
  db.run(sql`
    update unmatched_payments set note = ${note}, settled_at = coalesce(settled_at, ${now}::timestamptz)
    where id = ${id} and (settled_at is null or note = ${note})`);

/** What somebody should look at, counted. */
export type OpenMoney = { unmatched: number; refunds_due: number; refunds_unsent: number; disputes: number };

export const countOpenMoney = (db: Db): Promise<OpenMoney | null> =>
  db.row(sql`
    select (select count(*) from unmatched_payments where settled_at is null) as unmatched,
      (select count(*) from refunds where refund_status = 'due') as refunds_due,
      (select count(*) from refunds where refund_status = 'pending' and attempts > 3) as refunds_unsent,
      (select count(*) from payment_disputes where dispute_status = 'open') as disputes`);
