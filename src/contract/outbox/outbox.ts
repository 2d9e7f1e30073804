import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const outboxMessageShape = z.object({
  id: z.int(),
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  language: z.string(),
  subject: z.string(),
  body: z.string(),
  /** kept: there is no real carrier, this is where it stays. */
  state: z.enum(['kept', 'waiting', 'sent', 'failed']),
  created_at: z.string(),
  /** Shown at /demo/outbox/{id}. */
  has_html: z.boolean(),
});

export const readOutbox = endpoint({
  name: 'readOutbox',
  feature: 'outbox',
  summary: 'The newest mails and SMS, newest first; in demo mode only',
  method: 'GET',
  path: '/api/v1/demo/outbox',
  access: 'public',
  query: z.object({ to: z.optional(z.string().check(z.trim(), z.maxLength(255))) }),
  reply: z.object({ messages: z.array(outboxMessageShape) }),
  perMinute: 120,
});
