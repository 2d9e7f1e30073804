import { z } from 'zod';
import type { Access, Endpoint } from '#contract/endpoint.ts';

type Json = Record<string, unknown>;

const HEADERS: Record<string, string> = {
  zoneId: 'Zones of the shopper, a JSON list: [1,2]',
  moduleId: 'Chosen module, its id or slug',
  latitude: 'Where the shopper is; 0 when unknown',
  longitude: 'Where the shopper is; 0 when unknown',
  'X-localization': 'Language of texts: en or es',
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Made by the client for one attempt: the same call again within a day gets the first answer',
  required: false,
  schema: { type: 'string', maxLength: 255 },
};

/** The OpenAPI 3.1 document, made from the contract: nothing in it is written by hand. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { title: string; version: string; url: string },
) {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: about.version },
    servers: [{ url: about.url }],
    tags: [...new Set(endpoints.map(({ feature }) => feature))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer' },
        guest: { type: 'apiKey', in: 'query', name: 'guest_id' },
        operator: { type: 'http', scheme: 'bearer', description: 'A key that npm run operator:key has made' },
      },
      schemas: { Errors: errorsSchema },
    },
  };
}

const SECURITY: Record<Access, Json[]> = {
  public: [],
  anybody: [{}, { customer: [] }, { guest: [] }],
  guest: [{ customer: [] }, { guest: [] }],
  customer: [{ customer: [] }],
  operator: [{ operator: [] }],
};

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.scope && {
      description: `Scope: ${endpoint.scope}${endpoint.method === 'GET' ? `, or ${endpoint.scope}:read` : ''}`,
    }),
    tags: [endpoint.feature],
    security: SECURITY[endpoint.access],
    parameters: [
      ...fields(endpoint.params, 'path'),
      ...fields(endpoint.query, 'query'),
      ...Object.entries(HEADERS).map(([name, description]) => ({
        name,
        in: 'header',
        description,
        required: endpoint.needs?.some((needed) => needed === name) ?? false,
        schema: { type: 'string' },
      })),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: {
          [endpoint.multipart ? 'multipart/form-data' : 'application/json']: { schema: wireSchema(endpoint.body) },
        },
      },
    }),
    responses: {
      200: {
        description: 'OK',
        content: {
          [endpoint.events ? 'text/event-stream' : 'application/json']: { schema: wireSchema(endpoint.reply) },
        },
      },
      ...refusal(
        403,
        endpoint.scope
          ? `The key was not made for this, or a field is not valid; its name is the code`
          : 'A field or header is not valid; its name is the code',
      ),
      ...(endpoint.access !== 'public' &&
        refusal(401, endpoint.scope ? 'No key, or not a valid one' : 'Not signed in')),
      ...(endpoint.idempotent && refusal(409, 'The key was used for another request')),
      ...(endpoint.params && refusal(404, 'There is no such thing')),
      ...refusal(429, 'Too many calls'),
      ...refusal(503, 'Not now; see Retry-After'),
    },
  };
}

const refusal = (status: number, description: string): Json => ({
  [status]: { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } } },
});

/** What stands on the wire: the input side of codecs. */
function wireSchema(schema: z.core.$ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return json;
}

function fields(schema: z.core.$ZodObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const errorsSchema: Json = {
  type: 'object',
  required: ['errors', 'message'],
  properties: {
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: { code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};
