import { splitAmount } from '../pricing/split-amount.ts';
import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './starting-status.ts';

type Cancelable = { order_status: OrderStatus; scheduled: boolean };

/**
 * A customer takes an order back before anybody works on it: while it is pending or failed, and one for later, paid or
 * not, until the store begins with it.
 */
export const canCancel = ({ order_status, scheduled }: Cancelable): boolean =>
  order_status === 'pending' ||
  order_status === 'failed' ||
  (scheduled && (order_status === 'accepted' || order_status === 'confirmed'));

export type RefundRefusal = 'off' | 'asked' | 'not_delivered' | 'not_paid';

export function refuseRefund(
  { order_status, payment_status }: { order_status: OrderStatus; payment_status: PaymentStatus },
  refund_active_status: boolean,
): RefundRefusal | null {
  if (!refund_active_status) return 'off';
  if (order_status === 'refund_requested') return 'asked';
  if (order_status !== 'delivered') return 'not_delivered';
  return payment_status === 'paid' ? null : 'not_paid';
}

/** The delivery was made and the courier keeps the tip: only the rest is refunded. */
export const refundAmount = (order: { order_amount: number; delivery_charge: number; dm_tips: number }): number =>
  Math.max(0, order.order_amount - order.delivery_charge - order.dm_tips);

type BoughtLine = {
  id: number;
  price: number;
  quantity: number;
  total_add_on_price: number;
  discount_on_item: number;
};

/**
 * Of some lines: their share of what is refunded of the whole order, so that coupon, tax and fees are spread over all of
 * them and the parts add up to it. Null: one of them is no line of this order.
 */
export function refundOfLines(whole: number, lines: readonly BoughtLine[], chosen: readonly number[]): number | null {
  if (chosen.length === 0 || !chosen.every((id) => lines.some((line) => line.id === id))) return null;
  const worths = lines.map((line) =>
    Math.max(0, line.price * line.quantity + line.total_add_on_price - line.discount_on_item),
  );
  const shares = splitAmount(whole, worths);
  return lines.reduce((sum, { id }, at) => sum + (chosen.includes(id) ? (shares[at] ?? 0) : 0), 0);
}
