import type { PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export const unpaidApplications = (db: Db, before: Date, limit: number): Promise<{ id: number }[]> =>
  db.rows(sql`
    select id from applications where application_status = 'awaiting_payment' and created_at < ${before}
    order by created_at, id limit ${limit}`);

export const applicantContacts = (db: Db, ids: readonly number[]): Promise<(PayerContact & { id: number })[]> =>
  db.rows(sql`
    select id, trim(f_name || ' ' || l_name) as name, phone, email from applications
    where id = any (${[...ids]}::bigint[]) and forgotten_at is null`);
