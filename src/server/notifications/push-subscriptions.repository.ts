import type { NotificationKind, NotificationParams } from '#domain/notifications/notification.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type NewSubscription = {
  customer_id: number;
  token_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
};

/** A browser has one: whoever signs in there next takes it over. Of very many the oldest go. */
export async function saveSubscription(tx: Db, subscription: NewSubscription, most: number): Promise<void> {
  const { customer_id, token_hash, endpoint, p256dh, auth, language } = subscription;
  await tx.run(sql`
    insert into push_subscriptions (customer_id, token_hash, endpoint, p256dh, auth, language)
    values (${customer_id}, ${token_hash}, ${endpoint}, ${p256dh}, ${auth}, ${language})
    on conflict (endpoint) do update set customer_id = excluded.customer_id, token_hash = excluded.token_hash,
      p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language`);
  await tx.run(sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where customer_id = ${customer_id} order by id desc offset ${most})`);
}

export const dropSubscription = (db: Db, customer_id: number, endpoint: string): Promise<number> =>
  db.run(sql`delete from push_subscriptions where customer_id = ${customer_id} and endpoint = ${endpoint}`);

/** Its push service has answered that the subscription is gone. */
export const dropDead = (db: Db, subscription_id: number): Promise<number> =>
  db.run(sql`delete from push_subscriptions where id = ${subscription_id}`);

export type DueMessage = {
  id: number;
  tries: number;
  subscription_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  notification_id: number;
  kind: NotificationKind;
  event: string;
  params: NotificationParams;
  link: string;
};

/** Half a minute, then ever longer. */
const FIRST_WAIT_SECONDS = 30;

/**
 * Takes what is due, each for one process: its next try is written down before this one, so that what dies with its
 * process is tried again, and nobody else tries it meanwhile.
 */
export const takeDue = (db: Db, most: number): Promise<DueMessage[]> =>
  db.rows(sql`
    with due as (
      select id from push_messages where next_try_at <= now()
      order by next_try_at, id limit ${most} for update skip locked
    ), taken as (
      update push_messages m set tries = m.tries + 1,
        next_try_at = now() + make_interval(secs => ${FIRST_WAIT_SECONDS}::int * power(3, m.tries))
      from due where m.id = due.id returning m.id, m.tries, m.notification_id, m.subscription_id
    )
    select t.id, t.tries, t.subscription_id, s.endpoint, s.p256dh, s.auth, s.language, t.notification_id,
      n.kind, n.event, n.params, n.link
    from taken t
    join push_subscriptions s on s.id = t.subscription_id
    join notifications n on n.id = t.notification_id
    order by t.id`);

export const dropMessage = (db: Db, id: number): Promise<number> =>
  db.run(sql`delete from push_messages where id = ${id}`);
