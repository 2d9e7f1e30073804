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

/** Whether it still runs or not. */
export const cashbackRule = (db: Db, id: number): Promise<CashbackRule | null> =>
  db.row(sql`
    select cashback_type, cashback_amount, min_purchase, max_discount, same_user_limit
    from cashback_rules where id = ${id}`);

/** False: the customer has used it up. */
export async function countCashbackUse(
  tx: Db,
  { id, same_user_limit }: { id: number; same_user_limit: number },
  customer_id: number,
): Promise<boolean> {
  const counted = await tx.run(sql`
    insert into cashback_uses as known (customer_id, cashback_id, uses) values (${customer_id}, ${id}, 1)
    on conflict (customer_id, cashback_id) do update set uses = known.uses + 1
      where ${same_user_limit} = 0 or known.uses < ${same_user_limit}`);
  if (counted > 0) await tx.run(sql`update cashback_rules set total_used = total_used + 1 where id = ${id}`);
  return counted > 0;
}

export async function uncountCashbackUse(tx: Db, cashback_id: number, customer_id: number): Promise<void> {
  await tx.run(sql`
    update cashback_uses set uses = greatest(0, uses - 1)
    where customer_id = ${customer_id} and cashback_id = ${cashback_id}`);
  await tx.run(sql`update cashback_rules set total_used = greatest(0, total_used - 1) where id = ${cashback_id}`);
}
