import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { bigWholeText, page } from '../wire.ts';

export const listOperatorCalls = endpoint({
  feature: 'operator',
  access: 'operator',
  scope: 'audit',
  name: 'listOperatorCalls',
  summary: 'What was done with which key, the newest first; refused calls of known keys too. `before_id`: older ones',
  method: 'GET',
  path: '/api/v1/operator/calls',
  query: z.object({
    limit: page.limit,
    before_id: z.optional(bigWholeText),
    key: z.optional(z.string().check(z.maxLength(50))),
  }),
  reply: z.object({
    calls: z.array(
      z.object({
        id: z.int(),
        /** null: the setting OPERATOR_TOKEN. */
        key_name: z.nullable(z.string()),
        method: z.string(),
        /** As this document writes it; `subject` is what stood in its braces. */
        path: z.string(),
        subject: z.string(),
        request_id: z.string(),
        /** null: it is under way, or ended with its process. */
        status: z.nullable(z.int()),
        created_at: z.string(),
      }),
    ),
    /** The `before_id` of the next page; null: this was the last one. */
    next: z.nullable(z.int()),
  }),
});
