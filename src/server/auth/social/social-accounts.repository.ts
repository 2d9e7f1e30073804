import type { SocialMedium } from '#domain/auth/login-types.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type SocialName = { medium: SocialMedium; subject: string };

/** Two first visits of one person at the same moment take turns: the second finds what the first has made. */
export const lockSocialName = (db: Db, { medium, subject }: SocialName): Promise<number> =>
  db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`social ${medium} ${subject}`}, 0))`);

export async function customerBySocialName(db: Db, { medium, subject }: SocialName): Promise<number | null> {
  const row = await db.row<{ customer_id: number }>(sql`
    select customer_id from social_accounts where medium = ${medium} and subject = ${subject}`);
  return row?.customer_id ?? null;
}

export const insertSocialName = (db: Db, { medium, subject }: SocialName, customer_id: number): Promise<number> =>
  db.run(sql`
    insert into social_accounts (medium, subject, customer_id) values (${medium}, ${subject}, ${customer_id})`);

/** The email has another owner, who has just proven it. */
export const releaseEmail = (db: Db, customer_id: number): Promise<number> =>
  db.run(sql`update customers set email = null where id = ${customer_id} and not is_email_verified`);

/** Says whether it did: an account that has a phone keeps it, and another's number is not taken. */
export const givePhone = (db: Db, customer_id: number, phone: string): Promise<number> =>
  db.run(sql`
    update customers set phone = ${phone} where id = ${customer_id} and phone is null
      and not exists (select from customers where phone = ${phone})`);
