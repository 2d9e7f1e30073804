import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { type Answer, sendEntry } from '../http/caches/public-cache.ts';
import { robots, sitemapFile, sitemapIndex } from './sitemap.service.ts';

/** What search engines ask first. Not JSON of the API, so not in it. */
export function sitemapRoutes(app: FastifyInstance, deps: Deps) {
  type Made = { key: string; text(): Promise<string> };
  // Not by its address: a made-up query would make a file anew, megabytes of a large shop, and put others out of the cache.
  const send = async (request: FastifyRequest, reply: FastifyReply, { key, text }: Made) => {
    const entry = await deps.cache.get(`sitemap|${key}`, 'content', async () => xmlAnswer(await text()));
    return sendEntry(request, reply, entry, 'content');
  };

  app.get('/sitemap.xml', (request, reply) => send(request, reply, { key: '', text: () => sitemapIndex(deps) }));
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) => {
    const { name } = request.params;
    return send(request, reply, { key: name, text: () => sitemapFile(deps, name) });
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('content-type', 'text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(deps)),
  );
}

const xmlAnswer = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8', vary: 'accept-encoding' },
  body: Buffer.from(text),
});
