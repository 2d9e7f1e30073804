import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type Answer, startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
});
afterAll(() => api.stop());

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[1,2',
  '9'.repeat(40),
  '1.5',
  '１２',
  "'; drop table items; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  'é'.repeat(300),
  'x'.repeat(5000),
  '57.7',
  '11.97',
  '1',
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }));
const value: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 2 },
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
);

const names = (schema: Endpoint['query']): string[] => Object.keys(schema?.shape ?? {});
const some = <Value>(keys: string[], arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Partial<Record<string, Value>>> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, arbitrary])), { requiredKeys: [] });

// Header values that HTTP itself can carry.
const headerText = fc.oneof(
  fc.constantFrom(...NASTY.filter((nasty) => /^[\x20-\x7e]*$/.test(nasty))),
  fc.string({ unit: fc.constantFrom(...'0123456789[],.{}"abc -'), maxLength: 30 }),
);

const HEADER_NAMES = ['zoneid', 'moduleid', 'latitude', 'longitude', 'x-localization', 'authorization'];

/** Generated requests to one endpoint; `signedIn` makes somebody who sends them, anew whenever the last may have left. */
async function attack(endpoint: Endpoint, signedIn?: () => Promise<{ authorization: string }>) {
  const input = fc.record({
    params: fc.record(Object.fromEntries(names(endpoint.params).map((key) => [key, text]))),
    query: some([...names(endpoint.query), 'extra'], text),
    body: fc.oneof(some([...names(endpoint.body), 'extra'], value), value),
    // Most calls with such headers are refused for them: half come without, and reach what they ask for.
    headers: fc.oneof(fc.constant({}), some(HEADER_NAMES, headerText)),
  });
  let caller: { authorization: string } | undefined;
  await fc.assert(
    fc.asyncProperty(input, async ({ params, query, body, headers }) => {
      caller ??= await signedIn?.();
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encode(String(params[key])) || '0');
      const search = Object.entries(query)
        .map(([key, each]) => `${key}=${encode(each ?? '')}`)
        .join('&');
      const sendsBody = endpoint.method !== 'GET';
      const answer = await api.call(`${path}?${search}`, {
        method: endpoint.method,
        headers: { ...(headers as Record<string, string>), ...caller },
        ...(sendsBody && { body }),
      });
      if (mayHaveChanged(endpoint, answer)) caller = undefined;
      expect(answer.status, answer.text).toBeLessThan(500);
      expect(isAnswerOrRefusal(answer), answer.text).toBe(true);
    }),
    { numRuns: 40 },
  );
}

/** Reads and refusals leave their caller as they were, but for those which say that this one may not call any more. */
const mayHaveChanged = ({ method }: Endpoint, { status }: Answer): boolean =>
  status < 400 ? method !== 'GET' : [401, 429].includes(status);

/** Somebody new who may make the call. */
const allowedTo = async ({ access }: Endpoint): Promise<{ authorization: string }> =>
  access === 'operator' ? { authorization: `Bearer ${OPERATOR_TOKEN}` } : (await signedInCustomer(api)).headers;

/** Either it went well, or every fault is told with a code and in words. */
const isAnswerOrRefusal = ({ status, body }: Answer): boolean =>
  status < 400 ||
  (body.errors.length > 0 &&
    body.errors.every(({ code, message }: { code: unknown; message: unknown }) => isText(code) && isText(message)));
const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('generated bad input', () => {
  test.each(named(ENDPOINTS))(
    '%s never fails: it answers, or refuses in the one envelope [SEC-006]',
    (_name, endpoint) => attack(endpoint),
  );

  test.each(named(ENDPOINTS.filter(({ access }) => access !== 'public')))(
    '%s neither for somebody who may [SEC-006]',
    (_name, endpoint) => attack(endpoint, () => allowedTo(endpoint)),
  );
});

type Part = 'params' | 'query' | 'body';
type Break = { part: Part; field: string; wrong: string };

