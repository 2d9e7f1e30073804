import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { PublicCache } from '../caches/public-cache.ts';
import { responseTimes } from './response-times.ts';

/** Prometheus metrics. */
export function mountMetrics(
  app: FastifyInstance,
  cache: PublicCache,
  /** Bytes of memory, by what they hold. */
  kept: () => Record<string, number>,
  load: { inFlight: () => number; bodyBytes: () => number },
  shop: {
    live(): { listeners: number; events: number };
    openMoney(): Promise<Record<string, number> | null>;
    queueDepth(): Promise<Record<string, number> | null>;
    figures(): Promise<readonly ShopFigure[]>;
  },
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
      this.set(shop.live().listeners);
    },
  });
  new Gauge({
    name: 'live_events',
    help: 'Events told to them since the start',
    registers: [...registers],
    collect() {
      this.set(shop.live().events);
    },
  });

  const countedGauge = (
    name: string,
    label: string,
    help: string,
    count: () => Promise<Record<string, number> | null>,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [...registers],
      async collect() {
        // Without a database there is nothing to say, and the other figures are still wanted.
        const counts = await count().catch(() => null);
        if (!counts) return this.reset();
        for (const [what, number] of Object.entries(counts)) this.set({ [label]: what }, number);
      },
    });
  countedGauge(
    'money_open',
    'what',
    'Payments that match nothing, refunds that are due or cannot be sent, disputes: above 0 somebody should look',
    shop.openMoney,
  );
  countedGauge(
    'queue_depth',
    'queue',
    'Messages, webhooks, pushes and refunds of the whole shop that are still to be sent',
    shop.queueDepth,
  );

  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.isEvents || reply.statusCode !== 200)
      times.add(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { places: 'always', isInternal: true } }, async (_request, reply) =>
    reply
      .header('content-type', registry.contentType)
      .send(`${await registry.metrics()}\n${await figuresAsText(shop.figures)}${times.text()}`),
  );
  return { note: times.add };
}

export type ShopFigure = {
  name: string;
  help: string;
  labels: readonly [string, string];
  rows: readonly { subject: string; result: string; count: number }[];
};

/** They are the database's counters and not this process's, so they are made for each answer. */
async function figuresAsText(figures: () => Promise<readonly ShopFigure[]>): Promise<string> {
  const registry = new Registry();
  for (const { name, help, labels, rows } of await figures().catch(() => [])) {
    const counter = new Counter({ name, help, labelNames: [...labels], registers: [registry] });
    const [first, second] = labels;
    for (const { subject, result, count } of rows) counter.inc({ [first]: subject, [second]: result }, count);
  }
  return `${await registry.metrics()}\n`;
}
