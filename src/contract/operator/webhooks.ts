import * as z from 'zod/mini';
import { WEBHOOK_EVENTS } from '#domain/operator/webhook-events.ts';
import { endpoint } from '../endpoint.ts';
import { bigWholeText, page, wholeText } from '../wire.ts';

const ofWebhooks = { feature: 'operator', access: 'operator', scope: 'webhooks' } as const;

const webhookShape = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  created_at: z.string(),
});

export const registerWebhook = endpoint({
  ...ofWebhooks,
  name: 'registerWebhook',
  summary:
    'From now on these events are posted to this address, signed with `secret`, which is shown this once. Only https and the open net, unless the shop is set up otherwise',
  method: 'POST',
  path: '/api/v1/operator/webhooks',
  body: z.object({
    url: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    events: z.array(z.enum(WEBHOOK_EVENTS)).check(z.minLength(1), z.maxLength(50)),
  }),
  reply: z.extend(webhookShape, { secret: z.string() }),
});

export const listWebhooks = endpoint({
  ...ofWebhooks,
  name: 'listWebhooks',
  summary: 'Who is told of what',
  method: 'GET',
  path: '/api/v1/operator/webhooks',
  reply: z.object({ webhooks: z.array(webhookShape) }),
});

export const removeWebhook = endpoint({
  ...ofWebhooks,
  name: 'removeWebhook',
  summary: 'Nothing is posted there any more, not even what waits',
  method: 'DELETE',
  path: '/api/v1/operator/webhooks/{id}',
  params: z.object({ id: wholeText }),
  reply: z.object({ message: z.string() }),
});

const deliveryStatus = z.enum(['waiting', 'sent', 'failed']);

export const listWebhookDeliveries = endpoint({
  ...ofWebhooks,
  name: 'listWebhookDeliveries',
  summary: 'What was posted, waits or has failed for good, the newest first. `before_id`: older ones',
  method: 'GET',
  path: '/api/v1/operator/webhook-deliveries',
  query: z.object({
    limit: page.limit,
    before_id: z.optional(bigWholeText),
    webhook_id: z.optional(wholeText),
    delivery_status: z.optional(deliveryStatus),
  }),
  reply: z.object({
    deliveries: z.array(
      z.object({
        id: z.int(),
        webhook_id: z.int(),
        /** The `id` in what is posted: the same however often it comes. */
        event_id: z.int(),
        event: z.enum(WEBHOOK_EVENTS),
        data: z.record(z.string(), z.unknown()),
        delivery_status: deliveryStatus,
        tries: z.int(),
        /** The status that was answered last, or why there was no answer. */
        last_answer: z.nullable(z.string()),
        created_at: z.string(),
        sent_at: z.nullable(z.string()),
      }),
    ),
    /** The `before_id` of the next page; null: this was the last one. */
    next: z.nullable(z.int()),
  }),
});

export const replayWebhookDelivery = endpoint({
  ...ofWebhooks,
  name: 'replayWebhookDelivery',
  summary: 'Posts an event once more, with a new signature and the number it had; not one that still waits',
  method: 'POST',
  path: '/api/v1/operator/webhook-deliveries/{id}/replay',
  params: z.object({ id: bigWholeText }),
  reply: z.object({ message: z.string(), id: z.int() }),
});
