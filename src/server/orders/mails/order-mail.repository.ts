import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import type { ParcelPrice } from '#domain/parcel/parcel-price.ts';
import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

type Door = {
  contact_person_name?: string;
  contact_person_number?: string;
  address?: string;
  house?: string | null;
  floor?: string | null;
};

/** What a mail tells of an order. */
export type OrderToMail = {
  id: number;
  is_guest: boolean;
  language: string;
  /** null: nobody left an address. */
  customer_email: string | null;
  /** null: no store sells it, or it has no address. */
  store_email: string | null;
  /** The address of its customer's account: nobody can have somebody else be sent their words. */
  is_own_address: boolean;
  order_type: AnyOrderType;
  order_status: OrderStatus;
  payment_method: string;
  payment_status: string;
  partially_paid_amount: number;
  prescription_order: boolean;
  scheduled: boolean;
  schedule_at: Date;
  order_amount: number;
  total: OrderTotal;
  otp: string;
  order_note: string | null;
  /** What store and courier shall know beside it. */
  wishes: {
    cutlery: boolean;
    unavailable_item_note: string | null;
    delivery_instruction: string | null;
    bring_change_amount: number;
  };
  delivery_address: Door;
  canceled_by: string | null;
  cancellation_reason: string | null;
  /** What the business said about the refund that was asked for. */
  refund_note: string | null;
  /** What it said about the transfer that was told of. */
  transfer_note: string | null;
  store: { name: Text; address: Text } | null;
  parcel: {
    category_name: Text;
    category_image: string;
    receiver_details: Door;
    charge_payer: 'sender' | 'receiver';
    price: ParcelPrice;
    return_otp: string | null;
    return_fee: number | null;
  } | null;
};

export const orderToMail = (tx: Db, order_id: number): Promise<OrderToMail | null> =>
  tx.row(sql`
    select o.id, o.is_guest, o.language, nullif(o.delivery_address ->> 'contact_person_email', '') as customer_email,
      nullif(s.email, '') as store_email,
      coalesce(lower(c.email) = lower(o.delivery_address ->> 'contact_person_email'), false) as is_own_address,
      o.order_type, o.order_status, o.payment_method, o.payment_status, o.partially_paid_amount, o.prescription_order,
      o.scheduled, o.schedule_at, o.order_amount, o.total, o.otp,
      json_build_object('cutlery', o.cutlery, 'unavailable_item_note', o.unavailable_item_note,
        'delivery_instruction', o.delivery_instruction, 'bring_change_amount', o.bring_change_amount) as wishes,
      o.order_note, o.delivery_address, o.canceled_by, o.cancellation_reason, f.admin_note as refund_note,
      transfer.admin_note as transfer_note,
      case when s.id is not null then json_build_object('name', s.name, 'address', s.address) end as store,
      case when p.order_id is not null then json_build_object(
        'category_name', k.name, 'category_image', k.image, 'receiver_details', p.receiver_details,
        'charge_payer', p.charge_payer, 'price', p.price, 'return_otp', p.return_otp, 'return_fee', p.return_fee
      ) end as parcel
    from orders o
    left join stores s on s.id = o.store_id
    left join customers c on c.id = o.customer_id
    left join order_refunds f on f.order_id = o.id
    left join offline_payments transfer on transfer.payable_kind = 'order' and transfer.payable_id = o.id
    left join parcels p on p.order_id = o.id
    left join parcel_categories k on k.id = p.parcel_category_id
    where o.id = ${order_id}`);
