import { type TripBill, tripBill } from '#domain/rental/trip-bill.ts';
import { hoursAway, type RentalType } from '#domain/rental/trip-plan.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** A shop that has the trip: an API under test, or the shop that the browser looks at. */
type Shop = { db: Db; deps?: { now(): Date } };

export type RentedVehicle = { id: number; provider_id: number; name: { en: string }; unit_ids: number[] };

/** What is not said is as in most trips: one vehicle, four hours from now, unpaid. */
export type TripFacts = {
  /** Whose it is: one of the two. */
  customer_id?: number;
  guest_id?: number;
  vehicle?: RentedVehicle;
  quantity?: number;
  trip_type?: RentalType;
  hours?: number;
  km?: number;
  /** As if it had come this far; the way there is not taken. */
  trip_status?: TripStatus;
  isPaid?: boolean;
  schedule_at?: Date;
  /** Said only where it is not as long as it is rented for. */
  ends_at?: Date;
  contact_number?: string;
  /** Of an hour, a day or a kilometre. */
  unit_price?: number;
  coupon?: { id: number; code: string };
};

/** Vehicles that have at least so many single cars, of one provider. */
export const rentedVehicles = (db: Db, units = 1): Promise<RentedVehicle[]> =>
  db.rows(sql`
    select v.id, v.provider_id, v.name, array_agg(u.id order by u.id) as unit_ids
    from vehicles v join vehicle_units u on u.vehicle_id = v.id and u.status
    where v.status group by v.id having count(*) >= ${units} order by v.provider_id, v.id`);

/** Where trips begin and end. */
export const TRIP_START = { lat: 57.6989, lng: 11.9457, location_name: 'Järntorget 4' };
export const TRIP_END = { lat: 57.7069, lng: 11.9384, location_name: 'Lindholmspiren 5' };

function billOf({ trip_type = 'hourly', hours = 4, km = 12, unit_price = 10_00, quantity = 1 }: TripFacts): TripBill {
  return tripBill({
    length: trip_type === 'distance_wise' ? { rental_type: trip_type, km } : { rental_type: trip_type, hours },
    lines: [{ unit_price, quantity, discount: { discount: 0, discount_type: 'percent' } }],
    provider: { tax: 10, discount: null },
    now: { date: '2026-11-16', time: '12:00:00' },
    coupon: null,
    referral: null,
    settings: { tax_included: 0, additional_charge_status: 1, additional_charge: 4_00 },
  });
}

