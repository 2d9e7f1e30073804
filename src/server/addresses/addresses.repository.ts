import type { Db } from '../db/db.ts';
import { join, raw, type Sql, sql } from '../db/sql.ts';

type AddressType = 'home' | 'office' | 'other';

export type NewAddress = {
  address_type: AddressType;
  address_label: string | null;
  address: string;
  latitude: number;
  longitude: number;
  contact_person_name: string;
  contact_person_number: string;
  additional_information: string | null;
  house: string | null;
  floor: string | null;
  road: string | null;
};

/** What nobody has to say about an address. */
const FREE = ['address_label', 'additional_information', 'house', 'floor', 'road'] as const;

type FreeField = (typeof FREE)[number];

/** A saved address as it shall be; what is not said about it stays. */
export type ChangedAddress = Omit<NewAddress, FreeField> & { [Field in FreeField]: string | null | undefined };

export type AddressRow = NewAddress & {
  id: number;
  customer_id: number;
  /** Active zones over the place today, the smallest first. */
  zone_ids: number[];
  created_at: Date;
  updated_at: Date;
};

type Page = { limit: number; skip: number };

export const addressesOf = (db: Db, customer_id: number, { limit, skip }: Page): Promise<AddressRow[]> =>
  db.rows(sql`
    select a.id, a.customer_id, a.address_type, a.address_label, a.address, a.latitude, a.longitude,
      a.contact_person_name, a.contact_person_number, a.additional_information, a.house, a.floor, a.road, a.created_at,
      a.updated_at,
      array(
        select z.id from zones z where z.status and z.coordinates @> point(a.longitude, a.latitude) order by z.area, z.id
      ) as zone_ids
    from addresses a where a.customer_id = ${customer_id}
    order by a.id desc limit ${limit} offset ${skip}`);

export async function countAddresses(db: Db, customer_id: number): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from addresses where customer_id = ${customer_id}`,
  );
  return row?.count ?? 0;
}

/** Whoever adds an address locks this first, so that two at once count the same addresses. False: the account is gone. */
export const lockAddresses = async (db: Db, customer_id: number): Promise<boolean> =>
  (await db.row(sql`select id from customers where id = ${customer_id} for no key update`)) !== null;

export async function insertAddress(db: Db, customer_id: number, a: NewAddress): Promise<number> {
  const row = await db.row<{ id: number }>(sql`
    insert into addresses (customer_id, address_type, address_label, address, latitude, longitude, contact_person_name,
      contact_person_number, additional_information, house, floor, road)
    values (${customer_id}, ${a.address_type}, ${a.address_label}, ${a.address}, ${a.latitude}, ${a.longitude},
      ${a.contact_person_name}, ${a.contact_person_number}, ${a.additional_information}, ${a.house}, ${a.floor},
      ${a.road})
    returning id`);
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

/** Only the customer's own. */
const own = (customer_id: number, id: number): Sql => sql`customer_id = ${customer_id} and id = ${id}`;

export function changeAddress(db: Db, customer_id: number, id: number, a: ChangedAddress): Promise<number> {
  const said = FREE.filter((field) => a[field] !== undefined).map((field) => sql`, ${raw(field)} = ${a[field]}`);
  return db.run(sql`
    update addresses
    set address_type = ${a.address_type}, address = ${a.address}, latitude = ${a.latitude}, longitude = ${a.longitude},
      contact_person_name = ${a.contact_person_name}, contact_person_number = ${a.contact_person_number}
      ${join(said, ' ')}
    where ${own(customer_id, id)}`);
}

export const deleteAddress = (db: Db, customer_id: number, id: number): Promise<number> =>
  db.run(sql`delete from addresses where ${own(customer_id, id)}`);
