import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '#contract/errors.ts';
import type { Migration } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import type { Env } from './env.ts';
import { features } from './features.ts';
import { answerError } from './http/answer-error.ts';
import { answerFromMemory } from './http/caches/answer-from-memory.ts';
import { onceTools } from './http/idempotency.ts';
import { keepInternal } from './http/keep-internal.ts';
import { trustedProxies } from './http/load/address.ts';
import { guardLoad } from './http/load/guard-load.ts';
import { limitRate } from './http/load/limit-rate.ts';
import { mountRoutes, publicReads } from './http/mount-routes.ts';
import { mountDocs } from './http/openapi/docs.ts';
import { refuseWhileClosed } from './http/refuse-while-closed.ts';
import { FORM_PATIENCE } from './http/requests/read-form.ts';
import { requestId } from './http/requests/request-id.ts';
import type { Route } from './http/route.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { mountHealth } from './http/watching/health.ts';
import { logRequests } from './http/watching/log-requests.ts';
import { mountMetrics } from './http/watching/metrics.ts';
import { traceRequests } from './traces/trace-requests.ts';

const LARGEST_JSON = 256 * 1024;

export type AppSettings = {
  migrations: readonly Migration[];
  redis?: Redis | undefined;
  extraRoutes?: readonly Route[];
};

/** The HTTP server: the routes of every feature. The web layer is mounted on it by main.ts. */
export async function buildApp(deps: Deps, settings: AppSettings): Promise<FastifyInstance> {
  const { env } = deps;
  const trusts = trustedProxies(env.TRUST_PROXY);
  const patienceMs = env.PATIENCE_SECONDS * 1000;
  const app = openServer(env, trusts, patienceMs);
  const isStopping = sayWhenItStops(app);
  const { bodies, load } = guardLoad(app, env, { trusts, patienceMs });
  if (deps.tracer) traceRequests(app, deps.tracer);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    done();
  });
  if (env.ALLOWED_ORIGINS) await app.register(cors, otherClients(env.ALLOWED_ORIGINS));
  keepInternal(app, trusts);
  logRequests(app, env.LOG_REQUESTS);

  mountHealth(app, deps.db, settings.migrations, isStopping);
  const mounted = features(deps);
  const { note } = mountMetrics(app, {
    ...mounted,
    cacheAnswers: () => deps.cache.counts,
    cacheBytes: () => ({
      answers: deps.cache.size().bytes,
      requests: deps.cache.reads.bytes(),
      documents: deps.documents?.size().bytes ?? 0,
    }),
    inFlight: load.inFlight,
    bodyBytes: bodies.held,
  });
  // Who wants to see every request in the log wants these too.
  if (env.LOG_REQUESTS !== 'all')
    answerFromMemory(app, { cache: deps.cache, note, isStopping, servesOthers: Boolean(env.ALLOWED_ORIGINS) });
  await mountDocs(app, { title: 'Storefront API', version: '1', url: () => env.PUBLIC_URL });

  const limit = { perMinute: env.RATE_LIMIT, redis: settings.redis };
  mounted.mountFiles(app, (pages) => limitRate(pages, { ...limit, of: 'payment pages' }));
  const places = { moduleId: mounted.moduleId, knownZones: mounted.knownZones };
  const routes = [...mounted.routes, ...(settings.extraRoutes ?? [])];
  app.decorate('publicReads', publicReads(routes, { cache: deps.cache, ...places }));
  app.decorate('places', places);
  app.decorate('refuseWhileClosed', refuseWhileClosed(mounted.isClosed));
  await app.register(async (api) => {
    await limitRate(api, { ...limit, of: 'calls' });
    mountRoutes(api, routes, {
      cache: deps.cache,
      once: onceTools(deps),
      lookup: mounted.lookup,
      operators: mounted.operators,
      ...places,
      forms: { bodies, patienceMs: patienceMs * FORM_PATIENCE, enter: load.enter, perMinute: env.RATE_LIMIT },
    });
  });
  return app;
}

function openServer(env: Env, trustProxy: ReturnType<typeof trustedProxies>, patienceMs: number): FastifyInstance {
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie', 'err.detail'] },
    // A logger for each request costs more than a cached answer; who logs names the request (reqId) itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    trustProxy,
    // What cannot be waited for: silence before a request, and a form that does not end.
    http: {
      headersTimeout: patienceMs,
      // Node looks at both while the server is made; Fastify sets its own only after that.
      requestTimeout: patienceMs * FORM_PATIENCE,
      connectionsCheckingInterval: Math.min(1000, patienceMs),
    },
    requestTimeout: patienceMs * FORM_PATIENCE,
    bodyLimit: LARGEST_JSON,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
  return app;
}

/** Whether a stop has begun. From then on every answer ends its connection. */
function sayWhenItStops(app: FastifyInstance): () => boolean {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  // Else an idle line would hold the stop up, and the next request on it would be lost.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  return () => stopping;
}

/** Who calls from a page of another origin brings a token or a guest_id of its own: no cookie is ever sent along. */
const otherClients = (origins: readonly string[]) => ({
  origin: [...origins],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed'],
  maxAge: 86_400,
});