/** A trip with all that booking writes, without asking whether it might be booked. */
export async function newTrip(
  shop: Shop,
  facts: TripFacts = {},
): Promise<{ id: number; bill: TripBill; vehicle: RentedVehicle }> {
  const { customer_id = null, guest_id = null, quantity = 1, trip_type = 'hourly', hours = 4, km = 12 } = facts;
  const now = shop.deps?.now() ?? new Date();
  const start = facts.schedule_at ?? now;
  const away = hoursAway({ rental_type: trip_type, hours, route: { km, hours: 0.6 } });
  const end = facts.ends_at ?? new Date(start.getTime() + away * 3_600_000);
  const bill = billOf(facts);
  const status = facts.trip_status ?? 'pending';
  const contact = facts.contact_number ?? '46700000000';
  const isOver = status === 'completed' || status === 'canceled';
  return shop.db.transaction(async (tx) => {
    const vehicle = facts.vehicle ?? (await freeVehicle(tx, trip_type, quantity));
    const row = await tx.row<{ id: number; line_id: number }>(sql`
      with booked as (
        insert into trips (customer_id, guest_id, is_guest, module_id, zone_id, pickup_zone_id, provider_id, trip_type,
          trip_status, payment_status, payment_method, estimated_hours, distance, destination_time, pickup_location,
          destination_location, scheduled, schedule_at, estimated_trip_end_time, coupon_id, coupon_code, tax_percentage,
          tax_status, tax_amount, additional_charge, trip_amount, bill, user_info, contact_number, otp, created_at)
        select ${customer_id}::int, ${guest_id}::bigint, ${customer_id === null}, s.module_id, s.zone_id, s.zone_id, s.id,
          ${trip_type}, ${status}, ${facts.isPaid ? 'paid' : 'unpaid'}, ${facts.isPaid ? 'cash_payment' : null},
          ${trip_type === 'distance_wise' ? 0 : hours}, ${km}, 0.6, ${JSON.stringify(TRIP_START)}::jsonb,
          ${JSON.stringify(TRIP_END)}::jsonb, ${facts.schedule_at !== undefined}, ${start}, ${end},
          ${facts.coupon?.id ?? null}::int, ${facts.coupon?.code ?? null}, ${bill.tax.rate}, ${bill.tax.tax_status},
          ${bill.tax.total_tax_amount}, ${bill.additional_charge}, ${bill.trip_amount}, ${JSON.stringify(bill)}::jsonb,
          ${JSON.stringify({ contact_person_name: 'Signe Ek', contact_person_number: `+${contact}`, contact_person_email: null })}::jsonb,
          ${contact}, '4711', ${now}
        from stores s where s.id = ${vehicle.provider_id} returning id
      ),
      happened as (
        insert into trip_events (trip_id, trip_status, changed_by, created_at)
        select id, ${status}, 'customer', ${now} from booked
      ),
      line as (
        insert into trip_lines (trip_id, vehicle_id, vehicle_details, quantity, unit_price, original_price)
        select booked.id, v.id, jsonb_build_object('name', v.name, 'thumbnail', v.thumbnail, 'slug', v.slug),
          ${quantity}, ${facts.unit_price ?? 10_00}, ${bill.trip_cost}
        from booked, vehicles v where v.id = ${vehicle.id} returning id, trip_id
      )
      select trip_id as id, id as line_id from line`);
    if (!row) throw new Error('the trip was not written');
    await tx.run(sql`
      insert into trip_units (trip_id, trip_line_id, unit_id, during, released_at)
      select ${row.id}, ${row.line_id}, unit, tstzrange(${start}, ${end}), ${isOver ? now : null}
      from unnest(${vehicle.unit_ids.slice(0, quantity)}::int[]) as unit`);
    if (facts.isPaid)
      await tx.run(sql`
        insert into payments (payable_kind, payable_id, payment_method, amount, payment_status, paid_at)
        values ('trip', ${row.id}, 'cash_payment', ${bill.trip_amount}, 'paid', now())`);
    if (facts.coupon) {
      await tx.run(sql`
        insert into coupon_uses (coupon_id, customer_id, payable_kind, payable_id)
        values (${facts.coupon.id}, ${customer_id}, 'trip', ${row.id})`);
      await tx.run(sql`update coupons set total_uses = total_uses + 1 where id = ${facts.coupon.id}`);
    }
    return { id: row.id, bill, vehicle };
  });
}

/** Somebody else's trip holds units of a vehicle for that time: these, or one that nobody has had yet. Its number. */
export async function promiseUnits(
  db: Db,
  vehicle_id: number,
  { from, to, unit_ids }: { from: string; to: string; unit_ids?: number[] },
): Promise<number> {
  const [vehicle] = await db.rows<RentedVehicle>(sql`
    select v.id, v.provider_id, v.name, array(
      select u.id from vehicle_units u where u.vehicle_id = v.id and u.status
        and not exists (select from trip_units p where p.unit_id = u.id) order by u.id) as unit_ids
    from vehicles v where v.id = ${vehicle_id}`);
  if (!vehicle) throw new Error(`there is no vehicle ${vehicle_id}`);
  const promised = unit_ids ?? vehicle.unit_ids.slice(0, 1);
  const { id } = await newTrip(
    { db },
    {
      vehicle: { ...vehicle, unit_ids: promised },
      quantity: promised.length,
      trip_status: 'confirmed',
      schedule_at: new Date(from),
      ends_at: new Date(to),
    },
  );
  return id;
}

/**
 * One that has nothing to do: tests of one shop do not get into each other's way. One after the other, until the trip is
 * written: two that look at the same moment would find the same one.
 */
async function freeVehicle(db: Db, trip_type: RentalType, units: number): Promise<RentedVehicle> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('a free vehicle for a test'))`);
  const [vehicle] = await db.rows<RentedVehicle>(sql`
    select v.id, v.provider_id, v.name, array_agg(u.id order by u.id) as unit_ids
    from vehicles v join vehicle_units u on u.vehicle_id = v.id and u.status
    where v.status and not exists (select from trip_units t where t.unit_id = u.id)
      and case ${trip_type} when 'hourly' then v.trip_hourly when 'day_wise' then v.trip_day_wise else v.trip_distance end
    group by v.id having count(*) >= ${units} order by v.id limit 1`);
  if (!vehicle) throw new Error('every vehicle of the town is rented out');
  return vehicle;
}
