import type { Substitution } from '#domain/item/substitution.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import type { PaymentStatus } from '#domain/orders/starting-status.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { AddOnSnapshot, ChosenSnapshot, ItemSnapshot } from './placing/line-snapshot.ts';

export type DeliveryAddress = {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string | null;
  address_type: string;
  address: string;
  house: string | null;
  floor: string | null;
  road: string | null;
  latitude: number | null;
  longitude: number | null;
};

export type NewOrder = {
  id: number;
  customer_id: number | null;
  guest_id: number | null;
  module_id: number;
  zone_id: number;
  /** null: no store sells it. */
  store_id: number | null;
  order_type: AnyOrderType;
  order_status: OrderStatus;
  payment_method: string;
  payment_status: PaymentStatus;
  partially_paid_amount: number;
  prescription_order: boolean;
  scheduled: boolean;
  schedule_at: Date;
  /** Kilometres by road; null: the shopper comes for it. */
  distance: number | null;
  total: OrderTotal;
  coupon: { id: number; code: string; title: string } | null;
  cashback: { id: number; amount: number } | null;
  bring_change_amount: number;
  delivery_address: DeliveryAddress;
  contact_number: string;
  order_note: string | null;
  unavailable_item_note: string | null;
  delivery_instruction: string | null;
  cutlery: boolean;
  order_attachment: readonly string[];
  otp: string;
  /** A keyed hash of the network address, while its money is waited for. */
  placed_from: string | null;
  /** The language of its mails and notifications. */
  language: string;
  now: Date;
};

export type NewOrderLine = {
  item_id: number | null;
  item_campaign_id: number | null;
  flash_sale_item_id: number | null;
  variant: string;
  item_details: ItemSnapshot;
  variation: readonly ChosenSnapshot[];
  add_ons: readonly AddOnSnapshot[];
  price: number;
  quantity: number;
  total_add_on_price: number;
  discount_on_item: number;
  discount_on_product_by: 'product_discount' | 'store_discount' | 'flash_sale';
  is_prescription_required: boolean;
  substitution: Substitution | null;
};

/** Its number, before the order is written: so everything that names it can be written together with it. */
export async function newOrderId(tx: Db): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id`);
  if (!row) throw new Error('a sequence has a next number');
  return row.id;
}

/** The order, its lines and its first event, in one statement: they are the same fact. */
export function insertOrder(tx: Db, order: NewOrder, lines: readonly NewOrderLine[]): void {
  const { total, coupon, cashback } = order;
  tx.send(sql`
    with placed as (insert into orders (
      id, customer_id, guest_id, is_guest, module_id, zone_id, store_id, order_type, order_status, payment_method,
      payment_status, partially_paid_amount, prescription_order, scheduled, schedule_at, distance,
      store_discount_amount, flash_admin_discount_amount, flash_store_discount_amount,
      coupon_id, coupon_code, coupon_discount_title, coupon_discount_amount, ref_bonus_amount,
      tax_percentage, tax_status, total_tax_amount, additional_charge, extra_packaging_amount, dm_tips,
      original_delivery_charge, delivery_charge, free_delivery_by, order_amount, total, bring_change_amount,
      cashback_id, cashback_amount, delivery_address, contact_number, order_note, unavailable_item_note,
      delivery_instruction, cutlery, order_attachment, otp, placed_from, language, created_at, updated_at
    ) overriding system value values (
      ${order.id}, ${order.customer_id}, ${order.guest_id}, ${order.customer_id === null}, ${order.module_id},
      ${order.zone_id}, ${order.store_id}, ${order.order_type}, ${order.order_status}, ${order.payment_method},
      ${order.payment_status}, ${order.partially_paid_amount}, ${order.prescription_order}, ${order.scheduled},
      ${order.schedule_at}, ${order.distance},
      ${total.goods.store_discount_amount}, ${total.goods.flash_admin_discount_amount},
      ${total.goods.flash_store_discount_amount},
      ${coupon?.id ?? null}, ${coupon?.code ?? null}, ${coupon?.title ?? null}, ${total.coupon_discount_amount},
      ${total.ref_bonus_amount},
      ${total.tax.rate}, ${total.tax.tax_status}, ${total.tax.total_tax_amount}, ${total.additional_charge},
      ${total.extra_packaging_amount}, ${total.dm_tips},
      ${total.original_delivery_charge}, ${total.delivery_charge}, ${total.free_delivery?.by ?? null},
      ${total.order_amount}, ${JSON.stringify(total)}::jsonb, ${order.bring_change_amount},
      ${cashback?.id ?? null}, ${cashback?.amount ?? 0}, ${JSON.stringify(order.delivery_address)}::jsonb,
      ${order.contact_number}, ${order.order_note}, ${order.unavailable_item_note}, ${order.delivery_instruction},
      ${order.cutlery}, ${order.order_attachment}::text[], ${order.otp}, ${order.placed_from},
      ${order.language}, ${order.now}, ${order.now}
    ) returning id, order_status, created_at),
    lines as (
      insert into order_lines (
        order_id, item_id, item_campaign_id, flash_sale_item_id, variant, item_details, variation, add_ons, price,
        quantity, total_add_on_price, discount_on_item, discount_on_product_by, is_prescription_required,
        substitution
      )
      select placed.id, line.* from placed, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (
        item_id integer, item_campaign_id integer, flash_sale_item_id integer, variant text, item_details jsonb,
        variation jsonb, add_ons jsonb, price bigint, quantity integer, total_add_on_price bigint,
        discount_on_item bigint, discount_on_product_by text, is_prescription_required boolean, substitution text
      )
    ),
    event as (
      insert into order_events (order_id, order_status, changed_by, created_at)
      select id, order_status, 'customer', created_at from placed
    )
    select from placed`);
}

/** First-order rules look at it, so it counts from the moment of placing. */
export const countOrderOf = (tx: Db, customer_id: number): void =>
  tx.send(sql`update customers set order_count = order_count + 1 where id = ${customer_id}`);
