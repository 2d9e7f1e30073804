import type { FastifyInstance } from 'fastify';

/** The API as a function from request to response, for pages rendered in this process. */
export const callInProcess =
  (app: FastifyInstance) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const reply = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url,
      headers: init.headers as Record<string, string>,
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    return new Response(reply.rawPayload.length > 0 ? new Uint8Array(reply.rawPayload) : null, {
      status: reply.statusCode,
      headers: { 'content-type': String(reply.headers['content-type'] ?? '') },
    });
  };
