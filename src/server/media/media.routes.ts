import type { FastifyInstance, FastifyReply } from 'fastify';
import { pictureFile } from '#contract/media/media.ts';
import { asJpeg } from './crop.ts';
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

  type PictureRequest = { params: { id: string }; headers: { 'if-none-match'?: string | undefined } };

  const answer = async ({ params, headers }: PictureRequest, reply: FastifyReply, file: string, form: Form) => {
    const picture = await media.find(params.id, file);
    const etag = picture.etag.replace(/"$/, `${form.mark}"`);
    reply
      .header('etag', etag)
      .header('cache-control', picture.source.isPrivate ? PRIVATE : FOR_EVER)
      .header('x-content-type-options', 'nosniff')
      // Whatever somebody may have uploaded, opened alone it can run and load nothing.
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (names(headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', form.type).send(await form.of(await media.bytes(picture)));
  };

  // Shown by whoever shows the mail, on whatever page that is.
  app.get<{ Params: { id: string } }>('/media/:id/mail.jpg', (request, reply) =>
    answer(request, reply.header('cross-origin-resource-policy', 'cross-origin'), '1x1-160.webp', JPEG),
  );
  app.get<{ Params: { id: string; file: string } }>('/media/:id/:file', (request, reply) =>
    answer(request, reply, request.params.file, WEBP),
  );
}

/** How a picture is handed over; `mark` tells it from its other forms. */
type Form = { type: string; mark: string; of(webp: Buffer): Buffer | Promise<Buffer> };

const WEBP: Form = { type: 'image/webp', mark: '', of: (webp) => webp };
const JPEG: Form = { type: 'image/jpeg', mark: '-jpeg', of: asJpeg };

/** A proxy that changes the encoding marks the tag as weak (W/); for "do I have it" that is the same tag. */
const names = (condition: string | undefined, etag: string): boolean =>
  (condition ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
