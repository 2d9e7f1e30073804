import type { FastifyInstance } from 'fastify';
import { pictureFile } from '#contract/media/media.ts';
import type { MediaService } from './media.service.ts';

/** An id never changes what it shows, so whoever has the file need not ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** In nobody's cache but the one of the browser that may see it, and no longer than its pass. */
const PRIVATE = 'private, max-age=3600';

export function mediaRoutes(app: FastifyInstance, media: MediaService) {
  // Clients that know a picture only by its name and `base_urls` get it in a middle size.
  app.get<{ Params: { id: string } }>('/media/:id', async ({ params }, reply) =>
    reply.redirect(pictureFile(encodeURIComponent(params.id), '4x3', 480)),
  );

  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', async ({ params, headers }, reply) => {
    const picture = await media.find(params.id, params.file);
    reply
      .header('etag', picture.etag)
      .header('cache-control', picture.source.isPrivate ? PRIVATE : FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      // Whatever somebody may have uploaded, opened alone it can run and load nothing.
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (names(headers['if-none-match'], picture.etag)) return reply.code(304).send();

    const bytes = await media.bytes(picture);
    return reply.header('content-type', 'image/webp').send(bytes);
  });
}

/** A proxy that changes the encoding marks the tag as weak (W/); for "do I have it" that is the same tag. */
const names = (condition: string | undefined, etag: string): boolean =>
  (condition ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
