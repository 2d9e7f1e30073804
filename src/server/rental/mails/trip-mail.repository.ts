import type { TripBill } from '#domain/rental/trip-bill.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import type { TripMover } from '#domain/rental/trip-status.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** What a mail tells of a trip. */
export type TripToMail = {
  id: number;
  is_guest: boolean;
  language: string;
  to: string;
  /** The address of the traveller's account: nobody can have somebody else be sent their words. */
  is_own_address: boolean;
  payment_status: 'unpaid' | 'paid' | 'partially_paid';
  schedule_at: Date;
  pickup_location: Partial<TripPlace>;
  destination_location: TripPlace | null;
  trip_amount: number;
  bill: TripBill;
  otp: string;
  trip_note: string | null;
  canceled_by: TripMover | null;
  cancellation_reason: string | null;
  edit_reason: string | null;
  provider_name: Text;
};

/** null: nobody left an address. */
export const tripToMail = (tx: Db, trip_id: number): Promise<TripToMail | null> =>
  tx.row(sql`
    select t.id, t.is_guest, t.language, t.user_info ->> 'contact_person_email' as to,
      coalesce(lower(c.email) = lower(t.user_info ->> 'contact_person_email'), false) as is_own_address,
      t.payment_status, t.schedule_at, t.pickup_location, t.destination_location, t.trip_amount, t.bill, t.otp,
      t.trip_note, t.canceled_by, t.cancellation_reason, t.edit_reason, s.name as provider_name
    from trips t join stores s on s.id = t.provider_id left join customers c on c.id = t.customer_id
    where t.id = ${trip_id} and t.user_info ->> 'contact_person_email' <> ''`);
