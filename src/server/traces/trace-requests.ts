import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from './trace.ts';

/** A span for each request that is worked on: its route and not its address, its answer and nothing of what was said. */
export function traceRequests(app: FastifyInstance, tracer: Tracer) {
  const open = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers;
    const span = tracer.begin(request.method, 'server', {}, typeof traceparent === 'string' ? traceparent : null);
    open.set(request, span);
    tracer.within(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    open.get(request)?.end({
      name: `${request.method} ${route}`,
      facts: {
        'http.request.method': request.method,
        'http.route': route,
        'http.response.status_code': reply.statusCode,
        'request.id': request.id,
      },
      isFault: reply.statusCode >= 500,
    });
    done();
  });
}
