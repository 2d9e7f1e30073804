import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { FieldError } from '#contract/field-errors.ts';
import { type Context, type HeaderFacts, readHeaders } from '../context.ts';
import { inTodaysFieldNames } from './older-field-names.ts';
import { inOneSpelling } from './phone-spelling.ts';
import { InvalidInput, readPart, unstorableField, withoutBlanks, withoutRefusedBlanks } from './validate.ts';

/** What a call is made with, as its endpoint describes it. */
export type Inputs = { params?: unknown; query?: unknown; body?: unknown };

/** A request, as far as a call depends on it; the values of its address are texts. */
export type PublicRequest = Pick<FastifyRequest, 'headers' | 'id' | 'ip'> & Inputs;

export type ReadTools = {
  moduleId(idOrSlug: string): Promise<number | null>;
  knownZones(ids: readonly number[]): Promise<readonly number[]>;
};

/** What a public call asks for, and the name under which its answer is cached. */
export async function readPublic(endpoint: Endpoint, request: PublicRequest, { moduleId, knownZones }: ReadTools) {
  const said = inNeighbourhood(endpoint, await readHeaders(request, endpoint, moduleId));
  const facts = { ...said, zone_ids: await knownZones(said.zone_ids) };
  const inputs = readInputs(endpoint, request, facts.language);
  const input: Inputs & Context = { ...inputs, ...facts, shopper: { kind: 'anonymous' }, origin: null };
  return { key: cacheKey(endpoint, inputs, facts), input };
}

export function readInputs(endpoint: Endpoint, request: Inputs, language: string): Inputs {
  const unstorable = unstorableField(request.params) ?? unstorableField(request.query) ?? unstorableField(request.body);
  if (unstorable) throw new AppError('invalid', unstorable);
  const faults: FieldError[] = [];
  const inputs = {
    params: readPart(endpoint.params, request.params, language, faults),
    query: readPart(endpoint.query, inOneSpelling(withoutBlanks(request.query)), language, faults),
    body: readPart(endpoint.body, inOneSpelling(saidInBody(endpoint, request.body)), language, faults),
  };
  if (faults.length > 0) throw new InvalidInput(faults);
  return inputs;
}

/** The operator's own systems are told of every value that cannot be meant; a price of null is no price left as it is. */
function saidInBody({ name, access, body }: Endpoint, sent: unknown): unknown {
  const today = inTodaysFieldNames(name, sent);
  return access === 'operator' ? today : withoutRefusedBlanks(body, today);
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
