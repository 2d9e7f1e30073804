import { AppError } from '#contract/errors.ts';
import type { WebhookData, WebhookEvent } from '#domain/operator/webhook-events.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { sign } from '../providers/signature.ts';
import {
  allWebhooks,
  claimDelivery,
  type DeliveryRow,
  deleteWebhook,
  deliveriesBefore,
  hasListener,
  insertEvent,
  insertWebhook,
  isWaiting,
  noteOutcome,
  repeatDelivery,
  tidyDeliveries,
  type WebhookRow,
  waitingDeliveries,
} from './webhooks.repository.ts';

/**
 * Tells the operator's own servers what has happened, in the transaction in which it happens: what is rolled back is told
 * to nobody, and what is committed is told even if this process dies now.
 */
export async function tellOperator<Event extends WebhookEvent>(
  deps: Deps,
  tx: Db,
  event: Event,
  data: WebhookData[Event],
): Promise<void> {
  for (const id of await insertEvent(tx, { event, data, now: deps.now() }))
    await deps.jobs.add(tx, 'deliver-webhook', { id });
}

/** Whether anybody wants to hear of it: who is told nothing need not be waited for. */
export const hasReceivers = (tx: Db, event: WebhookEvent): Promise<boolean> => hasListener(tx, event);

/** Longer than a receiver may take, shorter than a job: whoever takes over a dead process's job finds it free. */
const CLAIM_MS = 45_000;
const LONGEST_ANSWER = 300;

/** One try. Throws when it was not taken, so that the job is tried again; the last time it stays failed. */
export async function deliverWebhook(deps: Deps, id: number, { isLastTry }: { isLastTry: boolean }): Promise<void> {
  if (!(await isWaiting(deps.db, id))) return;
  const now = deps.now();
  const delivery = await claimDelivery(deps.db, id, now, new Date(now.getTime() + CLAIM_MS));
  if (!delivery) throw new Error(`webhook delivery ${id} is being sent by somebody else`);
  const { event_id, event, data, created_at, url, salt } = delivery;
  const body = JSON.stringify({ id: event_id, event, created_at: created_at.toISOString(), data });
  const headers = {
    'user-agent': 'storefront-webhooks',
    'x-webhook-id': String(event_id),
    'x-webhook-signature': sign({ secret: secretOf(deps, salt), body, now }),
  };
  const answer = await deps.webhooks.send(url, { headers, body }).catch((error: unknown) => faultOf(error));
  const isTaken = typeof answer === 'number' && answer >= 200 && answer < 300;
  const delivery_status = isTaken ? 'sent' : isLastTry ? 'failed' : 'waiting';
  const last_answer = String(answer).slice(0, LONGEST_ANSWER);
  await noteOutcome(deps.db, id, { delivery_status, last_answer, sent_at: isTaken ? deps.now() : null });
  if (!isTaken) throw new Error(`webhook delivery ${id}: ${last_answer}`);
}

const faultOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a receiver checks signatures with. Made anew whenever it is needed: nothing that can sign is stored. */
const secretOf = ({ hashSecret }: Pick<Deps, 'hashSecret'>, salt: string): string =>
  `whsec_${hashSecret(`webhook ${salt}`)}`;

const MOST_AT_ONCE = 1000;

/** What was written where no jobs ran (or by a process that died before it could ask for one). */
export async function deliverForgottenWebhooks(deps: Deps): Promise<void> {
  for (const { id } of await waitingDeliveries(deps.db, MOST_AT_ONCE))
    await deps.jobs.add(deps.db, 'deliver-webhook', { id });
}

const MOST_WEBHOOKS = 20;

const webhookToWire = ({ created_at, ...row }: WebhookRow) => ({
  ...row,
  events: row.events as WebhookEvent[],
  created_at: created_at.toISOString(),
});

/** Its secret is shown this once. */
export async function registerWebhook(deps: Deps, { url, events }: { url: string; events: readonly WebhookEvent[] }) {
  if (!(await deps.webhooks.mayGoTo(url))) throw new AppError('webhook_url');
  const salt = deps.secret();
  const wanted = { url, events: [...new Set(events)], salt, now: deps.now() };
  const row = await insertWebhook(deps.db, wanted, MOST_WEBHOOKS);
  if (!row) throw new AppError('webhooks_full');
  return { ...webhookToWire(row), secret: secretOf(deps, salt) };
}

export const listWebhooks = async ({ db }: Deps) => ({ webhooks: (await allWebhooks(db)).map(webhookToWire) });

/** What still waits for it is not sent any more. */
export async function removeWebhook({ db }: Deps, id: number): Promise<void> {
  if ((await deleteWebhook(db, id)) === 0) throw new AppError('not_found');
}

type DeliveriesRequest = {
  limit?: number | undefined;
  before_id?: number | undefined;
  webhook_id?: number | undefined;
  delivery_status?: DeliveryRow['delivery_status'] | undefined;
};

export async function listDeliveries(
  { db }: Deps,
  { limit = 50, before_id, webhook_id, delivery_status }: DeliveriesRequest,
) {
  const rows = await deliveriesBefore(db, {
    limit,
    before_id: before_id ?? null,
    webhook_id: webhook_id ?? null,
    delivery_status: delivery_status ?? null,
  });
  const deliveries = rows.map(({ created_at, sent_at, ...row }) => ({
    ...row,
    event: row.event as WebhookEvent,
    created_at: created_at.toISOString(),
    sent_at: sent_at?.toISOString() ?? null,
  }));
  return { deliveries, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Sent once more, with a signature of now; its event keeps its number, so that a receiver knows it again. */
export async function replayDelivery(deps: Deps, id: number): Promise<{ id: number }> {
  return deps.db.transaction(async (tx) => {
    const repeated = await repeatDelivery(tx, id, deps.now());
    if (repeated === null) throw new AppError('not_found');
    await deps.jobs.add(tx, 'deliver-webhook', { id: repeated });
    return { id: repeated };
  });
}

const DAY_MS = 86_400_000;
/** Longer than a job tries. */
const GIVEN_UP_DAYS = 3;
const KEPT_DAYS = 30;

export function cleanWebhooks({ db, now }: Deps): Promise<void> {
  const ago = (days: number) => new Date(now().getTime() - days * DAY_MS);
  return tidyDeliveries(db, { given_up: ago(GIVEN_UP_DAYS), before: ago(KEPT_DAYS) });
}
