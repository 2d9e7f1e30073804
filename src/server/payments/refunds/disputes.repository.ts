import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type Dispute = {
  gateway: string;
  reference: string;
  payment_id: string;
  amount: number;
  dispute_status: 'open' | 'won' | 'lost';
};

/** Told again, in whatever order: what was decided stays decided. The state it had before; null: it is new. */
export async function writeDispute(tx: Db, dispute: Dispute): Promise<Dispute['dispute_status'] | null> {
  const before = await tx.row<{ dispute_status: Dispute['dispute_status'] }>(sql`
    select dispute_status from payment_disputes
    where gateway = ${dispute.gateway} and reference = ${dispute.reference} for no key update`);
  await tx.run(sql`
    insert into payment_disputes as known (gateway, reference, payment_id, amount, dispute_status)
    values (${dispute.gateway}, ${dispute.reference}, ${dispute.payment_id}, ${dispute.amount},
      ${dispute.dispute_status})
    on conflict (gateway, reference) do update set dispute_status = excluded.dispute_status
      where known.dispute_status = 'open'`);
  return before?.dispute_status ?? null;
}
