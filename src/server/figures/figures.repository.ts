import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type CountRow = { counter: string; subject: string; result: string; count: number };

/** The sums and what was not added to them yet, as of one moment: no figure ever goes down. */
export const allCounts = (db: Db): Promise<CountRow[]> =>
  db.rows(sql`
    select counter, subject, result, sum(count)::bigint as count
    from (
      select counter, subject, result, count from business_counts
      union all
      select counter, subject, result, count(*) from business_ticks group by counter, subject, result
    ) parts
    group by counter, subject, result order by counter, subject, result`);

/** In the order of the key: two who add up at once do not wait for each other in a circle. */
export const addUp = (db: Db): Promise<number> =>
  db.run(sql`
    with taken as (delete from business_ticks returning counter, subject, result)
    insert into business_counts as known (counter, subject, result, count)
    select counter, subject, result, count(*) from taken group by counter, subject, result
    order by counter, subject, result
    on conflict (counter, subject, result) do update set count = known.count + excluded.count`);

export const insertTick = (db: Db, { counter, subject, result }: Omit<CountRow, 'count'>): Promise<number> =>
  db.run(sql`insert into business_ticks (counter, subject, result) values (${counter}, ${subject}, ${result})`);

export type Waiting = { messages: number; webhooks: number; pushes: number; refunds: number };

/** Work that is to be done, from the tables that say so: the queue may have lost a job, they have not. */
export const waitingWork = (db: Db): Promise<Waiting | null> =>
  db.row(sql`
    select (select count(*) from outbox where state = 'waiting') as messages,
      (select count(*) from webhook_deliveries where delivery_status = 'waiting') as webhooks,
      (select count(*) from push_messages) as pushes,
      (select count(*) from refunds where next_try is not null) as refunds`);
