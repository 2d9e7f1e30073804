import * as z from 'zod/mini';
import type { OperatorScope } from '#domain/operator/scopes.ts';
import type { Lifetime } from './lifetimes.ts';

// A page's security policy refuses `new Function`, which the library would try, and reports the attempt.
if ('document' in globalThis) z.config({ jitless: true });

/**
 * public: the same for everybody. anybody: who says who they are is known, who does not is anonymous. guest: a customer's
 * token or a guest_id. customer: a token. operator: the shop's own systems, by a key.
 */
export type Access = 'public' | 'anybody' | 'guest' | 'customer' | 'operator';

type Fields = z.ZodMiniObject;
type Values = Record<string, unknown>;

/** The inputs of a call, of which each endpoint has some. */
export type AnyInput = { params?: unknown; query?: unknown; body?: unknown };
/** The same as they travel: amounts in the major unit, lists as text. */
type InputOnWire = { params: Values | undefined; query: Values | undefined; body: unknown };

/**
 * One call of the API, described once: the server mounts it, the client calls it, the document shows it.
 * Paths are written as in OpenAPI: /api/v1/items/details/{id}.
 */
export type Endpoint<
  Params extends Fields = Fields,
  Query extends Fields = Fields,
  Body extends Fields = Fields,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  name: string;
  summary: string;
  /** Whose call it is: the tag in the document. */
  feature: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/api/v1/${string}`;
  access: Access;
  /** What a key of the operator has to be made for; every call of the operator names it. */
  scope?: OperatorScope;
  /** Headers the call cannot do without; present ones are always checked. */
  needs?: readonly ('moduleId' | 'zoneId')[];
  params?: Params;
  query?: Query;
  body?: Body;
  /** The body comes as multipart/form-data: texts, and files where the schema says z.file(). Plain JSON works too. */
  multipart?: true;
  reply: Reply;
  /** Public reads only: how long the same answer serves everybody with the same zone, module and language. */
  lifetime?: Lifetime;
  /** The answer says how far things are from the shopper: it is cached for each neighbourhood, not for everybody. */
  near?: boolean;
  /** Calls a minute from one address; for calls that cost much or could be abused. */
  perMinute?: number;
  /** Clients that say `guest_id=null` have no number yet: they are nobody, and no strangers. */
  mayBeNew?: true;
  /** Moves money or stock, or would be there twice: answered in one transaction, and with an Idempotency-Key header once a key. */
  idempotent?: true;
  /**
   * What a caller hands over goes through the same codecs as what the server reads, so that no caller converts anything.
   * Throws what the schema refuses, before anything is sent.
   */
  toWire(input: AnyInput): InputOnWire;
  /** Not one answer but server-sent events, as long as the caller listens; `reply` is what stands in each. */
  events?: true;
};

/** A call as a feature describes it. */
type Description<Params extends Fields, Query extends Fields, Body extends Fields, Reply extends z.ZodMiniType> = Omit<
  Endpoint<Params, Query, Body, Reply>,
  'toWire'
>;

export const endpoint = <
  Params extends Fields,
  Query extends Fields,
  Body extends Fields,
  const Reply extends z.ZodMiniType,
  const Once extends true | undefined = undefined,
>(
  description: Description<Params, Query, Body, Reply> & { idempotent?: Once },
): Endpoint<Params, Query, Body, Reply> & { idempotent?: Once } => ({
  ...description,
  toWire: ({ params, query, body }) => ({
    params: description.params && asFields(z.encode(description.params, params as z.output<Params>)),
    query: description.query && asFields(z.encode(description.query, (query ?? {}) as z.output<Query>)),
    body: description.body && body !== undefined ? z.encode(description.body, body as z.output<Body>) : undefined,
  }),
});

const asFields = (encoded: unknown) => encoded as Values;

/** What a caller writes and a handler reads: the inputs as the rules see them (after decoding). */
export type Input<E extends Endpoint> = Part<NonNullable<E['params']>, 'params'> &
  Part<NonNullable<E['query']>, 'query'> &
  Part<NonNullable<E['body']>, 'body'>;
type Part<Schema, Key extends string> = Schema extends Fields
  ? Fields extends Schema
    ? unknown
    : { [K in Key]: z.output<Schema> }
  : unknown;

export type Reply<E extends Endpoint> = z.output<E['reply']>;
