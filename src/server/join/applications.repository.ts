import type {
  ApplicationFile,
  ApplicationKind,
  ApplicationStatus,
  BusinessPlan,
  IdentityType,
} from '#domain/join/application.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { join, raw, type Sql, sql } from '../db/sql.ts';

type StoreDetails = {
  module_id: number;
  name: Text;
  address: Text;
  latitude: number;
  longitude: number;
  pickup_zone_id: number[];
  min_delivery_time: number;
  max_delivery_time: number;
  delivery_time_unit: 'min' | 'hours' | 'days';
  tax: number;
  tin: string | null;
  tin_expire_date: string | null;
  business_plan: BusinessPlan;
  package_id: number | null;
  price: number | null;
};

type CourierDetails = {
  vehicle_id: number;
  earning: 0 | 1;
  identity_type: IdentityType;
  identity_number: string;
};

type Applicant = {
  kind: ApplicationKind;
  application_status: ApplicationStatus;
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  zone_id: number;
  language: string;
};

/** What somebody says of themselves and of what they want. */
export type SentApplication = Applicant & (StoreDetails | CourierDetails);

export type NewApplication = SentApplication & { password_hash: string; request_hash: string };

/** Names of our own types, never of a request. */
const columnsOf = (row: object): Sql => join(Object.keys(row).map(raw));

const valuesOf = (row: object): Sql =>
  join(Object.entries(row).map(([column, value]) => (TEXTS.has(column) ? asJson(value) : sql`${value}`)));

const TEXTS = new Set(['name', 'address']);
const asJson = (value: unknown): Sql => sql`${JSON.stringify(value)}::jsonb`;

/** null: somebody with that email or phone has applied already, perhaps at this very moment. */
export async function insertApplication(tx: Db, row: NewApplication): Promise<number | null> {
  const inserted = await tx.row<{ id: number }>(sql`
    insert into applications (${columnsOf(row)}) values (${valuesOf(row)}) on conflict do nothing returning id`);
  return inserted?.id ?? null;
}

export const replaceApplication = (tx: Db, id: number, row: NewApplication): Promise<number> =>
  tx.run(sql`update applications set (${columnsOf(row)}) = row (${valuesOf(row)}) where id = ${id}`);

const LIVING = sql`application_status in ('awaiting_payment', 'pending', 'approved')`;

type Contact = { kind: ApplicationKind; email: string; phone: string };

/** The same form, sent before. */
export const sameApplication = (
  db: Db,
  { kind, email }: Contact,
  request_hash: string,
): Promise<{ id: number } | null> =>
  db.row(sql`
    select id from applications
    where kind = ${kind} and lower(email) = lower(${email}) and request_hash = ${request_hash} and ${LIVING}`);

/** One of the same person that waits to be paid. */
export const unpaidApplication = (
  db: Db,
  { kind, email, phone }: Contact,
): Promise<{ id: number; password_hash: string | null } | null> =>
  db.row(sql`
    select id, password_hash from applications
    where kind = ${kind} and lower(email) = lower(${email}) and phone = ${phone}
      and application_status = 'awaiting_payment'`);

/** Which of the two somebody else has: an applicant, or who is here already. `but`: one's own application. */
export async function takenContact(
  db: Db,
  { kind, email, phone }: Contact,
  but: number | null = null,
): Promise<'email' | 'phone' | null> {
  const people = raw(kind === 'store' ? 'vendors' : 'couriers');
  const others = sql`kind = ${kind} and ${LIVING} and id is distinct from ${but}::bigint`;
  const row = await db.row<{ email: boolean; phone: boolean }>(sql`
    select
      exists (select from applications where ${others} and lower(email) = lower(${email}))
        or exists (select from ${people} where lower(email) = lower(${email})) as email,
      exists (select from applications where ${others} and phone = ${phone})
        or exists (select from ${people} where phone = ${phone}) as phone`);
  if (row?.email) return 'email';
  return row?.phone ? 'phone' : null;
}

export type Application = {
  id: number;
  kind: ApplicationKind;
  application_status: ApplicationStatus;
  language: string;
  f_name: string;
  l_name: string;
  email: string;
  request_hash: string;
  zone_id: number;
  module_id: number | null;
  name: Text | null;
  business_plan: BusinessPlan | null;
  package_id: number | null;
  price: number | null;
  is_free_trial: boolean;
  reason: string | null;
  store_id: number | null;
  delivery_man_id: number | null;
  created_at: Date;
  decided_at: Date | null;
};

const COLUMNS = sql`id, kind, application_status, language, f_name, l_name, email, request_hash, zone_id, module_id, name,
  business_plan, package_id, price, is_free_trial, reason, store_id, delivery_man_id, created_at, decided_at`;

export const findApplication = (db: Db, id: number): Promise<Application | null> =>
  db.row(sql`select ${COLUMNS} from applications where id = ${id}`);

/** Until the transaction ends; before its payments, as decision 028 wants it. */
export const lockApplication = (tx: Db, id: number): Promise<Application | null> =>
  tx.row(sql`select ${COLUMNS} from applications where id = ${id} for no key update`);

export const setPlan = (
  tx: Db,
  id: number,
  plan: { business_plan: BusinessPlan; package_id: number | null; price: number | null },
): Promise<number> =>
  tx.run(sql`
    update applications set business_plan = ${plan.business_plan}, package_id = ${plan.package_id}, price = ${plan.price},
      -- Without anything to pay nothing is waited for
      application_status = case when ${plan.price}::bigint is null then 'pending' else application_status end
    where id = ${id}`);

/** It is whole: somebody has to look at it. */
export const setPending = (
  tx: Db,
  id: number,
  how: { is_free_trial: boolean; paid_at: Date | null },
): Promise<number> =>
  tx.run(sql`
    update applications set application_status = 'pending', is_free_trial = ${how.is_free_trial},
      paid_at = ${how.paid_at}
    where id = ${id}`);

export const insertFile = (
  tx: Db,
  application_id: number,
  { field, picture_id }: { field: ApplicationFile; picture_id: string },
): Promise<number> =>
  tx.run(sql`
    insert into application_files (application_id, field, picture_id)
    values (${application_id}, ${field}, ${picture_id})`);

/** Its pictures' ids, whose rows here are gone now. */
export const takeFiles = (tx: Db, application_id: number): Promise<{ picture_id: string }[]> =>
  tx.rows(sql`delete from application_files where application_id = ${application_id} returning picture_id`);

/** Where an approved store is found. */
export const storeAddress = (
  db: Db,
  store_id: number,
): Promise<{ id: number; slug: string; module_slug: string } | null> =>
  db.row(sql`
    select s.id, s.slug, m.slug as module_slug from stores s join modules m on m.id = s.module_id where s.id = ${store_id}`);
