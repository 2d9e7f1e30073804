import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { mountPages } from '#server/http/pages.ts';
import { route } from '#server/http/route.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

type Headers = Record<string, string>;

// A public read that only repeats what its answer may depend on.
const whereAmI = endpoint({
  name: 'whereAmI',
  feature: 'test',
  summary: 'Where one asks from, and in which language',
  method: 'GET',
  path: '/api/v1/test/where',
  access: 'public',
  lifetime: 'geo',
  near: true,
  query: z.object({ street: z.optional(z.string()) }),
  reply: z.object({
    street: z.nullable(z.string()),
    language: z.string(),
    zone_ids: z.array(z.number()),
    module_id: z.nullable(z.number()),
    at: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  }),
});

let api: TestApi;
let address: string;
let computed = 0;
/** Its answers are never kept: what is true now. */
let forgetful: TestApi;
const moment = new Date();

beforeAll(async () => {
  [api, forgetful] = await Promise.all([
    // A limit that nobody reaches: an answer that went through the router says it in a header.
    startApi({
      env: { RATE_LIMIT: '100000' },
      deps: { now: () => moment },
      routes: () => [
        route(whereAmI, async ({ query, language, zone_ids, module_id, at }) => {
          computed += 1;
          return { street: query.street ?? null, language, zone_ids: [...zone_ids], module_id, at };
        }),
      ],
    }),
    startApi({ env: { RATE_LIMIT: '0', CACHE_MB: '0' }, deps: { now: () => moment } }),
  ]);
  await mountPages(api.app, {
    cache: api.deps.cache,
    renderer: {
      name: async ({ url, headers }) => ({
        key: `${url} ${headers.cookie} ${headers['accept-language']}`,
        isPlain: true,
      }),
      render: async ({ headers }) => ({
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: `<p>${headers.cookie} ${headers['accept-language']}</p>`,
        mark: 'mark',
      }),
    },
    clientFolder: null,
    connect: [],
    scripts: [],
    frames: [],
    rendersPerMinute: 0,
  });
  // Through a socket: what is injected into the app goes past the memory in front of the router.
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => Promise.all([api?.stop(), forgetful?.stop()]));

async function ask(path: string, headers: Headers) {
  const response = await fetch(`${address}${path}`, { headers });
  const text = await response.text();
  return { text, headers: response.headers, isFromMemory: !response.headers.has('x-ratelimit-limit') };
}

/** Asked until the memory in front of the router answers. */
async function askTwice(path: string, headers: Headers) {
  const first = await ask(path, headers);
  const second = await ask(path, headers);
  return { first, second };
}

describe('a kept answer is given only to who asks for the same', () => {
  const here: Headers = {
    zoneid: '[1,4]',
    moduleid: '1',
    'x-localization': 'en',
    latitude: '57.700',
    longitude: '11.970',
  };
  const mine = { street: null, language: 'en', zone_ids: [1, 4], module_id: 1, at: { lat: 57.7, lng: 11.97 } };

  test.each<[string, string, Headers, object]>([
    ['another language', '/api/v1/test/where', { ...here, 'x-localization': 'es' }, { ...mine, language: 'es' }],
    ['other zones', '/api/v1/test/where', { ...here, zoneid: '[2]' }, { ...mine, zone_ids: [2] }],
    ['another module', '/api/v1/test/where', { ...here, moduleid: '2' }, { ...mine, module_id: 2 }],
    ['further north', '/api/v1/test/where', { ...here, latitude: '57.8' }, { ...mine, at: { lat: 57.8, lng: 11.97 } }],
    ['further east', '/api/v1/test/where', { ...here, longitude: '12.1' }, { ...mine, at: { lat: 57.7, lng: 12.1 } }],
    ['another question', '/api/v1/test/where?street=Avenyn', here, { ...mine, street: 'Avenyn' }],
  ])('%s', async (_what, path, headers, expected) => {
    await ask('/api/v1/test/where', here);
    const kept = await ask('/api/v1/test/where', here);
    expect({ body: JSON.parse(kept.text), isFromMemory: kept.isFromMemory }).toEqual({
      body: mine,
      isFromMemory: true,
    });

    const { first, second } = await askTwice(path, headers);
    expect(JSON.parse(first.text)).toEqual(expected);
    expect(second).toMatchObject({ text: first.text, isFromMemory: true });
    expect((await ask('/api/v1/test/where', here)).text).toBe(kept.text);
  });

  test('and is made once for all of them, who are told what it depends on', async () => {
    const { first } = await askTwice('/api/v1/test/where', here);
    const before = computed;
    await Promise.all(Array.from({ length: 20 }, () => ask('/api/v1/test/where', here)));
    expect(computed).toBe(before);
    const varies = String(first.headers.get('vary')).split(', ');
    expect(varies.sort()).toEqual(['accept-encoding', 'origin', ...Object.keys(here)].sort());
  });
});

describe('real lists, each header varied in turn', () => {
  const here: Headers = { zoneid: '[1,4]', moduleid: '1', 'x-localization': 'en' };

  test.each([
    '/api/v1/items/popular?limit=5',
    '/api/v1/items/latest?limit=5&offset=1',
    '/api/v1/stores/get-stores/all?limit=5&offset=1',
    '/api/v1/categories',
  ])('%s is what it would be without any memory', async (path) => {
    const answers: string[] = [];
    for (const headers of [
      here,
      { ...here, zoneid: '[2]' },
      { ...here, moduleid: '2' },
      { ...here, 'x-localization': 'es' },
      here,
    ]) {
      const { first, second } = await askTwice(path, headers);
      expect(second.text).toBe(first.text);
      expect(JSON.parse(first.text)).toEqual((await forgetful.call(path, { headers })).body);
      answers.push(first.text);
    }
    expect(new Set(answers).size, 'each of the four asks gets an answer of its own').toBe(4);
    expect(answers.at(-1)).toBe(answers[0]);
  });
});

test('the same bytes in every encoding, each told; to unpack them is work, and counts', async () => {
  const bodies = new Set<string>();
  for (const [accepted, told, isFromMemory] of [
    ['br', 'br', true],
    ['gzip', 'gzip', true],
    ['identity', null, false],
  ] as const) {
    const { first, second } = await askTwice('/api/v1/config', { 'accept-encoding': accepted });
    expect([first, second].map(({ headers }) => headers.get('content-encoding'))).toEqual([told, told]);
    expect(second.isFromMemory).toBe(isFromMemory);
    bodies.add(first.text).add(second.text);
  }
  expect(bodies.size).toBe(1);
});

test('a page is kept for its cookie and its reader’s language', async () => {
  for (const headers of [
    { cookie: 'shop=en.light..', 'accept-language': 'en' },
    { cookie: 'shop=es.dark..', 'accept-language': 'en' },
    { cookie: 'shop=en.light..', 'accept-language': 'es' },
  ]) {
    const { first, second } = await askTwice('/somewhere', headers);
    expect(first.text).toBe(`<p>${headers.cookie} ${headers['accept-language']}</p>`);
    expect(second).toMatchObject({ text: first.text, isFromMemory: true });
  }
});
