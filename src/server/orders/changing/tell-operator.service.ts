import type { WebhookData } from '#domain/operator/webhook-events.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { tellOperator } from '#server/webhooks/webhooks.service.ts';
import type { KnownToMail } from '../mails/order-mail.service.ts';
import { mailStore } from '../mails/store-mail.service.ts';

type OperatorOrder = WebhookData['order.placed'];

/**
 * What waits for its money is nobody's work yet: the store and the operator hear of it when it has come. `hasReceivers`: false
 * where the operator is known not to listen.
 */
export async function tellPlaced(
  deps: Deps,
  tx: Db,
  order: OperatorOrder,
  { hasReceivers = true, ...known }: KnownToMail & { hasReceivers?: boolean } = {},
): Promise<void> {
  if (order.order_status === 'failed') return;
  await Promise.all([
    hasReceivers && tellOperator(deps, tx, 'order.placed', order),
    order.store_id !== null && mailStore(deps, tx, order.order_id, known),
  ]);
}

type Moved = Omit<OperatorOrder, 'order_id' | 'order_status'> & { id: number; order_status: OrderStatus };

/** A step of an order, called with its status before. */
export async function tellMoved(
  deps: Deps,
  tx: Db,
  { id, order_type, store_id, order_status: from }: Moved,
  to: OrderStatus,
): Promise<void> {
  const order = { order_id: id, order_type, order_status: to, store_id };
  if (from === 'failed') return to === 'canceled' ? undefined : tellPlaced(deps, tx, order);
  await tellOperator(deps, tx, EVENTS[to] ?? 'order.changed', order);
}

const EVENTS: Partial<Record<OrderStatus, 'order.cancelled' | 'refund.asked'>> = {
  canceled: 'order.cancelled',
  refund_requested: 'refund.asked',
};

/** Something else about it is different: who brings it, when it is ready, what it costs. */
export const tellChanged = (deps: Deps, tx: Db, { id, order_type, store_id, order_status }: Moved): Promise<void> =>
  tellOperator(deps, tx, 'order.changed', { order_id: id, order_type, order_status, store_id });
