import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { type Answer, sendEntry } from '../http/caches/public-cache.ts';
import { pageLanguage } from '../http/page-language.ts';
import { iconFor, isIcon, manifestFor } from './manifest.service.ts';

type Media = Parameters<typeof iconFor>[1];

/** What a browser needs to install the shop. Not JSON of the API, so not in it. */
export function manifestRoutes(app: FastifyInstance, deps: Deps, media: Media) {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const language = pageLanguage(request);
    const entry = await deps.cache.get(`manifest|${language}`, 'settings', async () =>
      manifestAnswer(await manifestFor(deps, language)),
    );
    return sendEntry(request, reply, entry, 'settings');
  });

  app.get<{ Params: { name: string } }>('/icons/:name.png', async (request, reply) => {
    const { name } = request.params;
    if (!isIcon(name)) throw new AppError('not_found');
    const icon = await iconFor(deps, media, name);
    reply.header('cache-control', 'public, max-age=3600');
    return typeof icon === 'string' ? reply.redirect(icon) : reply.header('content-type', 'image/png').send(icon);
  });
}

const manifestAnswer = (manifest: object): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/manifest+json', vary: 'accept-encoding, accept-language, cookie' },
  body: Buffer.from(JSON.stringify(manifest)),
});
