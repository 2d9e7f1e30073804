import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { announceOrder } from '#server/live/announce-order.ts';
import { payOpenPart } from '#server/payments/payment-parts.service.ts';
import { decideOfflineRow } from '../order-payments.repository.ts';
import { lockOrder, setPaid } from './move-order.repository.ts';
import { moveOrRefuse } from './move-order.service.ts';

type Decision = { order_id: number; status: 'verified' | 'denied'; note: string | null };

/** Once for what the shopper told: seen, the order is paid and goes on; not seen, they may correct it. */
export async function decideOnOffline(deps: Deps, { order_id, status, note }: Decision): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!order) throw new AppError('order_unknown');
    if (order.order_status === 'canceled') throw new AppError('already_decided');
    if ((await decideOfflineRow(tx, order_id, status, note)) === 0) throw new AppError('already_decided');
    if (status === 'denied') return announceOrder(tx, order_id);
    await payOpenPart(tx, order_id, 'offline_payment');
    await setPaid(tx, order_id);
    if (order.order_status !== 'pending') return announceOrder(tx, order_id);
    await moveOrRefuse(deps, tx, { order_id, to: 'confirmed', by: 'admin' });
  });
}
