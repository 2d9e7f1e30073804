import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { pageTheme } from '../page-language.ts';
import { contentSecurityPolicy } from '../security-headers.ts';
import { docsPage, FOLLOW_THEME, inShopColours } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const uiFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const start = (url: string) => `SwaggerUIBundle({ url: '${url}', dom_id: '#swagger-ui', deepLinking: true });`;

/** `url` is asked for when somebody reads: with PORT=0 it is known only once the shop listens. */
type About = { title: string; version: string; url(): string };

const isOperators = ({ access }: Endpoint): boolean => access === 'operator';

/** Two documents, each with a page to try it: /docs has every call, /docs/operator those of the shop's own systems. */
export async function mountDocs(app: FastifyInstance, about: About) {
  mountDocument(app, '/docs', about, ENDPOINTS);
  mountDocument(
    app,
    '/docs/operator',
    { ...about, title: `${about.title} for operators` },
    ENDPOINTS.filter(isOperators),
  );
  let style: Promise<Buffer> | undefined;
  app.get('/docs/style.css', async (_request, reply) => {
    style ??= readFile(join(uiFolder, 'swagger-ui.css'), 'utf8').then((css) => Buffer.from(inShopColours(css)));
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await style);
  });
  app.get('/docs/theme.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(FOLLOW_THEME));
  await app.register(fastifyStatic, { root: uiFolder, prefix: '/docs/ui/', decorateReply: false, index: false });
}

function mountDocument(app: FastifyInstance, path: string, about: About, endpoints: readonly Endpoint[]) {
  // As bytes: who asks and does not read makes no copy of it. When the first one asks: made before, it was a sixth of the start.
  let document: Buffer | undefined;
  const script = start(`${path}/json`);
  app.get(`${path}/json`, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(endpoints, { ...about, url: about.url() })));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get(path, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy())
      .send(docsPage(about.title, `${path}/start.js`, pageTheme(request))),
  );
  app.get(`${path}/start.js`, async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
