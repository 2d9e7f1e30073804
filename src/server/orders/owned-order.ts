import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { Db } from '../db/db.ts';
import { type LockedOrder, lockOrder } from './changing/move-order.repository.ts';
import { isTrackable } from './orders.repository.ts';

/** Somebody's own order, locked until the transaction ends. Another's is answered like one that does not exist. */
export async function lockOwn(tx: Db, owner: Owner, order_id: number): Promise<LockedOrder> {
  const isOwn = await isTrackable(tx, order_id, { owner, hasKey: false });
  const order = isOwn ? await lockOrder(tx, order_id) : null;
  if (!order) throw new AppError('order_unknown');
  return order;
}
