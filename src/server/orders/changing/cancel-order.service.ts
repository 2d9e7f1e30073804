import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { canCancel } from '#domain/orders/cancel-rules.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwn } from '../owned-order.ts';
import { moveOrRefuse } from './move-order.service.ts';

type CancelRequest = { order_id: number; reason?: string | null | undefined; note?: string | null | undefined };

export async function cancelOwn(deps: Deps, owner: Owner, { order_id, reason, note }: CancelRequest): Promise<void> {
  if (!reason && !note) throw new AppError('cancel_reason');
  await deps.db.transaction(async (tx) => {
    const order = await lockOwn(tx, owner, order_id);
    if (!canCancel(order.order_status)) throw new AppError('order_not_cancelable');
    await moveOrRefuse(deps, tx, { order_id, to: 'canceled', by: 'customer', reason, note });
  });
}
