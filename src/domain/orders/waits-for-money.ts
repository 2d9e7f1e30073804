import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './starting-status.ts';

type Money = { order_status: OrderStatus; payment_method: string; payment_status: PaymentStatus };

/** A transfer that nobody has seen yet is no money: what was told about it may be invented. */
export const isUnverified = ({ payment_method, payment_status }: Omit<Money, 'order_status'>): boolean =>
  payment_method === 'offline_payment' && payment_status !== 'paid';

/** Nobody works on it before its money is there; it does not wait for ever. */
export const waitsForMoney = (order: Money): boolean =>
  order.order_status === 'failed' || (order.order_status === 'pending' && isUnverified(order));

type Counts = { of_shopper: number; from_address: number };
type Limits = { unpaid_orders_per_shopper: number; unpaid_orders_per_address: number };

/** Each of them holds goods, so nobody keeps many waiting. */
export function refuseAnotherUnpaid(counts: Counts, limits: Limits): 'shopper' | 'address' | null {
  if (counts.of_shopper >= limits.unpaid_orders_per_shopper) return 'shopper';
  return counts.from_address >= limits.unpaid_orders_per_address ? 'address' : null;
}
