import { hashPassword } from '#server/auth/password-hash.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { hashSecret, newSecret } from '../shops/shop-secrets.ts';

/** A shop in which somebody is signed in: an API under test, or the shop that the browser looks at. */
type Shop = { db: Db; deps?: { now(): Date; hashSecret(secret: string): string } };

export type SignedIn = { token: string; headers: { authorization: string } };
export type Customer = SignedIn & {
  id: number;
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  password: string;
};

type Facts = {
  f_name?: string;
  l_name?: string;
  phone?: string | null;
  email?: string | null;
  /** For who signs in by it; most tests do not, and have none. */
  password?: string;
  is_phone_verified?: boolean;
  is_email_verified?: boolean;
  ref_by?: number;
  created_at?: Date;
  /** What is in the wallet, in minor units, by its book. */
  wallet?: number;
};

const AN_HOUR = 3_600_000;

const NUMBERS = 100_000_000;
/** One after the other from anywhere: drawn by lot, two of some thousand customers would often have the same one. */
let lastNumber = Math.floor(Math.random() * NUMBERS);

/** A fresh customer who is signed in, straight in the database. No two are alike. */
export async function signedInCustomer(shop: Shop, facts: Facts = {}): Promise<Customer> {
  const mark = newSecret()
    .replaceAll(/[^a-zA-Z]/g, 'x')
    .toLowerCase();
  lastNumber = (lastNumber + 1) % NUMBERS;
  const digits = String(lastNumber).padStart(8, '0');
  const {
    f_name = 'Signe',
    l_name = 'Ek',
    phone = `+467${digits}`,
    email = `${mark}@example.com`,
    password = '',
    is_phone_verified = true,
    is_email_verified = true,
    ref_by = null,
    created_at = new Date(),
  } = facts;
  const row = await shop.db.row<{ id: number }>(sql`
    insert into customers (f_name, l_name, phone, email, password_hash, is_phone_verified, is_email_verified, ref_code,
      ref_by, created_at)
    values (${f_name}, ${l_name}, ${phone}, ${email}, ${password === '' ? null : await hashPassword(password)},
      ${is_phone_verified}, ${is_email_verified}, ${mark.toUpperCase()}, ${ref_by}, ${created_at})
    returning id`);
  if (!row) throw new Error('an insert that returns has a row');
  if (facts.wallet) await fillWallet(shop, row.id, facts.wallet);
  const contacts = { phone: phone ?? '', email: email ?? '' };
  return { id: row.id, f_name, l_name, password, ...contacts, ...(await signIn(shop, row.id)) };
}

/** Another device of a customer: one more access token. */
export async function signIn(shop: Shop, customer_id: number): Promise<SignedIn> {
  const token = newSecret();
  const now = shop.deps?.now() ?? new Date();
  const expires_at = new Date(now.getTime() + AN_HOUR);
  const hash = shop.deps?.hashSecret(token) ?? hashSecret(token);
  await shop.db.run(sql`
    insert into access_tokens (token_hash, customer_id, created_at, last_used_at, confirmed_at, expires_at)
    values (${hash}, ${customer_id}, ${now}, ${now}, ${now}, ${expires_at})`);
  return { token, headers: { authorization: `Bearer ${token}` } };
}

const fillWallet = ({ db }: Shop, customer_id: number, amount: number) =>
  db.run(sql`
    with entry as (
      insert into wallet_entries (customer_id, transaction_type, credit, balance, reference)
      values (${customer_id}, 'add_fund_by_admin', ${amount}, ${amount}, 'gift')
    )
    update customers set wallet_balance = ${amount} where id = ${customer_id}`);
