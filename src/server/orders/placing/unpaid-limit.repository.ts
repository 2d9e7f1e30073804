import type { Owner } from '#domain/auth/owner.ts';
import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';

/** Who counts the same orders waits for the other: without it two could both be the last that is allowed. */
export const lockCount = (tx: Db, name: string): Promise<unknown> =>
  tx.row(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))::text`);

/** As domain/orders: waitsForMoney. */
const WAITS: Sql = sql`(order_status = 'failed'
  or order_status = 'pending' and payment_method = 'offline_payment' and payment_status <> 'paid')`;

export async function countUnpaid(
  tx: Db,
  { kind, id }: Owner,
  placed_from: string,
): Promise<{ of_shopper: number; from_address: number }> {
  const mine = kind === 'customer' ? sql`customer_id = ${id}` : sql`guest_id = ${id}`;
  const row = await tx.row<{ of_shopper: number; from_address: number }>(sql`
    select (select count(*) from orders where ${mine} and ${WAITS}) as of_shopper,
      (select count(*) from orders where placed_from = ${placed_from} and ${WAITS}) as from_address`);
  if (!row) throw new Error('a count has a row');
  return row;
}
