import { isRunning, ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { raw } from '../db/sql.ts';

/** An order `o` that goes on. Written out, so that it is the predicate of an index. */
export const RUNNING = raw(
  `o.order_status in (${ORDER_STATUSES.filter(isRunning)
    .map((status) => `'${status}'`)
    .join(', ')})`,
);
