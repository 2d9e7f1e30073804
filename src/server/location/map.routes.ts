import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { type Answer, sendEntry } from '../http/caches/public-cache.ts';

/** Without our name: a caller could say any, and the style is cached. The browser puts the page's own before it. */
const TILES = '/geo/tiles/{z}/{x}/{y}.pbf';
const WHOLE = /^\d{1,8}$/;

/** What the map in the browser is drawn from: a style per theme, and vector tiles. Not JSON of the API, so not in it. */
export function mapRoutes(app: FastifyInstance, { cache, map }: Deps) {
  app.get<{ Params: { theme: string } }>('/geo/style-:theme.json', async (request, reply) => {
    const { theme } = request.params;
    if (theme !== 'light' && theme !== 'dark') throw new AppError('not_found');
    if (map.styleUrl) return reply.redirect(map.styleUrl);
    return reply.header('cache-control', 'public, max-age=60').send(map.style(theme, { tilesUrl: TILES }));
  });

  app.get<{ Params: { z: string; x: string; y: string } }>('/geo/tiles/:z/:x/:y.pbf', async (request, reply) => {
    const { z, x, y } = request.params;
    if (![z, x, y].every((part) => WHOLE.test(part))) throw new AppError('not_found');
    const entry = await cache.get(`tile|${z}/${x}/${y}`, 'geo', async () =>
      tileAnswer(await map.tile(Number(z), Number(x), Number(y))),
    );
    return sendEntry(request, reply, entry, 'geo');
  });
}

/** An empty tile is an answer too: there is nothing to draw there. */
const tileAnswer = (bytes: Uint8Array | null): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/x-protobuf', vary: 'accept-encoding' },
  body: Buffer.from(bytes ?? []),
});
