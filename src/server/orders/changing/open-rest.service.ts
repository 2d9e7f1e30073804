import type { OrderStatus } from '#domain/orders/order-status.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import type { Db } from '#server/db/db.ts';
import { closeOpenPayments, paidSoFar, reopenPayments } from '#server/payments/payment-parts.service.ts';
import { setPartlyPaid } from './order-price.repository.ts';

export type Rest = { paid: number; due: number };

/**
 * An order costs more than what has come of it. One that still waits for its payment will be paid as a whole; in any
 * other the rest is due at the door.
 */
export async function openRest(
  tx: Db,
  { id, order_status, order_amount }: { id: number; order_status: OrderStatus; order_amount: number },
): Promise<Rest> {
  const payable = { kind: 'order', id } as const;
  const paid = await paidSoFar(tx, payable);
  const due = amountDue(order_amount, paid);
  if (paid > 0 && due > 0) await setPartlyPaid(tx, id, paid);
  if (order_status === 'failed') await closeOpenPayments(tx, payable);
  else await reopenPayments(tx, payable, due, 'cash_on_delivery');
  return { paid, due };
}
