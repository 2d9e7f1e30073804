import type { TripBill } from '#domain/rental/trip-bill.ts';
import type { RentalType, TripPlace } from '#domain/rental/trip-plan.ts';
import type { Text } from '#domain/text.ts';
import type { ContactPerson } from '../../auth/contact-person.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { during } from '../free-units.sql.ts';

export type NewTrip = {
  customer_id: number | null;
  guest_id: number | null;
  module_id: number;
  zone_id: number;
  pickup_zone_id: number;
  provider_id: number;
  trip_type: RentalType;
  estimated_hours: number;
  distance: number;
  destination_time: number;
  pickup_location: TripPlace;
  destination_location: TripPlace | null;
  scheduled: boolean;
  start: Date;
  end: Date;
  bill: TripBill;
  coupon: { id: number; code: string } | null;
  cashback: { id: number; amount: number } | null;
  user_info: ContactPerson;
  contact_number: string;
  trip_note: string | null;
  otp: string;
  /** The language of its mails and notifications. */
  language: string;
  now: Date;
};

/** The vehicle as it was booked: what becomes of it later changes nothing of the trip. */
type VehicleSnapshot = { name: Text; slug: string; thumbnail: string };

export type NewTripLine = {
  vehicle_id: number;
  vehicle_details: VehicleSnapshot;
  quantity: number;
  unit_price: number;
  original_price: number;
  discount_on_trip: number;
};

/** For each vehicle as many units as are wanted of those that nobody has; fewer where there are fewer. */
export const pickUnits = (
  tx: Db,
  lines: readonly { vehicle_id: number; quantity: number }[],
  { start, end }: { start: Date; end: Date },
): Promise<{ vehicle_id: number; unit_id: number }[]> =>
  tx.rows(sql`
    select w.vehicle_id, free.id as unit_id
    from unnest(
      ${lines.map(({ vehicle_id }) => vehicle_id)}::int[], ${lines.map(({ quantity }) => quantity)}::int[]
    ) as w (vehicle_id, quantity),
    lateral (
      select u.id from vehicle_units u
      where u.vehicle_id = w.vehicle_id and u.status and not exists (
        select from trip_units promised
        where promised.unit_id = u.id and promised.released_at is null and promised.during && ${during(start, end)})
      order by u.id limit w.quantity
    ) free`);

/** The trip, its lines, the units it is promised and its first event, in one statement: they are the same fact. */
export async function insertTrip(
  tx: Db,
  trip: NewTrip,
  lines: readonly NewTripLine[],
  units: readonly { vehicle_id: number; unit_id: number }[],
): Promise<number> {
  const { bill, coupon, cashback, start, end } = trip;
  const row = await tx.row<{ id: number }>(sql`
    with booked as (insert into trips (
      customer_id, guest_id, is_guest, module_id, zone_id, pickup_zone_id, provider_id, trip_type, trip_status,
      estimated_hours, distance, destination_time, pickup_location, destination_location, scheduled, schedule_at,
      estimated_trip_end_time, vehicle_discount_amount, provider_discount_amount, coupon_id, coupon_code,
      coupon_discount_amount, ref_bonus_amount, tax_percentage, tax_status, tax_amount, additional_charge, trip_amount,
      cashback_id, cashback_amount, bill, user_info, contact_number, trip_note, otp, language, created_at, updated_at
    ) values (
      ${trip.customer_id}, ${trip.guest_id}, ${trip.customer_id === null}, ${trip.module_id}, ${trip.zone_id},
      ${trip.pickup_zone_id}, ${trip.provider_id}, ${trip.trip_type}, 'pending',
      ${trip.estimated_hours}, ${trip.distance}, ${trip.destination_time},
      ${JSON.stringify(trip.pickup_location)}::jsonb,
      ${trip.destination_location && JSON.stringify(trip.destination_location)}::jsonb,
      ${trip.scheduled}, ${start}, ${end}, ${bill.vehicle_discount_amount}, ${bill.provider_discount_amount},
      ${coupon?.id ?? null}, ${coupon?.code ?? null}, ${bill.coupon_discount_amount}, ${bill.ref_bonus_amount},
      ${bill.tax.rate}, ${bill.tax.tax_status}, ${bill.tax.total_tax_amount}, ${bill.additional_charge},
      ${bill.trip_amount}, ${cashback?.id ?? null}, ${cashback?.amount ?? 0}, ${JSON.stringify(bill)}::jsonb,
      ${JSON.stringify(trip.user_info)}::jsonb, ${trip.contact_number}, ${trip.trip_note}, ${trip.otp},
      ${trip.language}, ${trip.now}, ${trip.now}
    ) returning id, created_at),
    lines as (
      insert into trip_lines (
        trip_id, vehicle_id, vehicle_details, quantity, unit_price, original_price, discount_on_trip
      )
      select booked.id, line.* from booked, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
        vehicle_id integer, vehicle_details jsonb, quantity integer, unit_price bigint, original_price bigint,
        discount_on_trip bigint
      )
      returning id, trip_id, vehicle_id
    ),
    units as (
      insert into trip_units (trip_id, trip_line_id, unit_id, during)
      select lines.trip_id, lines.id, picked.unit_id, ${during(start, end)}
      from unnest(
        ${units.map(({ vehicle_id }) => vehicle_id)}::int[], ${units.map(({ unit_id }) => unit_id)}::int[]
      ) as picked (vehicle_id, unit_id) join lines on lines.vehicle_id = picked.vehicle_id
    ),
    event as (
      insert into trip_events (trip_id, trip_status, changed_by, created_at)
      select id, 'pending', 'customer', created_at from booked
    )
    select id from booked`);
  if (!row) throw new Error('the trip was not written');
  return row.id;
}
