import type { WebhookEvent } from '#domain/operator/webhook-events.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

export type WebhookRow = { id: number; url: string; events: string[]; created_at: Date };

type NewWebhook = { url: string; events: readonly string[]; salt: string; now: Date };

/** null: there are as many as there may be. */
export const insertWebhook = (
  db: Db,
  { url, events, salt, now }: NewWebhook,
  most: number,
): Promise<WebhookRow | null> =>
  db.row(sql`
    insert into webhooks (url, events, salt, created_at)
    select ${url}, ${events}::text[], ${salt}, ${now} where (select count(*) from webhooks) < ${most}::int
    returning id, url, events, created_at`);

export const allWebhooks = (db: Db): Promise<WebhookRow[]> =>
  db.rows(sql`select id, url, events, created_at from webhooks order by id`);

export const deleteWebhook = (db: Db, id: number): Promise<number> =>
  db.run(sql`delete from webhooks where id = ${id}`);

export const hasListener = async (tx: Db, event: WebhookEvent): Promise<boolean> =>
  (await tx.row(sql`select from webhooks where ${event} = any (events) limit 1`)) !== null;

type NewEvent = { event: WebhookEvent; data: unknown; now: Date };

/** The event and who is to hear of it, in one statement; nothing is written where nobody wants to. */
export async function insertEvent(tx: Db, { event, data, now }: NewEvent): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    with wanted as (select id from webhooks where ${event} = any (events)),
    happened as (
      insert into webhook_events (event, data, created_at)
      select ${event}, ${JSON.stringify(data)}::jsonb, ${now} where exists (select from wanted) returning id
    )
    insert into webhook_deliveries (event_id, webhook_id, created_at)
    select happened.id, wanted.id, ${now} from happened, wanted order by wanted.id returning id`);
  return rows.map(({ id }) => id);
}

export type DeliveryToSend = {
  id: number;
  event_id: number;
  event: string;
  data: Record<string, unknown>;
  created_at: Date;
  url: string;
  salt: string;
};

export const isWaiting = async (db: Db, id: number): Promise<boolean> =>
  (await db.row(sql`select id from webhook_deliveries where id = ${id} and delivery_status = 'waiting'`)) !== null;

/** For whoever sends it now: a job that is done twice, or by two processes, finds it taken until the claim runs out. */
export const claimDelivery = (db: Db, id: number, now: Date, until: Date): Promise<DeliveryToSend | null> =>
  db.row(sql`
    update webhook_deliveries d set claimed_until = ${until}, tries = d.tries + 1
    from webhook_events e, webhooks w
    where d.id = ${id} and d.delivery_status = 'waiting' and (d.claimed_until is null or d.claimed_until <= ${now})
      and e.id = d.event_id and w.id = d.webhook_id
    returning d.id, e.id as event_id, e.event, e.data, e.created_at, w.url, w.salt`);

type Outcome = { delivery_status: 'waiting' | 'sent' | 'failed'; last_answer: string; sent_at: Date | null };

export const noteOutcome = (db: Db, id: number, { delivery_status, last_answer, sent_at }: Outcome): Promise<number> =>
  db.run(sql`
    update webhook_deliveries set delivery_status = ${delivery_status}, last_answer = ${last_answer},
      sent_at = ${sent_at}, claimed_until = null
    where id = ${id}`);

/** Written while no jobs ran here. */
export const waitingDeliveries = (db: Db, most: number): Promise<{ id: number }[]> =>
  db.rows(sql`select id from webhook_deliveries where delivery_status = 'waiting' order by id limit ${most}`);

export type DeliveryRow = {
  id: number;
  event_id: number;
  webhook_id: number;
  event: string;
  data: Record<string, unknown>;
  delivery_status: 'waiting' | 'sent' | 'failed';
  tries: number;
  last_answer: string | null;
  created_at: Date;
  sent_at: Date | null;
};

type Filter = {
  delivery_status: string | null;
  webhook_id: number | null;
  before_id: number | null;
  limit: number;
};

/** The newest first. */
export const deliveriesBefore = (db: Db, filter: Filter): Promise<DeliveryRow[]> =>
  db.rows(sql`
    select d.id, d.event_id, d.webhook_id, e.event, e.data, d.delivery_status, d.tries, d.last_answer, d.created_at, d.sent_at
    from webhook_deliveries d join webhook_events e on e.id = d.event_id
    where ${filter.before_id === null ? sql`true` : sql`d.id < ${filter.before_id}`}
      ${filter.delivery_status === null ? empty : sql`and d.delivery_status = ${filter.delivery_status}`}
      ${filter.webhook_id === null ? empty : sql`and d.webhook_id = ${filter.webhook_id}`}
    order by d.id desc limit ${filter.limit}`);

/** The same event once more, to the same receiver; null: there is no such delivery, or it is under way anyway. */
export const repeatDelivery = async (tx: Db, id: number, now: Date): Promise<number | null> =>
  (
    await tx.row<{ id: number }>(sql`
      insert into webhook_deliveries (event_id, webhook_id, created_at)
      select event_id, webhook_id, ${now} from webhook_deliveries where id = ${id} and delivery_status <> 'waiting'
      returning id`)
  )?.id ?? null;

/** What nobody tries any more counts as failed, and what is too old is forgotten. */
export async function tidyDeliveries(db: Db, { given_up, before }: { given_up: Date; before: Date }): Promise<void> {
  await db.run(sql`
    update webhook_deliveries set delivery_status = 'failed'
    where delivery_status = 'waiting' and created_at < ${given_up}`);
  await db.run(sql`delete from webhook_events where created_at < ${before}`);
}
