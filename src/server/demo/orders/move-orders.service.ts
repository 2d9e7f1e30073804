import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { decideOnOffline } from '#server/orders/changing/decide-offline.service.ts';
import { moveOrder } from '#server/orders/changing/move-order.service.ts';
import { returnSeconds, secondsInStatus, stepAfter } from './course.ts';
import { type DueOrder, dueOrders, idlestCourier, returnsSince, waitAtStart } from './demo-orders.repository.ts';

/** An order for later is begun this long before it is wanted. */
const BEGIN_BEFORE_MS = 30 * 60_000;

/** Every order that has stood long enough goes one step, each in a transaction of its own: one that fails stops no other. */
export async function moveOrders(deps: Deps, failed: (error: unknown) => void): Promise<void> {
  const now = deps.now();
  const beginBefore = new Date(now.getTime() + BEGIN_BEFORE_MS);
  const due = await dueOrders(deps.db, secondsInStatus(deps.env.DEMO_ORDER_PACE), now, beginBefore);
  for (const order of due) await moveOneStep(deps, order).catch(unlessRefused(failed));
  const backBefore = new Date(now.getTime() - returnSeconds(deps.env.DEMO_ORDER_PACE) * 1000);
  for (const { id } of await returnsSince(deps.db, backBefore)) await bringBack(deps, id).catch(unlessRefused(failed));
}

/** The money of the demo town always comes. */
const moveOneStep = (deps: Deps, order: DueOrder): Promise<void> =>
  order.order_status === 'pending' && order.is_unproven
    ? decideOnOffline(deps, { order_id: order.id, status: 'verified', note: null })
    : step(deps, order);

async function step(deps: Deps, order: DueOrder): Promise<void> {
  const to = stepAfter(order);
  await deps.db.transaction(async (tx) => {
    const needsCourier = to === 'handover' && order.order_type !== 'take_away';
    const courier = needsCourier ? await idlestCourier(tx, order.zone_id) : null;
    const by = to === 'canceled' ? NOBODY_THERE : BY_ITSELF;
    const refused = await moveOrder(deps, tx, { order_id: order.id, to, ...by, delivery_man_id: courier?.id });
    if (courier && !refused) await waitAtStart(tx, courier.id, order.id, deps.now());
  });
}

const BY_ITSELF = { by: 'system' } as const;
const NOBODY_THERE = { by: 'delivery_man', cause: 'receiver', reason: 'Nobody was at the door' } as const;

const bringBack = (deps: Deps, order_id: number): Promise<unknown> =>
  deps.db.transaction((tx) => moveOrder(deps, tx, { order_id, to: 'returned', by: 'system' }));

/** Somebody else moved or cancelled it in the meantime: it is left alone. */
const unlessRefused = (failed: (error: unknown) => void) => (error: unknown) => {
  if (!(error instanceof AppError)) failed(error);
};
