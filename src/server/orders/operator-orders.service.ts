import { AppError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/shapes.ts';
import { type Since, settledUntil } from '../db/changes.ts';
import type { Deps } from '../deps.ts';
import { changedOrders, type OrderFilter } from './operator-orders.repository.ts';
import { linesOfOrder } from './order-lines.repository.ts';
import { lineToWire, orderToWire } from './order-to-wire.ts';
import { findAnyOrder, ordersById } from './orders.repository.ts';
import { readerFor, wholeTrackedOrder } from './orders.service.ts';

type Request = OrderFilter & { limit?: number | undefined; since?: Since | undefined; language: string };

/** What has changed, the oldest change first, each order as it stands now. */
export async function ordersForOperator(deps: Deps, { limit = 25, since, language, ...asked }: Request) {
  const until = await settledUntil(deps.db);
  const places = await changedOrders(deps.db, asked, { limit, since: since ?? null, until });
  const [rows, reader] = await Promise.all([
    ordersById(
      deps.db,
      places.map(({ id }) => id),
    ),
    readerFor(deps, language),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const orders = places.flatMap(({ id, changed_at_exactly }) => {
    const row = byId.get(id);
    return row ? [{ ...withoutCodes(orderToWire(row, reader)), changed_at: changed_at_exactly }] : [];
  });
  return { orders, places };
}

export async function orderForOperator(deps: Deps, order_id: number, language: string) {
  const order = await findAnyOrder(deps.db, order_id);
  if (!order) throw new AppError('order_unknown');
  const [tracked, lines, reader] = await Promise.all([
    wholeTrackedOrder(deps, order, language),
    linesOfOrder(deps.db, order_id),
    readerFor(deps, language),
  ]);
  return {
    ...withoutCodes(tracked),
    key: null,
    lines: lines.map((line) => lineToWire(line, order, reader)),
  };
}

/** What a shopper tells at the door proves something only as long as the other side cannot look it up. */
const withoutCodes = <Shown extends Order>(order: Shown): Shown => ({
  ...order,
  otp: null,
  follow_key: null,
  parcel_cancellation: order.parcel_cancellation && { ...order.parcel_cancellation, return_otp: null },
});
