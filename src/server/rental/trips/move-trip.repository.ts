import type { RentalType } from '#domain/rental/trip-plan.ts';
import type { TripMover, TripStatus } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type LockedTrip = {
  id: number;
  customer_id: number | null;
  guest_id: number | null;
  provider_id: number;
  trip_type: RentalType;
  trip_status: TripStatus;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  payment_method: string | null;
  trip_amount: number;
  partially_paid_amount: number;
  cashback_id: number | null;
  cashback_amount: number;
  /** Cars that are promised to it, and those of them that the provider has named. */
  units: number;
  assigned: number;
};

/** Locked first until the transaction ends, then read: what somebody else has just written is then seen. */
export async function lockTrip(tx: Db, trip_id: number): Promise<LockedTrip | null> {
  const locked = await tx.row(sql`select id from trips where id = ${trip_id} for no key update`);
  if (!locked) return null;
  return tx.row(sql`
    select t.id, t.customer_id, t.guest_id, t.provider_id, t.trip_type, t.trip_status, t.payment_status,
      t.payment_method, t.trip_amount, t.partially_paid_amount, t.cashback_id, t.cashback_amount, promised.units, promised.assigned
    from trips t cross join lateral (
      select count(*)::int as units, count(u.assigned_at)::int as assigned
      from trip_units u where u.trip_id = t.id and u.released_at is null
    ) promised
    where t.id = ${trip_id}`);
}

export type StatusChange = { to: TripStatus; by: TripMover; reason: string | null };

/** The status, its event, and who it was where the trip is taken back. */
export async function writeStatus(tx: Db, trip_id: number, { to, by, reason }: StatusChange, now: Date): Promise<void> {
  const isCanceled = to === 'canceled';
  await tx.run(sql`
    update trips set trip_status = ${to}, canceled_by = ${isCanceled ? by : null},
      cancellation_reason = ${isCanceled ? reason : null}
    where id = ${trip_id}`);
  await tx.run(sql`
    insert into trip_events (trip_id, trip_status, changed_by, created_at)
    values (${trip_id}, ${to}, ${by}, ${now})`);
}

/** Its cars and drivers are free again from this moment on. */
export const releaseUnits = (tx: Db, trip_id: number, now: Date): Promise<number> =>
  tx.run(sql`update trip_units set released_at = ${now} where trip_id = ${trip_id} and released_at is null`);

/** What is rented often is what came back: vehicles by their numbers, then the provider. */
export async function countTrip(tx: Db, trip_id: number): Promise<void> {
  await tx.run(sql`
    select id from vehicles where id in (select vehicle_id from trip_lines where trip_id = ${trip_id})
    order by id for no key update`);
  await tx.run(sql`
    update vehicles set total_trip = total_trip + 1
    where id in (select vehicle_id from trip_lines where trip_id = ${trip_id})`);
  await tx.run(sql`
    update stores s set order_count = s.order_count + 1 from trips t where t.id = ${trip_id} and s.id = t.provider_id`);
}
