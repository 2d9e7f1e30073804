import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/db.ts';
import { lockOrder, type OrderToPay } from './payments.repository.ts';

export type Owner = { kind: 'customer' | 'guest'; id: number };

/** Held until the transaction ends. Somebody else's order is answered like one that does not exist. */
export async function ownOrder(tx: Db, owner: Owner, order_id: number): Promise<OrderToPay> {
  const order = await lockOrder(tx, order_id);
  const ownerId = owner.kind === 'customer' ? order?.customer_id : order?.guest_id;
  if (!order || ownerId !== owner.id) throw new AppError('order_unknown');
  return order;
}

/** Only an order that waits for its money can be paid; one that goes on without it, or is over, cannot. */
export function refuseUnlessDue({ order_status, due }: OrderToPay): void {
  if (order_status !== 'failed' || due <= 0) throw new AppError('payment_not_open');
}
