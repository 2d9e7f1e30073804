import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const uiFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="icon" href="/docs/ui/favicon-32x32.png">
<link rel="stylesheet" href="/docs/ui/swagger-ui.css">
</head>
<body><div id="swagger-ui"></div>
<script src="/docs/ui/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({ url: '/docs/json', dom_id: '#swagger-ui', deepLinking: true });`;

/** The API's document at /docs/json and a page to try it at /docs. */
export async function mountDocs(app: FastifyInstance, about: { title: string; version: string; url: string }) {
  // As bytes: who asks and does not read makes no copy of it. When the first one asks: it takes a sixth of the start.
  let document: Buffer | undefined;
  app.get('/docs/json', async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(openApiDocument(ENDPOINTS, about)));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', contentSecurityPolicy()).send(PAGE),
  );
  app.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START));
  await app.register(fastifyStatic, { root: uiFolder, prefix: '/docs/ui/', decorateReply: false, index: false });
}
