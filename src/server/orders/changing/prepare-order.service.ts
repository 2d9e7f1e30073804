import { AppError } from '#contract/errors.ts';
import { isRunning, type OrderStatus } from '#domain/orders/order-status.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceOrder } from '#server/live/announce.ts';
import { courierIsFree, type LockedOrder, lockOrder } from './move-order.repository.ts';
import { confirmedAt, setCourier, setProcessingTime } from './prepare-order.repository.ts';
import { tellChanged } from './tell-operator.service.ts';

const MINUTE_MS = 60_000;
const PREPARED_IN: readonly OrderStatus[] = ['pending', 'accepted', 'confirmed', 'processing'];

/** In how many minutes from now it is ready. It is kept as counted from when the store took it on. */
export async function setReadyIn(deps: Deps, order_id: number, minutes: number): Promise<void> {
  await changed(deps, order_id, async (tx, order) => {
    if (!PREPARED_IN.includes(order.order_status)) throw refused(order, 'processing');
    const since = await confirmedAt(tx, order_id);
    const gone = since === null ? 0 : Math.max(0, Math.ceil((deps.now().getTime() - since.getTime()) / MINUTE_MS));
    await setProcessingTime(tx, order_id, gone + minutes);
  });
}

/** Who brings it, whatever step it is at. */
export async function giveToCourier(deps: Deps, order_id: number, delivery_man_id: number): Promise<void> {
  await changed(deps, order_id, async (tx, order) => {
    if (!isRunning(order.order_status) || isTakeAway(order.order_type)) throw refused(order, 'handover');
    if (!(await courierIsFree(tx, delivery_man_id))) throw new AppError('courier_unknown');
    await setCourier(tx, order_id, delivery_man_id);
  });
}

const refused = ({ order_status }: LockedOrder, to: OrderStatus) =>
  new AppError('order_move', undefined, { from: order_status, to });

async function changed(deps: Deps, order_id: number, work: (tx: Db, order: LockedOrder) => Promise<void>) {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, order_id);
    if (!order) throw new AppError('order_unknown');
    await work(tx, order);
    await tellChanged(deps, tx, order);
    await announceOrder(tx, order_id);
  });
}
