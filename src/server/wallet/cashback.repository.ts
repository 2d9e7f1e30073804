import type { Text } from '#domain/text.ts';
import type { CashbackRule } from '#domain/wallet/cashback.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type CashbackRow = CashbackRule & {
  id: number;
  title: Text;
  total_used: number;
  start_date: string;
  end_date: string;
  /** How often this customer has had it. */
  uses: number;
};

/** Rules that hold on this day, the first to end first. */
export const runningCashback = (
  db: Db,
  module_ids: readonly number[],
  date: string,
  customer_id: number,
): Promise<CashbackRow[]> =>
  db.rows(sql`
    select r.id, r.title, r.cashback_type, r.cashback_amount, r.min_purchase, r.max_discount, r.same_user_limit,
      r.total_used, r.start_date, r.end_date, coalesce(u.uses, 0) as uses
    from cashback_rules r left join cashback_uses u on u.customer_id = ${customer_id} and u.cashback_id = r.id
    where r.status and r.module_id = any (${module_ids}::int[]) and ${date}::date between r.start_date and r.end_date
    order by r.end_date, r.id limit 100`);
