import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PublicCache } from './public-cache.ts';

/** Prometheus metrics. Labels are route patterns, never addresses, so that their number stays small. */
export function mountMetrics(app: FastifyInstance, cache: PublicCache, inFlight: () => number) {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [...registers],
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being worked on',
    registers: [...registers],
    collect() {
      this.set(inFlight());
    },
  });
  new Gauge({
    name: 'public_cache_answers',
    help: 'Public answers by where they came from since the start',
    labelNames: ['from'],
    registers: [...registers],
    collect() {
      for (const [from, count] of Object.entries(cache.counts)) this.set({ from }, count);
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_request, reply) =>
    reply.header('content-type', registry.contentType).send(await registry.metrics()),
  );
}
