import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type ParcelToAnnounce = { phone: string | null; follow_key: string; otp: string; language: string };

/** Null: it is no parcel. */
export const parcelToAnnounce = (tx: Db, order_id: number): Promise<ParcelToAnnounce | null> =>
  tx.row(sql`
    select nullif(p.receiver_details ->> 'contact_person_number', '') as phone, p.follow_key, o.otp, o.language
    from parcels p join orders o on o.id = p.order_id where p.order_id = ${order_id}`);
