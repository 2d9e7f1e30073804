import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { PublicCache } from './public-cache.ts';
import { responseTimes } from './response-times.ts';

/** Prometheus metrics. */
export function mountMetrics(
  app: FastifyInstance,
  cache: PublicCache,
  /** Bytes of memory, by what they hold. */
  kept: () => Record<string, number>,
  load: { inFlight: () => number; bodyBytes: () => number },
  live: () => { listeners: number; events: number },
  openMoney: () => Promise<Record<string, number> | null>,
) {
  const registers = [new Registry()] as const;
  const [registry] = registers;
  collectDefaultMetrics({ register: registry });
  const times = responseTimes();
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests being worked on',
    registers: [...registers],
    collect() {
      this.set(load.inFlight());
    },
  });
  new Gauge({
    name: 'http_body_bytes',
    help: 'Memory taken by what callers send',
    registers: [...registers],
    collect() {
      this.set(load.bodyBytes());
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
  new Gauge({
    name: 'cache_bytes',
    help: 'Memory taken by cached answers, the requests they answer, and the documents they are made of; CACHE_MB at most',
    labelNames: ['of'],
    registers: [...registers],
    collect() {
      for (const [of, bytes] of Object.entries(kept())) this.set({ of }, bytes);
    },
  });
  new Gauge({
    name: 'live_connections',
    help: 'Browsers that follow an order',
    registers: [...registers],
    collect() {
      this.set(live().listeners);
    },
  });
  new Gauge({
    name: 'live_events',
    help: 'Events told to them since the start',
    registers: [...registers],
    collect() {
      this.set(live().events);
    },
  });

  new Gauge({
    name: 'money_open',
    help: 'Payments that match nothing, refunds that are due or cannot be sent, disputes: above 0 somebody should look',
    labelNames: ['what'],
    registers: [...registers],
    async collect() {
      // Without a database there is nothing to say, and the other figures are still wanted.
      const counts = await openMoney().catch(() => null);
      if (!counts) return this.reset();
      for (const [what, count] of Object.entries(counts)) this.set({ what }, count);
    },
  });

  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.isEvents || reply.statusCode !== 200)
      times.add(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { places: 'always', isInternal: true } }, async (_request, reply) =>
    reply.header('content-type', registry.contentType).send(`${await registry.metrics()}\n${times.text()}`),
  );
  return { note: times.add };
}
