import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { canCancel } from '#domain/orders/cancel-rules.ts';
import type { AnyOrderType } from '#domain/orders/order-type.ts';
import { parcelCancel, type ReturnSettings, returnFee } from '#domain/parcel/parcel-return.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwn } from '../owned-order.ts';
import type { LockedOrder } from './move-order.repository.ts';
import { moveOrRefuse } from './move-order.service.ts';
import { deliveryCost } from './send-back.repository.ts';

type CancelRequest = {
  order_id: number;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  /** What the way back costs, as the sender of a parcel was told; null: nobody told it. */
  return_fee?: number | null | undefined;
};

type MayCancel = (order: Pick<LockedOrder, 'order_status' | 'scheduled'>, settings: ReturnSettings) => boolean;

const MAY_CANCEL: Record<AnyOrderType, MayCancel> = {
  delivery: canCancel,
  take_away: canCancel,
  parcel: ({ order_status }, settings) => parcelCancel(order_status, settings) !== null,
};

/** Canceled twice it is canceled: the answer to the first time may have been lost. */
export async function cancelOwn(deps: Deps, owner: Owner, request: CancelRequest): Promise<void> {
  const { order_id, reason, note, return_fee = null } = request;
  if (!reason && !note) throw new AppError('cancel_reason');
  await deps.db.transaction(async (tx) => {
    const order = await lockOwn(tx, owner, order_id);
    if (order.order_status === 'canceled') return;
    const settings = await settingsNow({ ...deps, db: tx }, 'en');
    if (!MAY_CANCEL[order.order_type](order, settings)) throw new AppError('order_not_cancelable');
    if (return_fee !== null && return_fee !== (await feeToCancel(tx, order, settings)))
      throw new AppError('return_fee_changed');
    await moveOrRefuse(deps, tx, { order_id, to: 'canceled', by: 'customer', reason, note });
  });
}

/** Nobody agrees to a fee that was not shown: the courier may have fetched it a moment ago. */
async function feeToCancel(tx: Db, { id, order_status }: LockedOrder, settings: ReturnSettings): Promise<number> {
  return parcelCancel(order_status, settings) === 'after_pickup'
    ? returnFee(await deliveryCost(tx, id), settings, 'sender')
    : 0;
}
