import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** Never paid, or rejected so long ago that nobody needs them; and no money is owed: who sends it by hand needs a name. */
export const applicationsToForget = (db: Db, decidedBefore: Date, limit: number): Promise<{ id: number }[]> =>
  db.rows(sql`
    select a.id from applications a
    where a.application_status in ('rejected', 'expired') and a.forgotten_at is null
      and (a.decided_at is null or a.decided_at < ${decidedBefore})
      and not exists (
        select from refunds r where r.payable_kind = 'registration' and r.payable_id = a.id and r.refund_status <> 'done')
    order by a.decided_at, a.id limit ${limit}`);

/** What it said of a person; the decision and its reason stay for whoever has the key. */
export const forgetPerson = (tx: Db, id: number, now: Date): Promise<number> =>
  tx.run(sql`
    update applications set f_name = '', l_name = '', phone = '', email = '', password_hash = null, request_hash = '',
      tin = null, tin_expire_date = null,
      identity_number = null, forgotten_at = ${now}
    where id = ${id} and forgotten_at is null`);

/** False: it does not wait for money any more. */
export const setExpired = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.run(sql`
    update applications set application_status = 'expired'
    where id = ${id} and application_status = 'awaiting_payment'`)) > 0;
