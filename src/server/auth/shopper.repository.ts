import type { Db } from '../db/db.ts';
import { plannedOnce, sql } from '../db/sql.ts';

/** The customer a token belongs to, while the token lasts and the account is active. */
export const customerByTokenHash = (
  db: Db,
  token_hash: string,
  now: Date,
): Promise<{ id: number; last_used_at: Date } | null> =>
  db.row(
    plannedOnce(sql`
      select c.id, t.last_used_at from access_tokens t join customers c on c.id = t.customer_id
      where t.token_hash = ${token_hash} and t.scope = 'full' and t.expires_at > ${now} and c.status`),
  );

export async function guestBySecretHash(db: Db, secret_hash: string): Promise<number | null> {
  const row = await db.row<{ id: number }>(plannedOnce(sql`select id from guests where secret_hash = ${secret_hash}`));
  return row?.id ?? null;
}

export const insertGuest = (db: Db, secret_hash: string): Promise<number> =>
  db.run(sql`insert into guests (secret_hash) values (${secret_hash})`);
