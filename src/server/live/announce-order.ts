import type { Db } from '../db/db.ts';
import { noticeOfCourier, noticeOfOrder, sendNotices } from './live.repository.ts';

/**
 * Tells all processes, once the transaction is through, that something about an order changed; who watches it hears of
 * it. A new order needs none: it cannot be watched yet, and commits that notify wait for each other.
 */
export const announceOrder = (tx: Db, order_id: number): Promise<void> => sendNotices(tx, [noticeOfOrder(order_id)]);

/** The same for where couriers are. */
export const announceCouriers = (tx: Db, courier_ids: readonly number[]): Promise<void> =>
  sendNotices(tx, courier_ids.map(noticeOfCourier));
