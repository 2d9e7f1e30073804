import type { Db } from '../db/db.ts';
import { raw, type Sql, sql } from '../db/sql.ts';

export type Thing = { kind: 'item_id' | 'store_id' | 'vehicle_id'; id: number };

export type FavouriteRow = {
  item_id: number | null;
  store_id: number | null;
  vehicle_id: number | null;
  module_id: number;
  zone_id: number;
  /** Where its provider hands vehicles over; only rentals have such zones. */
  pickup_zone_ids: number[];
};

/** More than anybody likes; keeps every list short. */
export const MOST_FAVOURITES = 300;

const TABLES: Record<Thing['kind'], Sql> = {
  item_id: raw('items t where t.is_approved and t.status'),
  store_id: raw('stores t where t.status'),
  vehicle_id: raw('vehicles t where t.status'),
};
const column = (kind: Thing['kind']): Sql => raw(kind);

/** The last added first. */
export const favouritesOf = (db: Db, customer_id: number): Promise<FavouriteRow[]> =>
  db.rows(sql`
    select f.item_id, f.store_id, f.vehicle_id, coalesce(i.module_id, s.module_id, v.module_id) as module_id,
      coalesce(i.zone_id, s.zone_id, v.zone_id) as zone_id, coalesce(s.pickup_zone_id, p.pickup_zone_id, '{}')
        as pickup_zone_ids
    from favourites f
      left join items i on i.id = f.item_id
      left join stores s on s.id = f.store_id
      left join vehicles v on v.id = f.vehicle_id
      left join stores p on p.id = v.provider_id
    where f.customer_id = ${customer_id}
    order by f.id desc limit ${MOST_FAVOURITES}`);

/** Two additions at once take turns, so that both count the same list. False: the account is gone. */
export const lockList = async (db: Db, customer_id: number): Promise<boolean> =>
  (await db.row(sql`select id from customers where id = ${customer_id} for no key update`)) !== null;

export async function countFavourites(db: Db, customer_id: number): Promise<number> {
  const row = await db.row<{ count: number }>(
    sql`select count(*) as count from favourites where customer_id = ${customer_id}`,
  );
  return row?.count ?? 0;
}

/** Adds nothing when it is there already, or when there is no such thing. */
export const insertFavourite = (db: Db, customer_id: number, { kind, id }: Thing): Promise<number> =>
  db.run(sql`
    insert into favourites (customer_id, ${column(kind)})
    select ${customer_id}::int, t.id from ${TABLES[kind]} and t.id = ${id}
    on conflict do nothing`);

export const isFavourite = async (db: Db, customer_id: number, { kind, id }: Thing): Promise<boolean> =>
  (await db.row(sql`select id from favourites where customer_id = ${customer_id} and ${column(kind)} = ${id}`)) !==
  null;

export const deleteFavourite = (db: Db, customer_id: number, { kind, id }: Thing): Promise<number> =>
  db.run(sql`delete from favourites where customer_id = ${customer_id} and ${column(kind)} = ${id}`);
