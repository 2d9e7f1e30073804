import type { Db } from '../db/db.ts';
import { join, type Sql, sql } from '../db/sql.ts';

export type CustomerRow = {
  id: number;
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  image: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  status: boolean;
  wallet_balance: number;
  loyalty_point: number;
  ref_code: string;
  ref_by: number | null;
  zone_id: number | null;
  login_medium: 'manual' | 'otp' | 'google' | 'facebook' | 'apple';
  order_count: number;
  selected_modules_for_interest: number[];
  interest: number[];
  created_at: Date;
};

export const findCustomer = (db: Db, id: number): Promise<CustomerRow | null> =>
  db.row(sql`
    select c.id, c.f_name, c.l_name, c.phone, c.email, c.image, c.is_phone_verified, c.is_email_verified, c.status,
      c.wallet_balance, c.loyalty_point, c.ref_code, c.ref_by, c.zone_id, c.login_medium, c.order_count, c.created_at,
      array(select m.module_id from interest_modules m where m.customer_id = c.id order by m.module_id)
        as selected_modules_for_interest,
      array(select i.category_id from interests i where i.customer_id = c.id order by i.category_id) as interest
    from customers c where c.id = ${id}`);

export type ProfileChange = {
  name?: { f_name: string; l_name: string } | undefined;
  phone?: { to: string; is_verified: boolean } | undefined;
  email?: { to: string; is_verified: boolean } | undefined;
  image?: string | undefined;
  password_hash?: string | undefined;
};

/** One statement; what is not named stays. A phone that was verified meanwhile stays too. */
export async function changeCustomer(db: Db, id: number, change: ProfileChange): Promise<void> {
  const { name, phone, email, image, password_hash } = change;
  const parts: Sql[] = [
    ...(name ? [sql`f_name = ${name.f_name}, l_name = ${name.l_name}`] : []),
    ...(phone
      ? [
          sql`phone = case when is_phone_verified then phone else ${phone.to}::text end,
            is_phone_verified = is_phone_verified or ${phone.is_verified}`,
        ]
      : []),
    ...(email ? [sql`email = ${email.to}, is_email_verified = ${email.is_verified}`] : []),
    ...(image === undefined ? [] : [sql`image = ${image}`]),
    ...(password_hash === undefined ? [] : [sql`password_hash = ${password_hash}`]),
  ];
  if (parts.length > 0) await db.run(sql`update customers set ${join(parts)} where id = ${id}`);
}

export const setZone = (db: Db, id: number, zone_id: number): Promise<number> =>
  db.run(sql`update customers set zone_id = ${zone_id} where id = ${id} and zone_id is distinct from ${zone_id}`);

/** Whether somebody else has it. */
export async function takenContacts(
  db: Db,
  id: number,
  { phone, email }: { phone?: string | undefined; email?: string | undefined },
): Promise<{ phone: boolean; email: boolean }> {
  const row = await db.row<{ phone: boolean; email: boolean }>(sql`
    select exists (select from customers where phone = ${phone ?? null} and id <> ${id}) as phone,
      exists (select from customers where lower(email) = lower(${email ?? null}::text) and id <> ${id}) as email`);
  return row ?? { phone: false, email: false };
}

/** Locked until the transaction ends. */
export const lockCustomer = (db: Db, id: number): Promise<{ image: string | null } | null> =>
  db.row(sql`select image from customers where id = ${id} for no key update`);

/**
 * The same for an account that goes, so that nobody begins anything in its name meanwhile. What goes or changes with it is
 * locked before it, in the order of everybody else (docs/decisions/028): carts, what is to be paid, whom it referred.
 */
export async function lockWholeAccount(
  db: Db,
  id: number,
): Promise<{ image: string | null; wallet_balance: number } | null> {
  await db.run(sql`select id from carts where customer_id = ${id} order by module_id for no key update`);
  await db.run(sql`select id from trip_carts where customer_id = ${id} order by module_id for no key update`);
  await db.run(sql`select id from orders where customer_id = ${id} order by id for no key update`);
  await db.run(sql`select id from trips where customer_id = ${id} order by id for no key update`);
  await db.run(sql`select id from wallet_top_ups where customer_id = ${id} order by id for no key update`);
  await db.run(sql`select id from customers where ref_by = ${id} order by id for no key update`);
  return db.row(sql`select image, wallet_balance from customers where id = ${id} for update`);
}

/**
 * The account and, by the tables' own rules, whatever hangs on it. Reviews stay, without a name. What was sent to the
 * person goes as well.
 */
export async function deleteCustomer(db: Db, id: number): Promise<void> {
  await db.run(sql`
    delete from outbox o using customers c
    where c.id = ${id} and o.recipient = any (array[c.phone, c.email, lower(c.email)])`);
  await db.run(sql`
    delete from one_time_codes o using customers c
    where c.id = ${id} and (o.holder = c.id or o.target = c.phone or o.target = lower(c.email))`);
  await db.run(sql`delete from customers where id = ${id}`);
}

/** Only categories of the module; the others cannot be chosen here. */
export async function addInterests(
  db: Db,
  { customer_id, module_id, category_ids }: { customer_id: number; module_id: number; category_ids: readonly number[] },
): Promise<void> {
  await db.run(sql`
    insert into interest_modules (customer_id, module_id) values (${customer_id}, ${module_id}) on conflict do nothing`);
  await db.run(sql`
    insert into interests (customer_id, category_id)
    select ${customer_id}::int, c.id from categories c
    where c.id = any (${category_ids}::int[]) and c.module_id = ${module_id} and c.status
    on conflict do nothing`);
}
