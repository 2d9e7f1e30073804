import type { OwnNewsEvents } from '#contract/live/own-news.ts';
import type { Db } from '../db/db.ts';
import { deleteOldEvents, insertEvent, noticeOf, sendNotices, typingNotice } from './live.repository.ts';

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

/** What a customer is told by its number, and gets later if they are not there now. */
type AnnouncedEvent = Exclude<keyof OwnNewsEvents, 'start' | 'typing'>;

/** Tells a customer something, whatever page is open; once the transaction is through, in the order of commits. */
export async function announceCustomer<Name extends AnnouncedEvent>(
  tx: Db,
  customer_id: number,
  news: { name: Name; event: OwnNewsEvents[Name] },
): Promise<void> {
  await insertEvent(tx, customer_id, news.name, news.event);
  await sendNotices(tx, [noticeOf({ kind: 'customer', id: customer_id })]);
}

/** Over in a moment: nothing is stored, and who is not there misses nothing. */
export const announceTyping = (tx: Db, customer_id: number, conversation_id: number): Promise<void> =>
  sendNotices(tx, [typingNotice(customer_id, conversation_id)]);

const KEPT_MS = 86_400_000;

/** Who comes back after a day loads anew. */
export const dropOldEvents = ({ db, now }: { db: Db; now(): Date }): Promise<number> =>
  deleteOldEvents(db, new Date(now().getTime() - KEPT_MS));
