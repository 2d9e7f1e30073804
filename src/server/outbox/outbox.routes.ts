import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { readOutbox } from '#contract/outbox/outbox.ts';
import type { Deps } from '../deps.ts';
import { pageTheme } from '../http/page-language.ts';
import { route } from '../http/route.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { htmlOfMessage, listOutbox } from './outbox.service.ts';
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
  app.get<{ Querystring: { to?: unknown } }>('/demo/outbox', async (request, reply) => {
    const asked = request.query.to;
    // Whatever no message could have gone to counts as not said.
    const to = typeof asked === 'string' && /^[^\0]+$/.test(asked) ? asked : null;
    return reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy())
      .type('text/html; charset=utf-8')
      .send(outboxPage(await listOutbox(deps, to), to, pageTheme(request)));
  });
  app.get<{ Params: { id: string } }>('/demo/outbox/:id', async ({ params }, reply) => {
    const html = /^\d{1,9}$/.test(params.id) ? await htmlOfMessage(deps, Number(params.id)) : null;
    if (html === null) throw new AppError('not_found');
    return (
      reply
        .header('cache-control', 'no-store')
        // As a mail program shows it: pictures and styles, and nothing that runs.
        .header(
          'content-security-policy',
          "default-src 'none'; img-src * data:; style-src 'unsafe-inline'; sandbox allow-popups allow-top-navigation-by-user-activation",
        )
        .type('text/html; charset=utf-8')
        .send(html)
    );
  });
}
