import * as z from 'zod/mini';
import { APPLICATION_KINDS, APPLICATION_STATUSES, BUSINESS_PLANS } from '#domain/join/application.ts';
import { endpoint } from '../endpoint.ts';
import { money } from '../wire.ts';
import { applicationKey } from './fields.ts';

const stateShape = z.object({
  kind: z.enum(APPLICATION_KINDS),
  application_status: z.enum(APPLICATION_STATUSES),
  /** Why it was rejected; null unless it was, and where nobody gave one. */
  reason: z.nullable(z.string()),
  /** null: of a courier. */
  business_plan: z.nullable(z.enum(BUSINESS_PLANS)),
  /** What its package costs while it waits for that; null: nothing is to be paid. */
  due: z.nullable(money),
  package_id: z.nullable(z.int()),
  /** Which packages its store may choose; null: of a courier. */
  module_id: z.nullable(z.int()),
  /** Where the approved store is found: /store/{slug}, in the module of that slug. */
  store: z.nullable(z.object({ id: z.int(), slug: z.string(), module_slug: z.string() })),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
});
export type ApplicationState = z.output<typeof stateShape>;

export const getApplicationState = endpoint({
  feature: 'join',
  access: 'public',
  name: 'getApplicationState',
  summary: 'What became of an application, for whoever has its key; nothing personal is told',
  method: 'GET',
  path: '/api/v1/join/state',
  query: z.object({ key: applicationKey }),
  reply: stateShape,
  perMinute: 60,
});
