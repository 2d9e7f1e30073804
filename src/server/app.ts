import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { AppError } from '#contract/errors.ts';
import type { Migration } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { features } from './features.ts';
import { answerError } from './http/answer-error.ts';
import { answerFromMemory } from './http/caches/answer-from-memory.ts';
import { isInProcess } from './http/call-in-process.ts';
import { onceTools } from './http/idempotency.ts';
import { keepInternal } from './http/keep-internal.ts';
import { addressOf, trustedProxies } from './http/load/address.ts';
import { bodyBudget } from './http/load/body-budget.ts';
import { guardConnections } from './http/load/guard-connections.ts';
import { shareOf } from './http/load/shares.ts';
import { shedLoad } from './http/load/shed-load.ts';
import { closeSilentConnections } from './http/load/silent-connections.ts';
import { mountRoutes, publicReads } from './http/mount-routes.ts';
import { mountDocs } from './http/openapi/docs.ts';
import { refuseWhileClosed } from './http/refuse-while-closed.ts';
import { FORM_PATIENCE } from './http/requests/read-form.ts';
import { receiveBodies } from './http/requests/receive-body.ts';
import { requestId } from './http/requests/request-id.ts';
import type { Route } from './http/route.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { mountHealth } from './http/watching/health.ts';
import { mountMetrics } from './http/watching/metrics.ts';
import { redactAddress } from './http/watching/redact-address.ts';
import { traceRequests } from './traces/trace-requests.ts';

const SLOW_MS = 1000;
const LARGEST_JSON = 256 * 1024;
const MEGABYTE = 1024 * 1024;

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
  const share = (whole: number) => shareOf(whole, env.ADDRESS_SHARE);
  let stopping = false;
  const app = Fastify({
    logger: { level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie', 'err.detail'] },
    // A logger for each request costs more than a cached answer; who logs names the request (reqId) itself.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
    trustProxy: trusts,
    // What cannot be waited for: silence before a request, and a form that does not end.
    http: { headersTimeout: patienceMs, connectionsCheckingInterval: Math.min(1000, patienceMs) },
    requestTimeout: patienceMs * FORM_PATIENCE,
    bodyLimit: LARGEST_JSON,
    requestIdHeader: false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new AppError('not_found'), request, reply));
  app.addHook('preClose', async () => {
    stopping = true;
  });

  // Else an idle line would hold the stop up, and the next request on it would be lost.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });

  closeSilentConnections(app);
  guardConnections(app.server, {
    most: env.MAX_CONNECTIONS,
    perAddress: share(env.MAX_CONNECTIONS),
    patienceMs,
    trusts,
  });
  const bodies = bodyBudget({ most: env.BODY_MB * MEGABYTE, perAddress: share(env.BODY_MB * MEGABYTE) });
  receiveBodies(app, bodies, patienceMs);
  const load = shedLoad(app, {
    most: env.MAX_IN_FLIGHT,
    perAddress: share(env.MAX_IN_FLIGHT),
    listeners: env.LIVE_CONNECTIONS,
    listenersPerAddress: share(env.LIVE_CONNECTIONS),
  });
  if (deps.tracer) traceRequests(app, deps.tracer);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    done();
  });
  if (env.ALLOWED_ORIGINS) await app.register(cors, otherClients(env.ALLOWED_ORIGINS));
  keepInternal(app, trusts);
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode, elapsedTime } = reply;
    const isSlow = elapsedTime > SLOW_MS && !request.routeOptions.config.isEvents;
    const worth = env.LOG_REQUESTS === 'all' || statusCode >= 500 || isSlow;
    if (worth)
      request.log.info(
        {
          reqId: request.id,
          method: request.method,
          url: redactAddress(request.url),
          statusCode,
          ms: Math.round(elapsedTime),
        },
        'answered',
      );
    done();
  });

  mountHealth(app, deps.db, settings.migrations, () => stopping);
  const mounted = features(deps);
  const weight = { inFlight: load.inFlight, bodyBytes: bodies.held };
  const kept = () => ({
    answers: deps.cache.size().bytes,
    requests: deps.cache.reads.bytes(),
    documents: deps.documents?.size().bytes ?? 0,
  });
  const { note } = mountMetrics(app, deps.cache, kept, weight, mounted);
  // Who wants to see every request in the log wants these too.
  if (env.LOG_REQUESTS !== 'all')
    answerFromMemory(app, {
      cache: deps.cache,
      note,
      isStopping: () => stopping,
      servesOthers: Boolean(env.ALLOWED_ORIGINS),
    });
  await mountDocs(app, { title: 'Storefront API', version: '1', url: () => env.PUBLIC_URL });

  mounted.mountFiles(app);
  const places = { moduleId: mounted.moduleId, knownZones: mounted.knownZones };
  const routes = [...mounted.routes, ...(settings.extraRoutes ?? [])];
  app.decorate('publicReads', publicReads(routes, { cache: deps.cache, ...places }));
  app.decorate('places', places);
  app.decorate('refuseWhileClosed', refuseWhileClosed(mounted.isClosed));
  await app.register(async (api) => {
    if (env.RATE_LIMIT > 0) {
      await api.register(rateLimit, {
        max: env.RATE_LIMIT,
        timeWindow: '1 minute',
        ...(settings.redis && { redis: settings.redis }),
        // A lost Redis must not stop the shop.
        skipOnError: true,
        keyGenerator: ({ ip }) => addressOf(ip),
        allowList: isInProcess,
        errorResponseBuilder: () => new AppError('too_many_requests'),
      });
    }
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

/** Who calls from a page of another origin brings a token or a guest_id of its own: no cookie is ever sent along. */
const otherClients = (origins: readonly string[]) => ({
  origin: [...origins],
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  exposedHeaders: ['x-request-id', 'retry-after', 'idempotent-replayed'],
  maxAge: 86_400,
});
