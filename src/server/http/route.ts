import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import type { Lifetime } from '#contract/lifetimes.ts';
import { shapeReply } from '#contract/shape-reply.ts';
import { writePieces, writeReply } from '#contract/write-reply.ts';
import type { Db } from '../db/db.ts';
import { type Answer, type PublicCache, sendEntry } from './caches/public-cache.ts';
import { type Context, type HeaderFacts, readHeaders } from './context.ts';
import { lastEventId, sendEvents } from './event-stream.ts';
import {
  answerBefore,
  answerOnce,
  hashOfRequest,
  keyIn,
  type OnceTools,
  ownerOfKey,
  refuseOwnerless,
} from './idempotency.ts';
import type { BodyBudget } from './load/body-budget.ts';
import type { Load } from './load/shed-load.ts';
import { enterAsOperator, noteAnswers, type OperatorDoor, refuseScopeless } from './operator-door.ts';
import { inTodaysWords } from './requests/older-words.ts';
import { inOneSpelling } from './requests/phone-spelling.ts';
import { acceptForms, readForm, saysLength } from './requests/read-form.ts';
import { isForm, openBody } from './requests/receive-body.ts';
import { given, InvalidInput, readPart, unstorableField } from './requests/validate.ts';
import { hasNoNumberYet, NOBODY, resolveShopper, type Shopper, type ShopperLookup, saysWho } from './shopper.ts';

/** The transaction in which all work of a call that is answered once is done. */
type Tx<E extends Endpoint> = true extends E['idempotent'] ? { tx: Db } : unknown;
type Handler<E extends Endpoint> = (input: Input<E> & Context & Tx<E>) => Promise<Reply<E>>;
type Inputs = { params?: unknown; query?: unknown; body?: unknown };

/** What was made ready before a transaction opened; `discard`: it was not needed. */
export type Prepared<Ready> = { ready: Ready; discard(): Promise<void> };

/** An endpoint and what answers it. */
export type Route = {
  endpoint: Endpoint;
  prepare?(input: Inputs & Context): Promise<Prepared<unknown>>;
  answer(input: Inputs & Context & { tx?: Db; ready?: unknown; last_event_id?: number | null }): Promise<unknown>;
};

/** Ties a handler to its endpoint; the types of inputs and reply come from the contract. */
export const route = <E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  answer: (input) => handler(input as Input<E> & Context & Tx<E>),
});

/** For a call that is answered once: what may take long (files, another's server) is done before its transaction opens. */
export const preparedRoute = <E extends Endpoint, Ready>(
  endpoint: E,
  prepare: (input: Input<E> & Context) => Promise<Prepared<Ready>>,
  handler: (input: Input<E> & Context & { tx: Db; ready: Ready }) => Promise<Reply<E>>,
): Route => ({
  endpoint,
  prepare: (input) => prepare(input as Input<E> & Context),
  answer: (input) => handler(input as Input<E> & Context & { tx: Db; ready: Ready }),
});

/** For a call that is answered by events as they happen; `last_event_id`: the last one that the caller has seen. */
export const eventsRoute = <E extends Endpoint>(
  endpoint: E,
  handler: (input: Input<E> & Context & { last_event_id: number | null }) => Promise<Readable>,
): Route => ({
  endpoint,
  answer: (input) => handler(input as Input<E> & Context & { last_event_id: number | null }),
});

export type RouteTools = {
  cache: PublicCache;
  once: OnceTools;
  lookup: ShopperLookup;
  operators: OperatorDoor;
  moduleId(idOrSlug: string): Promise<number | null>;
  knownZones(ids: readonly number[]): Promise<readonly number[]>;
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
  if (endpoint.multipart && !saysLength(request)) reply.header('connection', 'close');
  const known = endpoint.multipart ? await receiveForm(endpoint, tools, request, reply, operator) : operator;
  const inputs = readInputs(endpoint, request, facts.language);
  const isNew = endpoint.mayBeNew && hasNoNumberYet(request);
  const shopper = known || (isNew ? NOBODY : await resolveShopper(request, endpoint.access, tools.lookup));
  const input = { ...inputs, ...facts, shopper };
  if (endpoint.events)
    return sendEvents(reply, (await answer({ ...input, last_event_id: lastEventId(request) })) as Readable);
  const { status, headers, body } = endpoint.idempotent
    ? await makeAnswerOnce(route, input, tools.once, keyIn(request.headers))
    : await makeAnswer(endpoint, answer, input);
  return reply.code(status).headers(headers).header('cache-control', 'no-store').send(body);
}

