import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

// Known to this process only, so that no outside caller can pass for us.
const PASS = randomUUID();
const HEADER = 'x-in-process';

/** Our own pages asking: already counted as the page's request, so neither rate limit nor load shedding applies again. */
export const isInProcess = ({ headers }: FastifyRequest): boolean => headers[HEADER] === PASS;

/** The API as a function from request to response, for pages rendered in this process. */
export const callInProcess =
  (app: FastifyInstance) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const reply = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: { ...(init.headers as Record<string, string>), [HEADER]: PASS },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    return new Response(reply.rawPayload.length > 0 ? new Uint8Array(reply.rawPayload) : null, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
