import type { Text } from '#domain/text.ts';
import type { NewOrder, NewOrderLine } from '../order-rows.repository.ts';
import type { MailedOrder } from './order-mail.service.ts';

/** Beside the order itself: who sells it, and the address of its customer's account. */
type Parties = { store: { name: Text; address: Text; email: string }; account_email: string | null };

/** What `readMailedOrder` would find of an order of a store that is being placed. */
export function mailedAsPlaced(
  order: NewOrder,
  lines: readonly NewOrderLine[],
  { store: { name, address, email }, account_email }: Parties,
): MailedOrder {
  const { delivery_address, total, cutlery, unavailable_item_note, delivery_instruction, bring_change_amount } = order;
  const customer_email = delivery_address.contact_person_email || null;
  return {
    lines,
    order: {
      id: order.id,
      is_guest: order.customer_id === null,
      language: order.language,
      customer_email,
      store_email: email || null,
      is_own_address: customer_email !== null && account_email !== null && isSame(customer_email, account_email),
      order_type: order.order_type,
      order_status: order.order_status,
      payment_method: order.payment_method,
      payment_status: order.payment_status,
      partially_paid_amount: order.partially_paid_amount,
      prescription_order: order.prescription_order,
      scheduled: order.scheduled,
      schedule_at: order.schedule_at,
      order_amount: total.order_amount,
      total,
      otp: order.otp,
      order_note: order.order_note,
      wishes: { cutlery, unavailable_item_note, delivery_instruction, bring_change_amount },
      delivery_address,
      canceled_by: null,
      cancellation_reason: null,
      refund_note: null,
      transfer_note: null,
      store: { name, address },
      parcel: null,
    },
  };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
