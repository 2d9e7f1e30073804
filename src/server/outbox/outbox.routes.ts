import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readOutbox } from '#contract/outbox/outbox.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { listOutbox } from './outbox.service.ts';
import { outboxPage } from './outbox-page.ts';

/** It shows codes: outside demo mode there is no such page. */
export const outboxRoutes = (deps: Deps) => [
  route(readOutbox, async ({ query }) => {
    if (!deps.env.DEMO) throw new AppError('not_found');
    return { messages: await listOutbox(deps, query.to || null) };
  }),
];

/** The same for people. */
export function mountOutboxPage(app: FastifyInstance, deps: Deps) {
  if (!deps.env.DEMO) return;
  app.get('/demo/outbox', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy())
      .type('text/html; charset=utf-8')
      .send(outboxPage(await listOutbox(deps, null))),
  );
}
