import type { Db } from '../db/db.ts';
import { noticeOf, sendNotices } from './live.repository.ts';

/**
 * Tells all processes, once the transaction is through, that something about an order changed; who watches it hears of
 * it. A new order needs none: it cannot be watched yet, and commits that notify wait for each other.
 */
export const announceOrder = (tx: Db, order_id: number): Promise<void> =>
  sendNotices(tx, [noticeOf({ kind: 'order', id: order_id })]);

/** The same for a trip. */
export const announceTrip = (tx: Db, trip_id: number): Promise<void> =>
  sendNotices(tx, [noticeOf({ kind: 'trip', id: trip_id })]);

/** The same for where couriers are. */
export const announceCouriers = (tx: Db, courier_ids: readonly number[]): Promise<void> =>
  sendNotices(
    tx,
    courier_ids.map((id) => noticeOf({ kind: 'courier', id })),
  );
