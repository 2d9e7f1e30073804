import type { TripBill } from '#domain/rental/trip-bill.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type TripToEdit = {
  estimated_hours: number;
  distance: number;
  destination_time: number;
  schedule_at: Date;
  bill: TripBill;
  line_ids: number[];
};

/** Read while it is locked. The lines in the order of the bill's. */
export const tripToEdit = (tx: Db, trip_id: number): Promise<TripToEdit | null> =>
  tx.row(sql`
    select t.estimated_hours, t.distance, t.destination_time, t.schedule_at, t.bill,
      array(select l.id from trip_lines l where l.trip_id = t.id order by l.id) as line_ids
    from trips t where t.id = ${trip_id}`);

export type TripEdit = {
  trip_id: number;
  hours: number;
  distance: number;
  destination_time: number;
  ends_at: Date;
  bill: TripBill;
  cashback_amount: number;
  line_ids: readonly number[];
  reason: string;
  now: Date;
};

/** The new length with all that follows from it, and what was before; its cars are away until the new end. */
export async function writeEdit(tx: Db, edit: TripEdit): Promise<void> {
  const { trip_id, bill } = edit;
  await tx.run(sql`
    update trip_units set during = tstzrange(lower(during), ${edit.ends_at})
    where trip_id = ${trip_id} and released_at is null`);
  await tx.run(sql`
    insert into trip_edits (trip_id, old_hours, new_hours, old_distance, new_distance, old_amount, new_amount, reason, created_at)
    select id, estimated_hours, ${edit.hours}, distance, ${edit.distance}, trip_amount, ${bill.trip_amount}, ${edit.reason},
      ${edit.now}
    from trips where id = ${trip_id}`);
  await tx.run(sql`
    update trips set estimated_hours = ${edit.hours}, distance = ${edit.distance},
      destination_time = ${edit.destination_time}, estimated_trip_end_time = ${edit.ends_at},
      vehicle_discount_amount = ${bill.vehicle_discount_amount},
      provider_discount_amount = ${bill.provider_discount_amount},
      coupon_discount_amount = ${bill.coupon_discount_amount}, ref_bonus_amount = ${bill.ref_bonus_amount},
      tax_amount = ${bill.tax.total_tax_amount}, trip_amount = ${bill.trip_amount},
      cashback_amount = ${edit.cashback_amount},
      bill = ${JSON.stringify(bill)}::jsonb, edit_reason = ${edit.reason}
    where id = ${trip_id}`);
  const lines = bill.lines.map(({ original_price, off }, at) => ({ id: edit.line_ids[at], original_price, off }));
  await tx.run(sql`
    update trip_lines l set original_price = edited.original_price, discount_on_trip = edited.off, is_edited = true
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as edited (id bigint, original_price bigint, off bigint)
    where l.id = edited.id and l.trip_id = ${trip_id}`);
}
