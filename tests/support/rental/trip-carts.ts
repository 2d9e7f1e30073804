import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import type { Rental } from './rental-town.ts';

export type CartFacts = {
  rental_type?: 'hourly' | 'day_wise' | 'distance_wise';
  estimated_hours?: number;
  distance?: number;
  destination_time?: number;
  pickup_time?: Date | null;
  at?: { lat: number; lng: number };
  lines?: readonly { vehicle_id: number; quantity: number }[];
};

type TripOwner = { id: number; guest_id?: string };

/** A trip cart of somebody, straight in the database; one that was there goes. */
export async function fillTripCart(db: Db, rental: Rental, who: TripOwner, facts: CartFacts = {}): Promise<void> {
  const {
    rental_type = 'hourly',
    estimated_hours = rental_type === 'distance_wise' ? 0 : 5,
    distance = 0,
    destination_time = 0,
    pickup_time = null,
    at = rental.at,
    lines = rental.vehicles.slice(0, 1).map(({ id }) => ({ vehicle_id: id, quantity: 1 })),
  } = facts;
  const isGuest = who.guest_id !== undefined;
  const place = (name: string) => JSON.stringify({ ...at, location_name: name });
  await db.run(
    isGuest
      ? sql`delete from trip_carts where guest_id = ${who.id}`
      : sql`delete from trip_carts where customer_id = ${who.id}`,
  );
  await db.run(sql`
    with cart as (
      insert into trip_carts (customer_id, guest_id, module_id, provider_id, rental_type, estimated_hours, distance,
        destination_time, pickup_location, destination_location, pickup_time)
      values (${isGuest ? null : who.id}, ${isGuest ? who.id : null}, ${rental.module_id}, ${rental.provider_id},
        ${rental_type}, ${estimated_hours}, ${distance}, ${destination_time}, ${place('Järntorget 4')}::jsonb,
        ${place('Kalmar slott')}::jsonb, ${pickup_time})
      returning id
    )
    insert into trip_cart_lines (trip_cart_id, vehicle_id, quantity)
    select cart.id, line.vehicle_id, line.quantity
    from cart, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (vehicle_id integer, quantity integer)`);
}
