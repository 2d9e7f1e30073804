import type { Owner } from '#domain/auth/owner.ts';
import type { RentalType, TripPlace } from '#domain/rental/trip-plan.ts';
import type { Db } from '../../db/db.ts';
import { type Sql, sql } from '../../db/sql.ts';

/** What is planned: stored with the cart, and later with the trip. */
export type StoredTrip = {
  rental_type: RentalType;
  estimated_hours: number;
  /** Kilometres and hours along the streets. */
  distance: number;
  destination_time: number;
  pickup_location: TripPlace;
  destination_location: TripPlace | null;
  /** Null: now. */
  pickup_time: Date | null;
};

export type TripCartLineRow = { id: number; vehicle_id: number; quantity: number };

export type TripCartRow = StoredTrip & {
  id: number;
  module_id: number;
  provider_id: number;
  /** In the order they were put in. */
  lines: TripCartLineRow[];
};

/** No cart holds more lines. */
export const MAX_LINES = 100;

const ownedBy = ({ kind, id }: Owner): Sql =>
  kind === 'customer' ? sql`c.customer_id = ${id}` : sql`c.guest_id = ${id}`;

const columns = sql`c.id, c.module_id, c.provider_id, c.rental_type, c.estimated_hours, c.distance, c.destination_time,
  c.pickup_location, c.destination_location, c.pickup_time`;

export async function findTripCart(db: Db, owner: Owner, module_id: number): Promise<TripCartRow | null> {
  const cart = await db.row<Omit<TripCartRow, 'lines'>>(
    sql`select ${columns} from trip_carts c where ${ownedBy(owner)} and c.module_id = ${module_id}`,
  );
  return cart && { ...cart, lines: await linesIn(db, cart.id) };
}

/** Locked until the transaction ends: whoever changes lines counts what is there. */
export async function lockTripCart(db: Db, owner: Owner, module_id: number): Promise<TripCartRow | null> {
  const cart = await db.row<Omit<TripCartRow, 'lines'>>(
    sql`select ${columns} from trip_carts c where ${ownedBy(owner)} and c.module_id = ${module_id} for no key update`,
  );
  return cart && { ...cart, lines: await linesIn(db, cart.id) };
}

const linesIn = (db: Db, trip_cart_id: number): Promise<TripCartLineRow[]> =>
  db.rows(sql`
    select id, vehicle_id, quantity from trip_cart_lines where trip_cart_id = ${trip_cart_id}
    order by id limit ${MAX_LINES}`);

/** Nothing happens when somebody else has just made it. */
export function insertTripCart(db: Db, owner: Owner, cart: StoredTrip & { module_id: number; provider_id: number }) {
  const [customer_id, guest_id] = owner.kind === 'customer' ? [owner.id, null] : [null, owner.id];
  return db.run(sql`
    insert into trip_carts (customer_id, guest_id, module_id, provider_id, rental_type, estimated_hours, distance,
      destination_time, pickup_location, destination_location, pickup_time)
    values (${customer_id}, ${guest_id}, ${cart.module_id}, ${cart.provider_id}, ${cart.rental_type},
      ${cart.estimated_hours}, ${cart.distance}, ${cart.destination_time}, ${JSON.stringify(cart.pickup_location)}::jsonb,
      ${place(cart.destination_location)}::jsonb, ${cart.pickup_time}::timestamptz)
    on conflict do nothing`);
}

export const changeTrip = (db: Db, id: number, trip: StoredTrip & { provider_id: number }): Promise<number> =>
  db.run(sql`
    update trip_carts
    set provider_id = ${trip.provider_id}, rental_type = ${trip.rental_type}, estimated_hours = ${trip.estimated_hours},
      distance = ${trip.distance}, destination_time = ${trip.destination_time},
      pickup_location = ${JSON.stringify(trip.pickup_location)}::jsonb,
      destination_location = ${place(trip.destination_location)}::jsonb, pickup_time = ${trip.pickup_time}::timestamptz
    where id = ${id}`);

const place = (at: TripPlace | null) => at && JSON.stringify(at);

/** The same vehicle again is the same line. */
export const putLine = (db: Db, trip_cart_id: number, line: Omit<TripCartLineRow, 'id'>): Promise<number> =>
  db.run(sql`
    insert into trip_cart_lines (trip_cart_id, vehicle_id, quantity)
    values (${trip_cart_id}, ${line.vehicle_id}, ${line.quantity})
    on conflict (trip_cart_id, vehicle_id) do update set quantity = excluded.quantity`);

export const deleteLines = (db: Db, trip_cart_id: number, ids: readonly number[]): Promise<number> =>
  db.run(sql`delete from trip_cart_lines where trip_cart_id = ${trip_cart_id} and id = any (${ids}::bigint[])`);

/** A trip without vehicles is not kept. */
export const deleteIfEmpty = (db: Db, id: number): Promise<number> =>
  db.run(sql`
    delete from trip_carts c where c.id = ${id}
      and not exists (select from trip_cart_lines l where l.trip_cart_id = c.id)`);

export const deleteTripCart = (db: Db, owner: Owner, module_id: number): Promise<number> =>
  db.run(sql`delete from trip_carts c where ${ownedBy(owner)} and c.module_id = ${module_id}`);

/** Always in the same order, so that two who lock them do not block each other. */
export const modulesWithTripCart = (db: Db, owner: Owner): Promise<{ module_id: number }[]> =>
  db.rows(sql`select c.module_id from trip_carts c where ${ownedBy(owner)} order by c.module_id limit 100`);

export const giveTripCart = (db: Db, id: number, customer_id: number): Promise<number> =>
  db.run(sql`update trip_carts set customer_id = ${customer_id}, guest_id = null where id = ${id}`);
