import { AppError } from '#contract/errors.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceOrder } from '#server/live/announce.ts';
import { decideOfflinePayment } from '#server/payments/offline-payment.service.ts';
import { mailOrder } from '../mails/order-mail.service.ts';
import { setPaid } from '../order-payable.repository.ts';
import { rewardOrder } from './delivered.service.ts';
import { type LockedOrder, lockOrder } from './move-order.repository.ts';
import { moveOrRefuse } from './move-order.service.ts';
import { notifyOfTransfer } from './notify-orderer.service.ts';

type Decision = { order_id: number; status: 'verified' | 'denied'; note: string | null };

/** Verified, the order is paid and goes on; denied, the shopper is told, and may correct what was submitted. */
export async function decideOnOffline(deps: Deps, { order_id, status, note }: Decision): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!order) throw new AppError('order_unknown');
    if (order.order_status === 'canceled') throw new AppError('already_decided');
    if (!(await decideOfflinePayment(tx, { kind: 'order', id: order_id }, { status, note, now: deps.now() }))) return;
    if (status === 'denied') return tellDenied(deps, tx, order);
    await setPaid(tx, order_id);
    // Delivered before its money was seen: it is rewarded now.
    if (order.order_status === 'delivered') await rewardOrder(tx, order, await settingsNow({ ...deps, db: tx }, 'en'));
    if (order.order_status !== 'pending') return announceOrder(tx, order_id);
    await moveOrRefuse(deps, tx, { order_id, to: 'confirmed', by: 'admin' });
  });
}

/** Nobody waits at the page for days. What is corrected may be denied again, and is told again. */
async function tellDenied(deps: Deps, tx: Db, order: LockedOrder): Promise<void> {
  await mailOrder(deps, tx, order.id, 'transfer_denied', { since: deps.now() });
  await notifyOfTransfer(tx, order);
  await announceOrder(tx, order.id);
}
