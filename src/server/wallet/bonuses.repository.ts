import type { Text } from '#domain/text.ts';
import type { BonusRule } from '#domain/wallet/bonus.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type BonusRow = BonusRule & {
  id: number;
  title: Text;
  description: Text;
  start_date: string;
  end_date: string;
};

/** Rules that hold on this day, the smallest amount first. */
export const runningBonuses = (db: Db, date: string): Promise<BonusRow[]> =>
  db.rows(sql`
    select id, title, description, bonus_type, bonus_amount, minimum_add_amount, maximum_bonus_amount, start_date, end_date
    from wallet_bonuses where status and ${date}::date between start_date and end_date
    order by minimum_add_amount, id limit 100`);
