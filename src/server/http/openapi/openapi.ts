import type { Access, Endpoint } from '#contract/endpoint.ts';
import { EXAMPLES, type Example } from '#contract/examples.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { type WireSchemas, wireSchemas } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

const header = (name: string, description: string, more: Json = {}): Json => ({
  name,
  in: 'header',
  description,
  required: false,
  schema: { type: 'string', ...more },
});

const HEADERS = {
  zoneId: header('zoneId', 'Zones of the shopper, a JSON list: [1,2]'),
  moduleId: header('moduleId', 'Chosen module, its id or slug'),
  latitude: header('latitude', 'Where the shopper is; 0 when unknown'),
  longitude: header('longitude', 'Where the shopper is; 0 when unknown'),
  'X-localization': header('X-localization', 'Language of texts', { enum: LANGUAGES.map(({ key }) => key) }),
  'Idempotency-Key': header(
    'Idempotency-Key',
    'Made by the client for one attempt: the same call again within a day gets the first answer',
    { maxLength: 255 },
  ),
} satisfies Record<string, Json>;

/** The OpenAPI 3.1 document, made from the contract. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  about: { title: string; version: string; url: string },
) {
  const schemas = wireSchemas(endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const described = operation(endpoint, schemas, EXAMPLES[endpoint.name] ?? {});
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: described };
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
      schemas: { Errors: errorsSchema, ...schemas.componentsOf(paths) },
      parameters: HEADERS,
      responses: refusals,
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

function operation(endpoint: Endpoint, schemas: WireSchemas, example: Example): Json {
  const body = schemas.of(endpoint, 'body');
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    ...(endpoint.scope && {
      description: `Scope: ${endpoint.scope}${endpoint.method === 'GET' ? `, or ${endpoint.scope}:read` : ''}`,
    }),
    tags: [endpoint.feature],
    security: SECURITY[endpoint.access],
    parameters: [
      ...fields(schemas.of(endpoint, 'params'), 'path', example.params),
      ...fields(schemas.of(endpoint, 'query'), 'query', example.query),
      ...headersOf(endpoint),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          bodyTypes(endpoint).map((type) => [type, { schema: body, ...(example.body && { example: example.body }) }]),
        ),
      },
    }),
    responses: {
      200: {
        description: 'OK',
        content: {
          [endpoint.events ? 'text/event-stream' : 'application/json']: {
            schema: schemas.of(endpoint, 'reply'),
            ...(example.reply !== undefined && { example: example.reply }),
          },
        },
      },
      403: refusal(endpoint.scope ? 'ScopeOrInvalid' : 'Invalid'),
      ...(endpoint.access !== 'public' && { 401: refusal(endpoint.scope ? 'NoKey' : 'NotSignedIn') }),
      ...(endpoint.idempotent && { 409: refusal('KeyUsed') }),
      ...(endpoint.params && { 404: refusal('NotFound') }),
      429: refusal('TooMany'),
      503: refusal('NotNow'),
    },
  };
}

/** Who sends no file may send JSON where others send a form. */
const bodyTypes = ({ multipart }: Endpoint): string[] => [
  ...(multipart ? ['multipart/form-data'] : []),
  'application/json',
];

/** The operator's systems stand nowhere and choose no module. */
function headersOf({ access, needs = [], idempotent }: Endpoint): Json[] {
  const { 'Idempotency-Key': once, ...scope } = HEADERS;
  const sent = access === 'operator' ? { 'X-localization': scope['X-localization'] } : scope;
  return [
    ...Object.entries(sent).map(([name, described]) =>
      needs.some((needed) => needed === name) ? { ...described, required: true } : refTo('parameters', name),
    ),
    ...(idempotent ? [refTo('parameters', String(once.name))] : []),
  ];
}

const REFUSALS = {
  Invalid: 'A field or header is not valid; its name is the code',
  ScopeOrInvalid: 'The key was not made for this, or a field is not valid; its name is the code',
  NotSignedIn: 'Not signed in',
  NoKey: 'No key, or not a valid one',
  KeyUsed: 'The key was used for another request',
  NotFound: 'There is no such thing',
  TooMany: 'Too many calls',
  NotNow: 'Not now; see Retry-After',
};

const refTo = (kind: 'parameters' | 'responses' | 'schemas', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});

const refusal = (name: keyof typeof REFUSALS): Json => refTo('responses', name);

const refusals: Record<string, Json> = Object.fromEntries(
  Object.entries(REFUSALS).map(([name, description]) => [
    name,
    { description, content: { 'application/json': { schema: refTo('schemas', 'Errors') } } },
  ]),
);

function fields(schema: Json | null, place: 'path' | 'query', example: Json = {}): Json[] {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    ...(name in example && { example: example[name] }),
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
        properties: {
          code: { type: 'string' },
          message: { type: 'string' },
          seconds: { type: 'integer', description: 'How long it is refused, where that is known' },
        },
      },
    },
  },
};
