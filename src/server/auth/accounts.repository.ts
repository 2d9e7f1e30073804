import type { Db } from '../db/db.ts';
import { raw, type Sql, sql } from '../db/sql.ts';
import type { Contact } from './contact.ts';

export type AccountRow = {
  id: number;
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  image: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  current_language_key: string;
  status: boolean;
};

const one = (db: Db, condition: Sql): Promise<AccountRow | null> =>
  db.row(sql`
    select id, f_name, l_name, phone, email, password_hash, image, is_phone_verified, is_email_verified,
      current_language_key, status
    from customers where ${condition}`);

export const accountById = (db: Db, id: number): Promise<AccountRow | null> => one(db, sql`id = ${id}`);

export const accountByContact = (db: Db, { channel, to }: Contact): Promise<AccountRow | null> =>
  one(db, channel === 'phone' ? sql`phone = ${to}` : sql`lower(email) = lower(${to})`);

/** However it was typed: codes are made of capitals and digits. */
export async function accountIdByRefCode(db: Db, ref_code: string): Promise<number | null> {
  const row = await db.row<{ id: number }>(
    sql`select id from customers where ref_code = upper(${ref_code}) and status`,
  );
  return row?.id ?? null;
}

export type NewAccount = {
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  password_hash: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  login_medium: 'manual' | 'otp' | 'google' | 'facebook' | 'apple';
  ref_code: string;
  ref_by: number | null;
  current_language_key: string;
};

/** The new account's id; null when the phone, the email or the refer code is somebody's already. */
export async function insertAccount(db: Db, account: NewAccount): Promise<number | null> {
  const row = await db.row<{ id: number }>(sql`
    insert into customers (f_name, l_name, phone, email, password_hash, is_phone_verified, is_email_verified,
      login_medium, ref_code, ref_by, current_language_key)
    values (${account.f_name}, ${account.l_name}, ${account.phone}, ${account.email}, ${account.password_hash},
      ${account.is_phone_verified}, ${account.is_email_verified}, ${account.login_medium}, ${account.ref_code},
      ${account.ref_by}, ${account.current_language_key})
    on conflict do nothing returning id`);
  return row?.id ?? null;
}

export const markVerified = (db: Db, id: number, channel: Contact['channel']): Promise<number> =>
  db.run(sql`update customers set ${raw(`is_${channel}_verified`)} = true where id = ${id}`);

/**
 * The account belongs to whoever has just proven this contact. Its social accounts and the old password do not open it any
 * longer. (The new social account, if there is one, is linked afterwards.) Where nothing was proven before, its other
 * contact may belong to somebody who waits for exactly this, and goes; beside a proven one it opens nothing, and stays.
 * The answer: the kind of contact that went.
 */
export async function handOver(
  db: Db,
  id: number,
  channel: Contact['channel'],
  password_hash: string | null,
): Promise<Contact['channel'] | null> {
  const other = channel === 'phone' ? 'email' : 'phone';
  const row = await db.row<{ is_gone: boolean }>(sql`
    update customers c set ${raw(`is_${channel}_verified`)} = true, password_hash = ${password_hash},
      ${raw(other)} = case when before.is_phone_verified or before.is_email_verified then c.${raw(other)} end
    from (
      select id, ${raw(other)}, is_phone_verified, is_email_verified from customers where id = ${id} for no key update
    ) before
    where c.id = before.id
    returning before.${raw(other)} is not null and c.${raw(other)} is null as is_gone`);
  await db.run(sql`delete from social_accounts where customer_id = ${id}`);
  return row?.is_gone ? other : null;
}

/** The phone belongs to somebody else after all: this account goes on without it. */
export const releasePhone = (db: Db, id: number): Promise<number> =>
  db.run(sql`update customers set phone = null, is_phone_verified = false where id = ${id} and not is_phone_verified`);

export type Information = {
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  ref_by: number | null;
};

/** Only an account without a name; what was proven before stays as it is. */
export const completeAccount = (db: Db, id: number, { f_name, l_name, phone, email, ref_by }: Information) =>
  db.run(sql`
    update customers set f_name = ${f_name}, l_name = ${l_name},
      phone = case when is_phone_verified then phone else coalesce(${phone}::text, phone) end,
      email = case when is_email_verified then email else coalesce(${email}::text, email) end,
      ref_by = coalesce(ref_by, ${ref_by}::integer)
    where id = ${id} and f_name = ''`);
