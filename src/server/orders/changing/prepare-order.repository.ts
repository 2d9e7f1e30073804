import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** When the store took it on; null: it has not. */
export const confirmedAt = async (tx: Db, order_id: number): Promise<Date | null> =>
  (
    await tx.row<{ created_at: Date }>(sql`
      select created_at from order_events where order_id = ${order_id} and order_status = 'confirmed'
      order by id desc limit 1`)
  )?.created_at ?? null;

export const setProcessingTime = (tx: Db, order_id: number, processing_time: number): Promise<number> =>
  tx.run(sql`update orders set processing_time = ${processing_time} where id = ${order_id}`);

export const setCourier = (tx: Db, order_id: number, delivery_man_id: number): Promise<number> =>
  tx.run(sql`update orders set delivery_man_id = ${delivery_man_id} where id = ${order_id}`);
