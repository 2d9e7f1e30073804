import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OfflineMethodRow = {
  id: number;
  method_name: Text;
  /** Documents with texts in them. */
  method_fields: unknown;
  method_informations: unknown;
};

export const activeOfflineMethods = (db: Db): Promise<OfflineMethodRow[]> =>
  db.rows(sql`
    select id, method_name, method_fields, method_informations from offline_payment_methods where status order by id`);

export const activeDeliveryVehicles = (db: Db): Promise<{ id: number; type: Text }[]> =>
  db.rows(sql`select id, type from delivery_vehicles where status order by starting_coverage_area, id`);

/** Habits change: only so many of the last tips are looked at. */
const LAST_TIPS = 1000;

/** The most frequent of the last tips; of equally frequent ones the smallest. */
export const mostFrequentTip = (db: Db): Promise<{ dm_tips: number } | null> =>
  db.row(sql`
    select dm_tips from (select dm_tips from orders where dm_tips > 0 order by id desc limit ${LAST_TIPS}) lately
    group by dm_tips order by count(*) desc, dm_tips limit 1`);

export type ReasonRow = { id: number; reason: Text; user_type: string };

type Reasons = { kind: 'cancellation' | 'trip_cancellation' | 'refund'; user_type: string };

export const reasonsOf = (
  db: Db,
  { kind, user_type }: Reasons,
  { limit, skip }: { limit: number; skip: number },
): Promise<ReasonRow[]> =>
  db.rows(sql`
    select id, reason, user_type from order_reasons
    where status and kind = ${kind} and user_type = ${user_type}
    order by position, id limit ${limit} offset ${skip}`);

export async function countReasons(db: Db, { kind, user_type }: Reasons): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) as count from order_reasons where status and kind = ${kind} and user_type = ${user_type}`);
  return row?.count ?? 0;
}
