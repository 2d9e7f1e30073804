import type { OrderStatus } from '#domain/orders/order-status.ts';
import { type PaymentChoice, startingStatus } from '#domain/orders/starting-status.ts';
import { parcelOrderTotal, parcelPrice } from '#domain/parcel/parcel-price.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';

/** An API under test, or the shop that the browser looks at. */
type Shop = { db: Db; deps?: { now(): Date } };

/** What is not said is as in most parcels: a sender pays in cash. */
export type ParcelFacts = {
  /** Whose it is: one of the two. */
  customer_id?: number;
  guest_id?: number;
  /** As if it had come this far; the way there is not taken. */
  order_status?: OrderStatus;
  payment?: PaymentChoice;
  /** Its money has come, whichever way it was waited for. */
  isPaid?: boolean;
  charge_payer?: 'sender' | 'receiver';
  delivery_man_id?: number;
  now?: Date;
};

export const SENDER = { lat: 57.6989, lng: 11.97 };
export const RECEIVER = { lat: 57.7068, lng: 11.9386 };

const person = (name: string, phone: string, address: string, { lat, lng }: typeof SENDER) => ({
  contact_person_name: name,
  contact_person_number: phone,
  contact_person_email: null,
  address_type: 'others',
  address,
  house: null,
  floor: null,
  road: null,
  latitude: lat,
  longitude: lng,
});

const OTP = '7305';

/** A parcel with all that placing writes, without asking whether it might be placed. */
export async function newParcel(shop: Shop, facts: ParcelFacts = {}) {
  const { customer_id = null, guest_id = null } = facts;
  const category = await shop.db.row<{ id: number; module_id: number; zone_id: number }>(sql`
    select c.id, c.module_id, zm.zone_id from parcel_categories c join zone_modules zm on zm.module_id = c.module_id
    where c.status order by c.position, zm.zone_id limit 1`);
  if (!category) throw new Error('the town sends parcels');
  const payment = facts.payment ?? { payment_method: 'cash_on_delivery' };
  const start = startingStatus(payment);
  const price = parcelPrice({
    distance: 3.2,
    rates: { parcel_per_km_shipping_charge: 100, parcel_minimum_shipping_charge: 200 },
    vehicles: [],
    surge: null,
    settings: {
      parcel_tax: 10,
      tax_included: 0,
      additional_charge_status: 1,
      additional_charge: 100,
      dm_tips_status: 1,
    },
    dm_tips: 50,
  });
  const total = parcelOrderTotal(price);
  const now = facts.now ?? shop.deps?.now() ?? new Date();
  const order_status = facts.order_status ?? start.order_status;
  const sender = person('Maja Lindqvist', '+46700000000', 'Kungsportsavenyn 10', SENDER);
  const receiver = {
    ...person('Elias Berg', '+46700000001', 'Andra Långgatan 31', RECEIVER),
    zone_id: category.zone_id,
  };

  return shop.db.transaction(async (tx) => {
    const row = await tx.row<{ id: number; follow_key: string }>(sql`
      with placed as (
        insert into orders (customer_id, guest_id, is_guest, module_id, zone_id, order_type, order_status,
          payment_method, payment_status, schedule_at, distance, tax_percentage, tax_status, total_tax_amount,
          additional_charge, dm_tips, original_delivery_charge, delivery_charge, order_amount, total, delivery_address,
          contact_number, otp, delivery_man_id, created_at, updated_at)
        values (${customer_id}, ${guest_id}, ${customer_id === null}, ${category.module_id}, ${category.zone_id},
          'parcel', ${order_status}, ${payment.payment_method}, ${facts.isPaid ? 'paid' : start.payment_status},
          ${new Date(now.getTime() + 30 * 60_000)}, 3.2, 10, 'excluded', ${total.tax.total_tax_amount},
          ${total.additional_charge}, ${total.dm_tips}, ${total.delivery_charge}, ${total.delivery_charge},
          ${total.order_amount}, ${JSON.stringify(total)}::jsonb, ${JSON.stringify(sender)}::jsonb, '46700000000',
          ${OTP}, ${facts.delivery_man_id ?? null}, ${now}, ${now})
        returning id, order_status
      ),
      parcel as (
        insert into parcels (order_id, parcel_category_id, receiver_details, charge_payer, price, travel_minutes)
        select id, ${category.id}::int, ${JSON.stringify(receiver)}::jsonb, ${facts.charge_payer ?? 'sender'},
          ${JSON.stringify(price)}::jsonb, 9 from placed
        returning follow_key
      ),
      event as (
        insert into order_events (order_id, order_status, changed_by, created_at)
        select id, order_status, 'customer', ${now}::timestamptz from placed
      )
      select placed.id, parcel.follow_key from placed, parcel`);
    if (!row) throw new Error('the parcel was not written');
    const payable = { kind: 'order', id: row.id } as const;
    await openPayments(tx, { payable, customer_id, amount: total.order_amount, partially_paid_amount: 0 }, payment);
    if (facts.isPaid)
      await tx.run(sql`
        update payments set payment_status = 'paid' where payable_kind = 'order' and payable_id = ${row.id}`);
    return { ...row, total, otp: OTP };
  });
}
