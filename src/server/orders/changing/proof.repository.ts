import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export async function countProofs(tx: Db, order_id: number): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select cardinality(order_proof) as count from orders where id = ${order_id}`);
  return row?.count ?? 0;
}

export const addProofs = (tx: Db, order_id: number, pictures: readonly string[]): Promise<number> =>
  tx.run(sql`update orders set order_proof = order_proof || ${pictures}::text[] where id = ${order_id}`);
