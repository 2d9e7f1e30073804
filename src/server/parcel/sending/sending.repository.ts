import type { ChargePayer } from '#contract/parcel/parcel-order.ts';
import type { ParcelEnd, SentParcel } from '#contract/parcel/sending.ts';
import type { Point } from '#domain/location/point.ts';
import type { ParcelPrice } from '#domain/parcel/parcel-price.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

export type SendableCategory = {
  id: number;
  module_id: number;
  parcel_per_km_shipping_charge: number | null;
  parcel_minimum_shipping_charge: number | null;
};

/** One that is offered, in a module that is. */
export const sendableCategory = (db: Db, id: number): Promise<SendableCategory | null> =>
  db.row(sql`
    select c.id, c.module_id, c.parcel_per_km_shipping_charge, c.parcel_minimum_shipping_charge
    from parcel_categories c join modules m on m.id = c.module_id
    where c.id = ${id} and c.status and m.status`);

export type ParcelZone = {
  id: number;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  maximum_cod_order_amount: number | null;
};

/** The smallest active zone over a place that offers the module. */
export const parcelZoneOver = (db: Db, module_id: number, { lat, lng }: Point): Promise<ParcelZone | null> =>
  db.row(sql`
    select z.id, z.cash_on_delivery, z.digital_payment, z.offline_payment, zm.maximum_cod_order_amount
    from zones z join zone_modules zm on zm.zone_id = z.id and zm.module_id = ${module_id}
    where z.status and z.coordinates @> point(${lng}::float8, ${lat}::float8)
    order by z.area, z.id limit 1`);

export type NewParcel = {
  order_id: number;
  parcel_category_id: number;
  receiver_details: ParcelEnd & { zone_id: number };
  charge_payer: ChargePayer;
  price: ParcelPrice;
  travel_minutes: number;
};

export const insertParcel = (tx: Db, parcel: NewParcel): Promise<number> =>
  tx.run(sql`
    insert into parcels (order_id, parcel_category_id, receiver_details, charge_payer, price, travel_minutes)
    values (${parcel.order_id}, ${parcel.parcel_category_id}, ${JSON.stringify(parcel.receiver_details)}::jsonb,
      ${parcel.charge_payer}, ${JSON.stringify(parcel.price)}::jsonb, ${parcel.travel_minutes})`);

/** One row for all who send something of a kind, so it is written last. */
export const countSent = (tx: Db, parcel_category_id: number): Promise<number> =>
  tx.run(sql`update parcel_categories set orders_count = orders_count + 1 where id = ${parcel_category_id}`);

export type InstructionRow = { id: number; instruction: Text };

export const activeInstructions = (
  db: Db,
  { limit, skip }: { limit: number; skip: number },
): Promise<InstructionRow[]> =>
  db.rows(sql`
    select id, instruction from parcel_instructions where status order by position, id limit ${limit} offset ${skip}`);

export async function countInstructions(db: Db): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*) as count from parcel_instructions where status`);
  return row?.count ?? 0;
}

/** Among so many of the last parcels the receivers are looked for. */
const LAST_PARCELS = 30;
const MOST_RECEIVERS = 3;

/** Each phone once, as it was told last. */
export async function recentReceivers(db: Db, customer_id: number): Promise<ParcelEnd[]> {
  const rows = await db.rows<{ receiver_details: ParcelEnd }>(sql`
    select last.receiver_details from (
      select distinct on (p.receiver_details ->> 'contact_person_number') o.id, p.receiver_details
      from (
        select id from orders where customer_id = ${customer_id} and order_type = 'parcel'
        order by id desc limit ${LAST_PARCELS}
      ) o join parcels p on p.order_id = o.id
      where p.receiver_details ? 'contact_person_number'
      order by p.receiver_details ->> 'contact_person_number', o.id desc
    ) last
    order by last.id desc limit ${MOST_RECEIVERS}`);
  return rows.map(({ receiver_details }) => receiver_details);
}

/** Of an order whose owner was checked before. */
export const sentParcel = (db: Db, order_id: number): Promise<SentParcel | null> =>
  db.row(sql`
    select p.parcel_category_id, o.delivery_address as sender, p.receiver_details as receiver, p.charge_payer,
      o.delivery_instruction, o.order_note
    from parcels p join orders o on o.id = p.order_id
    where p.order_id = ${order_id} and p.receiver_details ? 'contact_person_number'`);
