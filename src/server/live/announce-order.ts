import type { Db } from '../db/db.ts';
import { noticeOfCourier, noticeOfOrder, sendNotices } from './live.repository.ts';

/**
 * Tells all processes, once the transaction is through, that something about an order changed; who watches it hears of
 * it. A new order needs none: nobody watches it yet, and commits that notify wait for each other.
 */
export const announceOrder = (tx: Db, order_id: number): Promise<void> => sendNotices(tx, [noticeOfOrder(order_id)]);

/** The same for where riders are. */
export const announceCouriers = (tx: Db, rider_ids: readonly number[]): Promise<void> =>
  sendNotices(tx, rider_ids.map(noticeOfCourier));
