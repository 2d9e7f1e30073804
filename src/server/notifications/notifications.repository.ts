import type {
  NotificationKind,
  NotificationParams,
  NotificationPreference,
} from '#domain/notifications/notification.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

type NewNotification = {
  customer_id: number;
  kind: NotificationKind;
  event: string;
  params: unknown;
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

export type NotificationRow = Omit<NewNotification, 'customer_id' | 'params'> & {
  params: NotificationParams;
  id: number;
  read_at: Date | null;
  created_at: Date;
};

type Listed = { kind: NotificationKind | null; before: number | null; since: Date | null; limit: number; skip: number };

/** The newest first, from the one before `before` on. */
export const notificationsOf = (
  db: Db,
  customer_id: number,
  { kind, before, since, limit, skip }: Listed,
): Promise<NotificationRow[]> =>
  db.rows(sql`
    select id, kind, event, params, link, read_at, created_at from notifications
    where customer_id = ${customer_id} and in_page
      ${kind === null ? empty : sql`and kind = ${kind}`} ${before === null ? empty : sql`and id < ${before}`}
      ${since === null ? empty : sql`and created_at >= ${since}`}
    order by id desc limit ${limit} offset ${skip}`);

export type UnreadRow = { kind: NotificationKind; count: number };

export const unreadOf = (db: Db, customer_id: number): Promise<UnreadRow[]> =>
  db.rows(sql`
    select kind, count(*)::int as count from notifications
    where customer_id = ${customer_id} and in_page and read_at is null group by kind`);

/** Those of the list, or of one kind, or all; what is not theirs is not touched. */
export const markRead = (
  db: Db,
  customer_id: number,
  { ids, kind, now }: { ids: readonly number[] | null; kind: NotificationKind | null; now: Date },
): Promise<number> =>
  db.run(sql`
    update notifications set read_at = ${now}
    where customer_id = ${customer_id} and in_page and read_at is null
      ${kind === null ? empty : sql`and kind = ${kind}`} ${ids === null ? empty : sql`and id = any(${ids}::bigint[])`}`);

type Concerned = { order_ids: readonly number[]; trip_ids: readonly number[] };
export type ThingState = { kind: 'order' | 'trip'; id: number; status: string; payment_status: string };

/** How the orders and trips stand that notifications are about; only the customer's own. */
export const statesOfThings = (
  db: Db,
  customer_id: number,
  { order_ids, trip_ids }: Concerned,
): Promise<ThingState[]> =>
  db.rows(sql`
    select 'order' as kind, id, order_status as status, payment_status from orders
    where id = any(${order_ids}::bigint[]) and customer_id = ${customer_id}
    union all
    select 'trip', id, trip_status, payment_status from trips
    where id = any(${trip_ids}::bigint[]) and customer_id = ${customer_id}`);

export const preferencesOf = (db: Db, customer_id: number): Promise<NotificationPreference[]> =>
  db.rows(sql`select kind, in_page, push from notification_preferences where customer_id = ${customer_id}`);

export const savePreferences = (
  db: Db,
  customer_id: number,
  preferences: readonly NotificationPreference[],
): Promise<number> =>
  db.run(sql`
    insert into notification_preferences (customer_id, kind, in_page, push)
    select ${customer_id}, p.kind, p.in_page, p.push
    from jsonb_to_recordset(${JSON.stringify(preferences)}::jsonb) as p (kind text, in_page boolean, push boolean)
    on conflict (customer_id, kind) do update set in_page = excluded.in_page, push = excluded.push`);

export const saveFirebaseToken = (db: Db, customer_id: number, token: string): Promise<number> =>
  db.run(sql`update customers set cm_firebase_token = ${token} where id = ${customer_id}`);

/** What is too old, and of every customer what is beyond the newest ones; what was only to be pushed goes after a day. */
export async function dropOldNotifications(
  db: Db,
  { before, pushedBefore, most }: { before: Date; pushedBefore: Date; most: number },
): Promise<void> {
  await db.run(sql`
    delete from notifications where created_at < ${before} or (not in_page and created_at < ${pushedBefore})`);
  await db.run(sql`
    delete from notifications n using (
      select customer_id, (array_agg(id order by id desc))[${most}::int] as oldest from notifications
      group by customer_id having count(*) > ${most}::int
    ) long
    where n.customer_id = long.customer_id and n.id < long.oldest`);
}