async function makeAnswerOnce(
  { endpoint, prepare, answer }: Route,
  input: Inputs & Context,
  tools: OnceTools,
  key: string | null,
): Promise<Answer> {
  const { params, query, body, module_id, shopper } = input;
  const repeatable = key !== null && {
    owner: ownerOfKey(shopper),
    key,
    request_hash: await hashOfRequest(tools, [endpoint.name, params, query, body, module_id]),
  };
  const known = async () => (repeatable ? answerBefore(tools, repeatable) : null);
  // Where much would be prepared in vain it is asked first; else the transaction finds out, which most calls need anyway.
  const before = carriesFiles(body) ? await known() : null;
  if (before !== null) return repeated(before);
  const prepared = await prepare?.(input).catch(async (error: unknown) => {
    // What was granted once stays granted, even if it could not be prepared any more.
    const granted = await known();
    if (granted !== null) return { granted };
    throw error;
  });
  if (prepared && 'granted' in prepared) return repeated(prepared.granted);
  try {
    const { reply, isRepeated } = await answerOnce(tools, repeatable || null, async (tx) =>
      writeReply(endpoint.reply, await answer({ ...input, tx, ready: prepared?.ready })),
    );
    if (!isRepeated) return { status: 200, headers: JSON_HEADERS, body: Buffer.from(reply) };
    await prepared?.discard();
    return repeated(reply);
  } catch (error) {
    // After any other failure it is unknown whether it was stored: rather a file too many than one too few.
    if (error instanceof AppError) await prepared?.discard();
    throw error;
  }
}

const carriesFiles = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  Object.values(body)
    .flat()
    .some((value) => value instanceof File);

const repeated = (reply: string): Answer => ({
  status: 200,
  headers: { ...JSON_HEADERS, 'idempotent-replayed': 'true' },
  body: Buffer.from(reply),
});

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
  let shopper = endpoint.access !== 'guest' || saysWho(request) ? await who() : null;
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
  return async (name, asked) => {
    const { endpoint, answer } = byName.get(name) ?? {};
    if (!endpoint?.lifetime || !answer) throw new Error(`${name} is no public read`);
    const { key, input } = await readPublic(endpoint, asked, tools);
    const entry = await tools.cache.get(key, endpoint.lifetime, () => makeAnswer(endpoint, answer, input, true));
    return (
      entry.reply ?? tools.cache.keepReply(key, entry, endpoint.reply.parse(JSON.parse(entry.body.plain().toString())))
    );
  };
}

/** The reply of a public call, by the call's name. Throws what it is refused with. */
export type PublicReads = (name: string, asked: Asked) => Promise<unknown>;

/** A request, as far as a call depends on it; the values of its address are texts. */
type Asked = Pick<FastifyRequest, 'headers' | 'id' | 'ip'> & Inputs;

type ReadTools = Pick<RouteTools, 'moduleId' | 'knownZones'>;

async function readPublic(endpoint: Endpoint, asked: Asked, { moduleId, knownZones }: ReadTools) {
  const said = inNeighbourhood(endpoint, await readHeaders(asked, endpoint, moduleId));
  const facts = { ...said, zone_ids: await knownZones(said.zone_ids) };
  const inputs = readInputs(endpoint, asked, facts.language);
  const input: Inputs & Context = { ...inputs, ...facts, shopper: { kind: 'anonymous' } };
  return { key: cacheKey(endpoint, inputs, facts), input };
}

function readInputs(endpoint: Endpoint, request: Inputs, language: string): Inputs {
  const unstorable = unstorableField(request.params) ?? unstorableField(request.query) ?? unstorableField(request.body);
  if (unstorable) throw new AppError('invalid', unstorable);
  const faults: FieldError[] = [];
  const inputs = {
    params: readPart(endpoint.params, request.params, language, faults),
    query: readPart(endpoint.query, inOneSpelling(given(request.query)), language, faults),
    body: readPart(endpoint.body, inOneSpelling(inTodaysWords(endpoint.name, request.body)), language, faults),
  };
  if (faults.length > 0) throw new InvalidInput(faults);
  return inputs;
}

/** Only what the schema knows enters the key: a made-up query parameter makes no new entry. */
const cacheKey = (endpoint: Endpoint, { params, query }: Inputs, { language, zone_ids, module_id, at }: HeaderFacts) =>
  JSON.stringify([endpoint.name, params, query, zone_ids, module_id, language, at]);

/**
 * A cached answer goes to others too, so it must not know where one shopper stands: not at all, or, when it tells
 * distances, to about 100 m.
 */
function inNeighbourhood(endpoint: Endpoint, facts: HeaderFacts): HeaderFacts {
  if (!facts.at) return facts;
  const rough = (degrees: number) => Math.round(degrees * 1000) / 1000;
  return { ...facts, at: endpoint.near ? { lat: rough(facts.at.lat), lng: rough(facts.at.lng) } : null };
}

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'accept-encoding, origin, zoneid, moduleid, x-localization',
};
const NEAR_HEADERS = { ...JSON_HEADERS, vary: `${JSON_HEADERS.vary}, latitude, longitude` };

/** Encodes by the reply's schema: what is not described is not sent, and what is promised is there. */
async function makeAnswer(
  endpoint: Endpoint,
  answer: Route['answer'],
  input: Inputs & Context,
  isForPage = false,
): Promise<Answer> {
  const reply = await answer(input);
  const pieces = writePieces(endpoint.reply, reply);
  const body = Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));
  const headers = endpoint.near ? NEAR_HEADERS : JSON_HEADERS;
  return { status: 200, headers, body, ...(isForPage && { reply: shapeReply(endpoint.reply, reply) }) };
}
