import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Lifetime } from '#contract/lifetimes.ts';
import { type PublicCache, sendEntry } from './caches/public-cache.ts';
import { readHeaders } from './context.ts';
import { lastEventId, sendEvents } from './event-stream.ts';
import { keyIn, type OnceTools, refuseOwnerless } from './idempotency.ts';
import type { BodyBudget } from './load/body-budget.ts';
import type { Load } from './load/shed-load.ts';
import { makeAnswer, makeAnswerOnce, makePageAnswer } from './make-answer.ts';
import { enterAsOperator, noteAnswers, type OperatorAccess, refuseScopeless } from './operator-access.ts';
import { type PublicRequest, type ReadTools, readInputs, readPublic } from './requests/read-call.ts';
import { acceptForms, hasContentLength, readForm } from './requests/read-form.ts';
import { isForm, openBody } from './requests/receive-body.ts';
import type { Route } from './route.ts';
import { hasIdentity, hasNoNumberYet, NOBODY, resolveShopper, type Shopper, type ShopperLookup } from './shopper.ts';

export type RouteTools = ReadTools & {
  cache: PublicCache;
  once: OnceTools;
  lookup: ShopperLookup;
  operators: OperatorAccess;
  forms: {
    bodies: BodyBudget;
    patienceMs: number;
    /** Takes a place among those who are worked on. */
    enter: Load['enter'];
    /** Calls a minute of any kind from one address; 0: no limit. */
    perMinute: number;
  };
};

/** Forms a minute from one address: each may bring megabytes that have to be decoded. */
const FORMS_PER_MINUTE = 60;

export function mountRoutes(app: FastifyInstance, routes: readonly Route[], tools: RouteTools) {
  mount(
    app,
    routes.filter(({ endpoint }) => !endpoint.multipart),
    tools,
  );
  app.register(async (forms) => {
    await acceptForms(forms);
    mount(
      forms,
      routes.filter(({ endpoint }) => endpoint.multipart),
      tools,
    );
  });
}

function mount(app: FastifyInstance, routes: readonly Route[], tools: RouteTools) {
  const taken = new Set(routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
  for (const route of routes) {
    const { endpoint, answer } = route;
    refuseOwnerless(endpoint);
    refuseScopeless(endpoint);
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const handler = endpoint.lifetime
      ? publicHandler(endpoint, endpoint.lifetime, answer, tools)
      : (request: FastifyRequest, reply: FastifyReply) => handle(route, tools, request, reply);
    const config = {
      ...(endpoint.perMinute && { rateLimit: { max: endpoint.perMinute, timeWindow: '1 minute' } }),
      ...(endpoint.multipart && { readsForm: true as const }),
      ...(endpoint.multipart && !endpoint.perMinute && { rateLimit: formRate(tools.forms.perMinute) }),
      ...(endpoint.events && { isEvents: true as const }),
    };
    // Whoever asks only for the head would never hang up.
    const exposeHeadRoute = endpoint.method === 'GET' && !endpoint.events;
    const onSend = endpoint.access === 'operator' ? { onSend: noteAnswers(tools.operators) } : {};
    app.route({ method: endpoint.method, url, handler, config, exposeHeadRoute, ...onSend });
    // Clients that cannot send PUT post with _method=put.
    if (endpoint.method === 'PUT' && !taken.has(`POST ${endpoint.path}`)) {
      app.post(url, { config, ...onSend }, (request, reply) => {
        if (!asksForPut(request.body)) throw new AppError('not_found');
        return handler(request, reply);
      });
    }
  }
}

const formRate = (most: number) => ({
  max: (request: FastifyRequest) => (isForm(request) ? Math.min(FORMS_PER_MINUTE, most) : most),
  timeWindow: '1 minute',
});

const asksForPut = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && '_method' in body && String(body._method).toLowerCase() === 'put';

async function handle(route: Route, tools: RouteTools, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint, answer } = route;
  if (endpoint.method !== 'GET' && endpoint.access !== 'operator') await request.server.refuseWhileClosed();
  const operator = endpoint.access === 'operator' ? await enterAsOperator(tools.operators, endpoint, request) : null;
  const facts = await readHeaders(request, endpoint, tools.moduleId);
  if (endpoint.multipart && !hasContentLength(request)) reply.header('connection', 'close');
  const known = endpoint.multipart ? await receiveForm(endpoint, tools, request, reply, operator) : operator;
  const isNew = endpoint.mayBeNew && hasNoNumberYet(request);
  // Whoever has no business here hears that first, and not what to fill in.
  const shopper = known || (isNew ? NOBODY : await resolveShopper(request, endpoint.access, tools.lookup));
  const inputs = readInputs(endpoint, request, facts.language);
  const input = { ...inputs, ...facts, shopper, origin: `${request.protocol}://${request.host}` };
  if (endpoint.events)
    return sendEvents(reply, (await answer({ ...input, last_event_id: lastEventId(request) })) as Readable);
  const { status, headers, body } = endpoint.idempotent
    ? await makeAnswerOnce(route, input, tools.once, keyIn(request.headers))
    : await makeAnswer(endpoint, answer, input);
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body);
}

/**
 * Not a byte of a file is kept before we know whose it is. A guest may say so in the form itself, before the first file.
 * A form is there whole before it takes a place among those who are worked on.
 */
async function receiveForm(
  endpoint: Endpoint,
  { lookup, forms }: RouteTools,
  request: FastifyRequest,
  reply: FastifyReply,
  operator: Shopper | null,
): Promise<Shopper | null> {
  const who = async () => operator ?? (await resolveShopper(request, endpoint.access, lookup));
  let shopper = endpoint.access !== 'guest' || hasIdentity(request) ? await who() : null;
  if (request.isMultipart()) {
    request.body = await readForm(request, {
      body: openBody(forms.bodies, request, reply),
      patienceMs: forms.patienceMs,
      async beforeFile(values) {
        request.body = values;
        shopper ??= await who();
      },
    });
  }
  forms.enter(request, reply);
  return shopper;
}

/** The same for everybody, so it is cached; answer-from-memory.ts serves the next request. */
function publicHandler(endpoint: Endpoint, lifetime: Lifetime, answer: Route['answer'], tools: RouteTools) {
  const { cache } = tools;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { key, input } = await readPublic(endpoint, request, tools);
    cache.reads.remember(request, { key, lifetime, route: request.routeOptions.url ?? endpoint.path });
    const compute = () => makeAnswer(endpoint, answer, input);
    return sendEntry(request, reply, await cache.get(key, lifetime, compute), lifetime);
  };
}

/**
 * The same for pages that are drawn in this process: read, checked and cached like any other call, but what was answered
 * is handed over as it is, instead of being written, sent to ourselves, read and checked again.
 */
export function publicReads(routes: readonly Route[], tools: Pick<RouteTools, 'cache' | keyof ReadTools>): PublicReads {
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return async (name, request) => {
    const { endpoint, answer } = byName.get(name) ?? {};
    if (!endpoint?.lifetime || !answer) throw new Error(`${name} is no public read`);
    const { key, input } = await readPublic(endpoint, request, tools);
    const entry = await tools.cache.get(key, endpoint.lifetime, () => makePageAnswer(endpoint, answer, input));
    const read = () => endpoint.reply.parse(JSON.parse(entry.body.write().body.plain().toString()));
    return entry.reply ?? tools.cache.keepReply(key, entry, read());
  };
}

/** The reply of a public call, by the call's name. Throws what it is refused with. */
export type PublicReads = (name: string, request: PublicRequest) => Promise<unknown>;
