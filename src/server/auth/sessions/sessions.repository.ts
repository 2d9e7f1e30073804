import type { Db } from '#server/db/db.ts';
import { empty, sql } from '#server/db/sql.ts';

export type Scope = 'full' | 'info';

type NewToken = {
  token_hash: string;
  customer_id: number;
  scope: Scope;
  /** Who completes the account without its token: of the scope info. */
  guest_id: number | null;
  device: string;
  address_hash: string;
  now: Date;
  expires_at: Date;
};

export const insertToken = (db: Db, token: NewToken): Promise<number> =>
  db.run(sql`
    insert into access_tokens
      (token_hash, customer_id, scope, guest_id, device, address_hash, created_at, last_used_at, confirmed_at, expires_at)
    values (${token.token_hash}, ${token.customer_id}, ${token.scope}, ${token.guest_id}, ${token.device}, ${token.address_hash},
      ${token.now}, ${token.now}, ${token.now}, ${token.expires_at})`);

export const deleteToken = (db: Db, token_hash: string): Promise<number> =>
  db.run(sql`delete from access_tokens where token_hash = ${token_hash}`);

export async function customerByInfoToken(db: Db, token_hash: string, now: Date): Promise<number | null> {
  const row = await db.row<{ customer_id: number }>(sql`
    select customer_id from access_tokens
    where token_hash = ${token_hash} and scope = 'info' and expires_at > ${now}`);
  return row?.customer_id ?? null;
}

/** What this guest proved last and has given no name yet; not where another phone is named than was proven. */
export async function customerByInfoGuest(
  db: Db,
  { guest_id, phone }: { guest_id: number; phone: string | null },
  now: Date,
): Promise<number | null> {
  const row = await db.row<{ customer_id: number }>(sql`
    select t.customer_id from access_tokens t join customers c on c.id = t.customer_id
    where t.guest_id = ${guest_id} and t.scope = 'info' and t.expires_at > ${now}
      and (not c.is_phone_verified or ${phone}::text is null or c.phone = ${phone})
    order by t.id desc limit 1`);
  return row?.customer_id ?? null;
}

/** Every session of the account, or every other one. */
export const deleteTokensOf = (
  db: Db,
  customer_id: number,
  { scope, except }: { scope?: Scope; except?: string } = {},
): Promise<number> =>
  db.run(sql`
    delete from access_tokens where customer_id = ${customer_id}
      ${scope ? sql`and scope = ${scope}` : empty} ${except ? sql`and token_hash <> ${except}` : empty}`);

export const deleteSession = (db: Db, customer_id: number, id: number): Promise<number> =>
  db.run(sql`delete from access_tokens where customer_id = ${customer_id} and id = ${id} and scope = 'full'`);

export type SessionRow = {
  id: number;
  token_hash: string;
  device: string;
  created_at: Date;
  last_used_at: Date;
};

const MOST_LISTED = 100;

export const sessionsOf = (db: Db, customer_id: number, now: Date): Promise<SessionRow[]> =>
  db.rows(sql`
    select id, token_hash, device, created_at, last_used_at from access_tokens
    where customer_id = ${customer_id} and scope = 'full' and expires_at > ${now}
    order by last_used_at desc, id desc limit ${MOST_LISTED}`);

/** Whether the account was used from this network before, and still is signed in there. */
export const isKnownNetwork = async (db: Db, customer_id: number, address_hash: string): Promise<boolean> =>
  (await db.row(sql`
    select id from access_tokens
    where customer_id = ${customer_id} and address_hash = ${address_hash} and scope = 'full' limit 1`)) !== null;

export const confirmedAt = async (db: Db, token_hash: string): Promise<Date | null> =>
  (await db.row<{ confirmed_at: Date }>(sql`select confirmed_at from access_tokens where token_hash = ${token_hash}`))
    ?.confirmed_at ?? null;

export const confirmSession = (db: Db, token_hash: string, now: Date): Promise<number> =>
  db.run(sql`update access_tokens set confirmed_at = ${now} where token_hash = ${token_hash}`);

export const touchSession = (db: Db, token_hash: string, now: Date): Promise<number> =>
  db.run(sql`update access_tokens set last_used_at = ${now} where token_hash = ${token_hash}`);

export const dropOldTokens = (db: Db, now: Date): Promise<number> =>
  db.run(sql`delete from access_tokens where expires_at < ${now}`);
