import type { FastifyInstance } from 'fastify';

/** For pages that answer a form of the browser's own; calls of the API take JSON, and files as multipart/form-data. */
export function acceptPageForms(pages: FastifyInstance) {
  pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}
