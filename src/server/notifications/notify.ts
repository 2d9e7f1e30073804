import type { NotificationEvent, NotificationEvents, NotificationKind } from '#domain/notifications/notification.ts';
import type { Db } from '../db/db.ts';
import { announceCustomer } from '../live/announce.ts';
import { dropUnread, insertNotification } from './notifications.repository.ts';

export type Notice<Kind extends NotificationKind, Event extends NotificationEvent<Kind>> = {
  customer_id: number;
  kind: Kind;
  event: Event;
  params: NotificationEvents[Kind][Event];
  /** Where it leads: a path of this shop. */
  link: string;
};

/**
 * Tells a customer what has happened, in the transaction in which it happens: what is rolled back is told to nobody. It is
 * stored, announced to the pages that are open, and queued for the browsers that want to be pushed to, as far as its
 * customer wants to hear of this kind.
 */
export async function notify<Kind extends NotificationKind, Event extends NotificationEvent<Kind>>(
  tx: Db,
  notice: Notice<Kind, Event>,
): Promise<void> {
  // A conversation has one that is unread, however much is written.
  if (notice.kind === 'chat') await dropUnread(tx, notice);
  const stored = await insertNotification(tx, notice);
  if (!stored?.in_page) return;
  const { customer_id, kind } = notice;
  await announceCustomer(tx, customer_id, { name: 'notification', event: { notification_id: stored.id, kind } });
}

/** It was seen where it happened: nobody needs to be told of it any more. */
export const forgetNotice = (
  tx: Db,
  notice: Pick<Notice<'chat', 'message'>, 'customer_id' | 'kind' | 'link'>,
): Promise<number> => dropUnread(tx, notice);