/** These say that nothing is given, see existing-clients.test.ts; what is needed is missing then. */
const saysSomething = (nasty: string): boolean => !['', 'null', 'undefined'].includes(nasty);

/** Which values arrive as such in each part. */
const SENDABLE: Record<Part, (nasty: string, endpoint: Endpoint, field: z.core.$ZodType) => boolean> = {
  // What is longer is no parameter of an address any more, and what is empty is another address.
  params: ({ length }) => length > 0 && length < 50,
  query: saysSomething,
  body: (nasty, { access }, field) =>
    access === 'operator' || saysSomething(nasty) || !z.safeParse(field, undefined).success,
};

/** Every field of a call, with values that its schema refuses; NUL is refused everywhere, no database holds it. */
const breaksOf = (endpoint: Endpoint): Break[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    Object.entries(endpoint[part]?.shape ?? {}).flatMap(([field, schema]) => {
      const sendable = NASTY.filter((nasty) => SENDABLE[part](nasty, endpoint, schema));
      const refused = sendable.filter((nasty) => nasty.isWellFormed() && !z.safeParse(schema, nasty).success);
      return ['\0', ...refused.slice(0, 4)].map((wrong) => ({ part, field, wrong }));
    }),
  );

const HEADERS = [
  ['zoneId', { zoneid: '{"a":1}' }],
  ['moduleId', { moduleid: '999999' }],
  ['latitude', { latitude: 'north' }],
  ['longitude', { longitude: '181' }],
] as const;

describe('what breaks a schema', () => {
  const send = (endpoint: Endpoint, { part, field, wrong }: Partial<Break>, headers: Record<string, string>) => {
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      part === 'params' && name === field ? encodeURIComponent(wrong ?? '') : '1',
    );
    const search = part === 'query' ? `?${field}=${encodeURIComponent(wrong ?? '')}` : '';
    const body = part === 'body' && field !== undefined ? { [field]: wrong } : {};
    return api.call(`${path}${search}`, {
      method: endpoint.method,
      headers: { moduleid: '1', zoneid: '[1]', ...headers },
      ...(endpoint.method !== 'GET' && { body }),
    });
  };
  test.each(named(ENDPOINTS.filter(({ body, method }) => body !== undefined && method !== 'GET')))(
    'and so is a body of %s that is no JSON, or no object [SEC-006]',
    async (_name, endpoint) => {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, '1');
      const headers = { moduleid: '1', zoneid: '[1]', ...(await allowedTo(endpoint)) };
      for (const [raw, type] of [
        ['{"a":', 'application/json'],
        ['[]', 'application/json'],
        ['7', 'application/json'],
        ['<a/>', 'text/xml'],
      ] as const) {
        const answer = await api.call(path, {
          method: endpoint.method,
          headers: { ...headers, 'content-type': type },
          raw,
        });
        expect({ raw, status: answer.status, codes: codes(answer) }).toEqual({ raw, status: 403, codes: ['body'] });
      }
    },
  );

  const codes = ({ body }: Answer): string[] => body.errors.map(({ code }: { code: string }) => code);

  test.each(named(ENDPOINTS))('of %s is refused with 403 and the field’s name [SEC-006]', async (_name, endpoint) => {
    const who = await allowedTo(endpoint);
    for (const broken of breaksOf(endpoint)) {
      const answer = await send(endpoint, broken, who);
      expect(answer.status, JSON.stringify([broken, answer.body])).toBe(403);
      expect(codes(answer), JSON.stringify(broken)).toContain(broken.field);
    }
    for (const [name, header] of HEADERS) {
      const answer = await send(endpoint, {}, { ...who, ...header });
      expect({ status: answer.status, codes: codes(answer) }).toEqual({ status: 403, codes: [name] });
    }
  });
});

/** Any text as it can stand in an address, also text that is no proper Unicode. */
const encode = (part: string) => encodeURIComponent(part.toWellFormed());
