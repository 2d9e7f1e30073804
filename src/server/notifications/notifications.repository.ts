import type { NotificationKind, NotificationParams } from '#domain/notifications/notification.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

type NewNotification = {
  customer_id: number;
  kind: NotificationKind;
  event: string;
  params: NotificationParams;
  link: string;
};

/** With what is to be pushed of it; null: nobody wants to hear of it. */
export const insertNotification = (
  tx: Db,
  { customer_id, kind, event, params, link }: NewNotification,
): Promise<{ id: number; in_page: boolean } | null> =>
  tx.row(sql`
    with wanted as (
      select c.id as customer_id, coalesce(p.in_page, true) as in_page, coalesce(p.push, true) as push
      from customers c
      left join notification_preferences p on p.customer_id = c.id and p.kind = ${kind}
      where c.id = ${customer_id}
    ), stored as (
      insert into notifications (customer_id, kind, event, params, link, in_page)
      select customer_id, ${kind}, ${event}, ${JSON.stringify(params)}::jsonb, ${link}, in_page
      from wanted w
      where in_page or (push and exists (select from push_subscriptions s where s.customer_id = w.customer_id))
      returning id, customer_id, in_page
    ), queued as (
      insert into push_messages (notification_id, subscription_id)
      select n.id, s.id from stored n join push_subscriptions s on s.customer_id = n.customer_id
      where (select push from wanted)
    )
    select id, in_page from stored`);

export const dropUnread = (
  tx: Db,
  { customer_id, kind, link }: Pick<NewNotification, 'customer_id' | 'kind' | 'link'>,
): Promise<number> =>
  tx.run(sql`
    delete from notifications
    where customer_id = ${customer_id} and kind = ${kind} and link = ${link} and in_page and read_at is null`);

export type NotificationRow = NewNotification & { id: number; read_at: Date | null; created_at: Date };

type Listed = { kind: NotificationKind | null; before: number | null; since: Date | null; limit: number };

/** The newest first, from the one before `before` on. */
export const notificationsOf = (
  db: Db,
  customer_id: number,
  { kind, before, since, limit }: Listed,
): Promise<NotificationRow[]> =>
  db.rows(sql`
    select id, customer_id, kind, event, params, link, read_at, created_at from notifications
    where customer_id = ${customer_id} and in_page
      ${kind === null ? empty : sql`and kind = ${kind}`} ${before === null ? empty : sql`and id < ${before}`}
      ${since === null ? empty : sql`and created_at >= ${since}`}
    order by id desc limit ${limit}`);
