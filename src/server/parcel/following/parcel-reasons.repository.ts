import type { Text } from '#domain/text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

type ReasonFilter = { kinds: readonly string[]; user_type: string };

export type ReasonRow = { id: number; reason: Text; user_type: string; kind: 'before_pickup' | 'after_pickup' };

export const parcelReasons = (
  db: Db,
  { kinds, user_type }: ReasonFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<ReasonRow[]> =>
  db.rows(sql`
    select id, reason, user_type, kind from order_reasons
    where status and kind = any (${kinds}::text[]) and user_type = ${user_type}
    order by kind desc, position, id limit ${limit} offset ${skip}`);

export async function countParcelReasons(db: Db, { kinds, user_type }: ReasonFilter): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from order_reasons where status and kind = any (${kinds}::text[]) and user_type = ${user_type}`);
  return row?.count ?? 0;
}
