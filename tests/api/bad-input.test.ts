import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { startApi, type TestApi } from '../support/start-api.ts';
import { newCustomer } from '../support/test-customer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
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

/** Generated requests to one endpoint; `signedIn` makes somebody anew for each, who may just have left. */
async function attack(endpoint: Endpoint, signedIn?: () => Promise<{ authorization: string }>) {
  const input = fc.record({
    params: fc.record(Object.fromEntries(names(endpoint.params).map((key) => [key, text]))),
    query: some([...names(endpoint.query), 'extra'], text),
    body: fc.oneof(some([...names(endpoint.body), 'extra'], value), value),
    headers: some(['zoneid', 'moduleid', 'latitude', 'longitude', 'x-localization', 'authorization'], headerText),
  });
  await fc.assert(
    fc.asyncProperty(input, async ({ params, query, body, headers }) => {
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encode(String(params[key])) || '0');
      const search = Object.entries(query)
        .map(([key, each]) => `${key}=${encode(each ?? '')}`)
        .join('&');
      const sendsBody = endpoint.method !== 'GET';
      const answer = await api.call(`${path}?${search}`, {
        method: endpoint.method,
        headers: { ...(headers as Record<string, string>), ...(await signedIn?.()) },
        ...(sendsBody && { body }),
      });
      expect(answer.status, JSON.stringify(answer.body)).not.toBe(500);
      if (answer.status === 403) {
        expect(answer.body.errors.length).toBeGreaterThan(0);
        for (const error of answer.body.errors)
          expect(error).toEqual({ code: expect.stringMatching(/./), message: expect.stringMatching(/./) });
      }
    }),
    { numRuns: 40 },
  );
}

const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('generated bad input', () => {
  test.each(named(ENDPOINTS))('%s never answers 500, and a 403 names the field [SEC-006]', (_name, endpoint) =>
    attack(endpoint),
  );

  test.each(named(ENDPOINTS.filter(({ access }) => access !== 'public')))(
    '%s neither for somebody who is signed in [SEC-006]',
    (_name, endpoint) => attack(endpoint, async () => (await newCustomer(api)).headers),
  );
});

/** Any text as it can stand in an address, also text that is no proper Unicode. */
const encode = (part: string) => encodeURIComponent(part.toWellFormed());
