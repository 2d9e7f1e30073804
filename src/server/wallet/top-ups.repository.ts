import type { PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type TopUp = {
  customer_id: number | null;
  amount: number;
  /** Promised on top. */
  bonus: number;
  paid_at: Date | null;
  expired_at: Date | null;
};

export async function insertTopUp(
  tx: Db,
  { customer_id, amount, bonus }: { customer_id: number; amount: number; bonus: number },
): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into wallet_top_ups (customer_id, amount, bonus) values (${customer_id}, ${amount}, ${bonus}) returning id`);
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

export const lockTopUp = (tx: Db, id: number): Promise<TopUp | null> =>
  tx.row(sql`
    select customer_id, amount, bonus, paid_at, expired_at from wallet_top_ups where id = ${id} for no key update`);

export const setTopUpPaid = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`update wallet_top_ups set paid_at = now() where id = ${id}`);

export const unpaidTopUps = (db: Db, before: Date, limit: number): Promise<{ id: number }[]> =>
  db.rows(sql`
    select id from wallet_top_ups where paid_at is null and expired_at is null and created_at < ${before}
    order by created_at limit ${limit}`);

export const setTopUpExpired = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`update wallet_top_ups set expired_at = now() where id = ${id} and paid_at is null and expired_at is null`);

export const topUpContacts = (db: Db, ids: readonly number[]): Promise<(PayerContact & { id: number })[]> =>
  db.rows(sql`
    select t.id, trim(c.f_name || ' ' || coalesce(c.l_name, '')) as name, coalesce(c.phone, '') as phone, c.email
    from wallet_top_ups t join customers c on c.id = t.customer_id where t.id = any (${[...ids]}::bigint[])`);
