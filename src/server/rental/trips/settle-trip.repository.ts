import type { PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export const setTripPaid = (tx: Db, trip_id: number, payment_method: string): Promise<number> =>
  tx.run(sql`
    update trips set payment_status = 'paid', payment_method = ${payment_method} where id = ${trip_id}`);

/** The wallet has paid what it holds; the rest is waited for. */
export const setPartlyPaid = (tx: Db, trip_id: number, amount: number): Promise<number> =>
  tx.run(sql`
    update trips set payment_status = 'partially_paid', payment_method = 'partial_payment',
      partially_paid_amount = ${amount}
    where id = ${trip_id}`);

/** What the pickup's zone allows. */
export const zoneAllows = async (tx: Db, trip_id: number): Promise<boolean> => {
  const row = await tx.row<{ digital_payment: boolean }>(sql`
    select z.digital_payment from trips t join zones z on z.id = t.pickup_zone_id where t.id = ${trip_id}`);
  return row?.digital_payment ?? false;
};

export const tripContacts = (db: Db, ids: readonly number[]): Promise<(PayerContact & { id: number })[]> =>
  db.rows(sql`
    select id, coalesce(user_info ->> 'contact_person_name', '') as name,
      coalesce(user_info ->> 'contact_person_number', '') as phone,
      nullif(user_info ->> 'contact_person_email', '') as email
    from trips where id = any (${[...ids]}::bigint[])`);
