import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, wholeText } from '../wire.ts';
import { next_since, since } from './since.ts';

const ofChanges = { feature: 'operator', access: 'operator', method: 'GET' } as const;

const query = z.object({
  limit: page.limit,
  since,
  status: z.optional(z.string().check(z.regex(/^[a-z_]{1,50}$/))),
  store_id: z.optional(wholeText),
});

const reply = z.object({
  changes: z.array(
    z.object({
      id: z.int(),
      status: z.string(),
      /** Of the store or provider it concerns; null: of none. */
      store_id: z.nullable(z.int()),
      changed_at: z.string(),
    }),
  ),
  next_since,
});

const SUMMARY = 'in the order in which they changed, from `since` on. Ask again with `next_since`: nothing is missed';

export const listTripChanges = endpoint({
  ...ofChanges,
  scope: 'trips',
  name: 'listTripChanges',
  summary: `Trips ${SUMMARY}. \`store_id\` is the provider's`,
  path: '/api/v1/operator/trips/changes',
  query,
  reply,
});

export const listRefundChanges = endpoint({
  ...ofChanges,
  scope: 'money',
  name: 'listRefundChanges',
  summary: `Refunds ${SUMMARY}`,
  path: '/api/v1/operator/refunds/changes',
  query,
  reply,
});

export const listApplicationChanges = endpoint({
  ...ofChanges,
  scope: 'applications',
  name: 'listApplicationChanges',
  summary: `Applications ${SUMMARY}`,
  path: '/api/v1/operator/applications/changes',
  query,
  reply,
});

export const listConversationChanges = endpoint({
  ...ofChanges,
  scope: 'chat',
  name: 'listConversationChanges',
  summary: `Conversations ${SUMMARY}. \`status\` is waiting (for an answer) or seen`,
  path: '/api/v1/operator/conversations/changes',
  query,
  reply,
});
