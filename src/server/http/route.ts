import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Lifetime } from '#contract/lifetimes.ts';
import { type Context, type HeaderFacts, readHeaders } from './context.ts';
import { type Answer, type PublicCache, sendEntry } from './public-cache.ts';
import { acceptForms, readForm, saysLength } from './read-form.ts';
import { resolveShopper, type Shopper, type ShopperLookup } from './shopper.ts';
import { type FieldError, InvalidInput, readPart, unstorableField } from './validate.ts';

type Handler<E extends Endpoint> = (input: Input<E> & Context) => Promise<Reply<E>>;
type Inputs = { params?: unknown; query?: unknown; body?: unknown };

/** An endpoint and what answers it. */
export type Route = { endpoint: Endpoint; answer(input: Inputs & Context): Promise<unknown> };

/** Ties a handler to its endpoint; the types of inputs and reply come from the contract. */
export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  answer: (input) => handler(input as Input<E> & Context),
});

export type RouteTools = {
  cache: PublicCache;
  lookup: ShopperLookup;
  moduleId(idOrSlug: string): Promise<number | null>;
};

export function mountRoutes(app: FastifyInstance, routes: readonly Route[], tools: RouteTools) {
  mountPlain(
    app,
    routes.filter(({ endpoint }) => !endpoint.multipart),
    tools,
  );
  app.register(async (forms) => {
    await acceptForms(forms);
    mountPlain(
      forms,
      routes.filter(({ endpoint }) => endpoint.multipart),
      tools,
    );
  });
}

function mountPlain(app: FastifyInstance, routes: readonly Route[], tools: RouteTools) {
  const taken = new Set(routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`));
  for (const { endpoint, answer } of routes) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const handler = endpoint.lifetime
      ? publicHandler(endpoint, endpoint.lifetime, answer, tools)
      : (request: FastifyRequest, reply: FastifyReply) => handle(endpoint, answer, tools, request, reply);
    const config = endpoint.perMinute ? { rateLimit: { max: endpoint.perMinute, timeWindow: '1 minute' } } : {};
    app.route({ method: endpoint.method, url, handler, config });
    // Clients that cannot send PUT post with _method=put.
    if (endpoint.method === 'PUT' && !taken.has(`POST ${endpoint.path}`)) {
      app.post(url, { config }, (request, reply) => {
        if (!asksForPut(request.body)) throw new AppError('not_found');
        return handler(request, reply);
      });
    }
  }
}

const asksForPut = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && '_method' in body && String(body._method).toLowerCase() === 'put';

async function handle(
  endpoint: Endpoint,
  answer: Route['answer'],
  tools: RouteTools,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const facts = await readHeaders(request, endpoint, tools.moduleId);
  if (endpoint.multipart && !saysLength(request)) reply.header('connection', 'close');
  const known = endpoint.multipart && (await beforeForm(endpoint, tools, request));
  const inputs = readInputs(endpoint, request, facts.language);
  const shopper = known || (await resolveShopper(request, endpoint.access, tools.lookup));
  const { status, headers, body } = await makeAnswer(endpoint, answer, { ...inputs, ...facts, shopper });
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body);
}

/** Nobody's files are taken in before we know whose they are, unless the form itself says so. */
async function beforeForm(endpoint: Endpoint, tools: RouteTools, request: FastifyRequest): Promise<Shopper | null> {
  const shopper = endpoint.access === 'customer' ? await resolveShopper(request, 'customer', tools.lookup) : null;
  if (request.isMultipart()) request.body = await readForm(request);
  return shopper;
}

/** The same for everybody who asks the same, so kept; see answer-from-memory.ts for who asks it again. */
function publicHandler(endpoint: Endpoint, lifetime: Lifetime, answer: Route['answer'], tools: RouteTools) {
  const { cache } = tools;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const facts = inNeighbourhood(endpoint, await readHeaders(request, endpoint, tools.moduleId));
    const inputs = readInputs(endpoint, request, facts.language);
    const key = cacheKey(endpoint, inputs, facts);
    cache.reads.remember(request, { key, lifetime, route: request.routeOptions.url ?? endpoint.path });
    const compute = () => makeAnswer(endpoint, answer, { ...inputs, ...facts, shopper: { kind: 'nobody' } });
    return sendEntry(request, reply, await cache.get(key, lifetime, compute), lifetime);
  };
}

function readInputs(endpoint: Endpoint, request: FastifyRequest, language: string): Inputs {
  const unstorable = unstorableField(request.params) ?? unstorableField(request.query) ?? unstorableField(request.body);
  if (unstorable) throw new AppError('invalid', unstorable);
  const faults: FieldError[] = [];
  const inputs = {
    params: readPart(endpoint.params, request.params, language, faults),
    query: readPart(endpoint.query, request.query, language, faults),
    body: readPart(endpoint.body, request.body, language, faults),
  };
  if (faults.length > 0) throw new InvalidInput(faults);
  return inputs;
}

/** Only what the schema knows enters the key: a made-up query parameter makes no new entry. */
const cacheKey = (endpoint: Endpoint, { params, query }: Inputs, { language, zone_ids, module_id, at }: HeaderFacts) =>
  JSON.stringify([endpoint.name, params, query, zone_ids, module_id, language, at]);

/**
 * A kept answer goes to others too, so it must not know where one shopper stands: not at all, or, when it tells
 * distances, to about 100 m.
 */
function inNeighbourhood(endpoint: Endpoint, facts: HeaderFacts): HeaderFacts {
  if (!facts.at) return facts;
  const rough = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { ...facts, at: endpoint.near ? { lat: rough(facts.at.lat), lng: rough(facts.at.lng) } : null };
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'accept-encoding, zoneid, moduleid, x-localization',
};
const NEAR_HEADERS = { ...JSON_HEADERS, vary: `${JSON_HEADERS.vary}, latitude, longitude` };

/** Encodes by the reply's schema: what is not described is not sent, and what is promised is there. */
async function makeAnswer(endpoint: Endpoint, answer: Route['answer'], input: Inputs & Context): Promise<Answer> {
  const body = z.encode(endpoint.reply, await answer(input));
  return { status: 200, headers: endpoint.near ? NEAR_HEADERS : JSON_HEADERS, body: Buffer.from(JSON.stringify(body)) };
}
