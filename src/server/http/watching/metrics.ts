import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { responseTimes } from './response-times.ts';

type Counts = Record<string, number>;

/** What the figures are read from, anew for every answer. */
type Watched = {
  inFlight(): number;
  bodyBytes(): number;
  cacheAnswers(): Counts;
  cacheBytes(): Counts;
  live(): { listeners: number; events: number };
  openMoney(): Promise<Counts | null>;
  queueDepth(): Promise<Counts | null>;
  figures(): Promise<readonly ShopFigure[]>;
};

/** Prometheus metrics. */
export function mountMetrics(app: FastifyInstance, watched: Watched) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, watched);
  const times = responseTimes();
  app.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.config.isEvents || reply.statusCode !== 200)
      times.add(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { places: 'always', isInternal: true } }, async (_request, reply) =>
    reply
      .header('content-type', registry.contentType)
      .send(`${await registry.metrics()}\n${await figuresAsText(watched.figures)}${times.text()}`),
  );
  return { note: times.add };
}

function addGauges(registry: Registry, watched: Watched) {
  const gauge = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(count());
      },
    });
  const gaugeBy = (label: string, name: string, help: string, count: () => Counts | Promise<Counts | null>) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        // Without a database there is nothing to say, and the other figures are still wanted.
        const counts = await Promise.resolve(count()).catch(() => null);
        if (!counts) return this.reset();
        for (const [what, number] of Object.entries(counts)) this.set({ [label]: what }, number);
      },
    });
  gauge('http_requests_in_flight', 'Requests being worked on', watched.inFlight);
  gauge('http_body_bytes', 'Memory taken by what callers send', watched.bodyBytes);
  gaugeBy(
    'from',
    'public_cache_answers',
    'Public answers by where they came from since the start',
    watched.cacheAnswers,
  );
  gaugeBy(
    'of',
    'cache_bytes',
    'Memory taken by cached answers, the requests they answer, and the documents they are made of; CACHE_MB at most',
    watched.cacheBytes,
  );
  gauge('live_connections', 'Browsers that follow an order', () => watched.live().listeners);
  gauge('live_events', 'Events told to them since the start', () => watched.live().events);
  gaugeBy(
    'what',
    'money_open',
    'Payments that match nothing, refunds that are due or cannot be sent, disputes: above 0 somebody should look',
    watched.openMoney,
  );
  gaugeBy(
    'queue',
    'queue_depth',
    'Messages, webhooks, pushes and refunds of the whole shop that are still to be sent',
    watched.queueDepth,
  );
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
