import type { Endpoint } from '#contract/endpoint.ts';

/** One call as it goes over the line; nothing in it has to make sense. */
export type JunkCall = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
};

/** The same calls again for the same seed. */
function chance(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    next,
    one: <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)] as Value,
    often: (share: number) => next() < share,
  };
}

const deep = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const part = (name: string, value: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;

const PAGES = [
  '/',
  '/home',
  '/categories',
  '/category/1',
  '/store/1',
  '/store/popular',
  '/product/1',
  '/profile',
].concat(
  [
    '/order/1',
    '/track-order',
    '/checkout',
    '/no-such-page',
    '/docs',
    '/docs/json',
    '/docs/operator',
    '/healthz',
    '/geo/tiles/14/8763/4999.pbf',
  ],
  ['/geo/style-light.json', '/media/1', '/media/1/4x3-480.webp', '/sitemap.xml', '/robots.txt', '/payment-mobile'],
  ['/payment/return/1', '/payment/callback/stripe', '/demo/outbox', '/home.data', '/__manifest', '/assets/nothing.js'],
);

const PIECES = [
  '%00',
  '%',
  '%zz',
  '%ff%fe',
  '%2e%2e%2f',
  '%c0%af',
  '//',
  '/../..',
  '\\',
  '%5c',
  ';a=b',
  '%20',
  '%0d%0a',
  '%u0000',
  '%F0%9F%98%80',
  '%EF%BB%BF',
  '1'.repeat(400),
  '-1',
  '1e309',
  'NaN',
  '[]',
  '{}',
  '%00%00',
  '.data',
  '?',
  '??',
  '#',
  '*',
  '%ED%A0%80',
];

const VALUES = [
  '',
  '0',
  '-1',
  '999999999999999999999',
  'null',
  'true',
  '%00',
  '%ff',
  '%',
  '[1',
  '{"a":1}',
  "';--",
  '1.5e400',
  'é',
  '%ED%A0%80',
  'x'.repeat(3000),
  '%EF%BB%BF1',
  '__proto__',
  'constructor',
  '[object Object]',
  '2026-99-99',
  '١٢',
];

const BODIES: readonly (string | Buffer)[] = [
  deep(10_000, '[', ']'),
  deep(10_000, '{"a":', '}').replace('}', '1}'),
  deep(100, '[', ']'),
  `{"a":${deep(5000, '[', ']')}}`,
  '',
  '{',
  '[]',
  '"',
  'null',
  '7',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '\uFEFF{"a":1}',
  '{"a":"\\u0000"}',
  '{"a":"\\ud800"}',
  '{"a":1e999}',
  `{"a":"${'x'.repeat(100_000)}"}`,
  `[${'1,'.repeat(50_000)}1]`,
  '{"a":1,"a":2}',
  'a=1&b=2',
  '<a/>',
  Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x00]),
  Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.alloc(1000),
  part('name', 'x'),
  `${part('name', 'x')}--x--\r\n`,
  `${part('image', 'GIF89a', '; filename="a.gif"')}--x--\r\n`,
  `${part('__proto__', 'x')}--x--`,
  part('image', 'x'.repeat(10_000), '; filename="\u0000"'),
  '--x--\r\n',
  '--x\r\n\r\n\r\n--x--',
  `${part('a', 'b').repeat(70)}--x--\r\n`,
  '--x\r\ncontent-disposition: form-data; name="a"; filename*=UTF-8\'\'%ff\r\ncontent-type: \u0001\r\n\r\nx\r\n--x--\r\n',
];

const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'APPLICATION/JSON',
  'text/plain',
  'text/xml',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  '',
  ';',
  'a/b/c',
  `application/${'x'.repeat(200)}`,
];

const METHODS = [
  'GET',
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
  'TRACE',
];

const HEADERS: Record<string, readonly string[]> = {
  cookie: [
    'shop=',
    'shop=xx.yy.zz',
    `a=${'x'.repeat(7000)}`,
    'shop=en.dark.1-food.1-2',
    ';;;=',
    'shop=%00',
    `shop=${'1-'.repeat(500)}`,
  ],
  'accept-language': ['', '*', 'xx', 'en;q=9', ',,,', 'é'.repeat(3), 'a'.repeat(500)],
  'accept-encoding': ['br;q=0', 'identity;q=0, *;q=0', 'gzip;;;', 'x'.repeat(200)],
  accept: ['text/html', '*/*', '', 'application/json'],
  zoneid: ['[1]', '1', '[', '{}', '[1,"a"]', `[${'1,'.repeat(400)}1]`, 'null'],
  moduleid: ['1', '0', 'food', '-1', 'x'.repeat(300), '999999'],
  'x-localization': ['en', 'es', 'ar', '..', '%00', 'x'.repeat(100)],
  latitude: ['57.7', 'north', '1e5', ''],
  longitude: ['11.97', 'NaN', '999'],
  authorization: ['Bearer null', 'Bearer x', 'Basic eA==', 'Bearer  ', `Bearer ${'x'.repeat(4000)}`],
  'idempotency-key': ['x', '', 'é', 'x'.repeat(500)],
  'if-none-match': ['*', 'W/"', '"'.repeat(20)],
  range: ['bytes=0-', 'bytes=9-1', 'x'],
  'content-encoding': ['gzip', 'br', 'x'],
  'x-forwarded-for': ['1.2.3.4', 'x', ', ,', '::1'],
  'x-forwarded-host': ['evil.example', '\t'],
  host: ['shop', 'evil.example:99999', 'a b'],
  'x-request-id': ['x', '<script>', 'y'.repeat(300)],
  'last-event-id': ['x', '-1', '9'.repeat(30)],
};

/** Generated calls of every kind a caller could make by mistake or malice, to every endpoint and page. */
export function junkCalls(
  endpoints: readonly Endpoint[],
  { seed, count }: { seed: number; count: number },
): JunkCall[] {
  const { one, often } = chance(seed);
  const names = (shape: Endpoint['query']) => Object.keys(shape?.shape ?? {});

  function query(endpoint: Endpoint | null): string {
    const known = endpoint
      ? [...names(endpoint.query), ...names(endpoint.body)]
      : ['search', 'id', 'page', 'data_type'];
    const parts = Array.from({ length: Math.floor(one([0, 1, 1, 2, 5])) }, () =>
      often(0.8)
        ? `${one(known.concat('guest_id', 'x[]'))}=${one(VALUES)}`
        : one(['=', '&&', '%=%', 'a[b][c]=d', '=%00']),
    );
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }

  function body(endpoint: Endpoint | null): string | Buffer {
    if (!endpoint || often(0.6)) return one(BODIES);
    const fields = names(endpoint.body).map((name) => [
      name,
      often(0.5) ? one(VALUES) : JSON.parse(deep(one([1, 40, 200]), '[', ']')),
    ]);
    return JSON.stringify(Object.fromEntries(fields));
  }

  return Array.from({ length: count }, (_, at) => {
    // Every endpoint and every page in turn; the rest is chance.
    const endpoint =
      endpoints.length === 0 || at % 3 === 2 ? null : (endpoints[Math.floor(at / 3) % endpoints.length] as Endpoint);
    const path = endpoint
      ? endpoint.path.replaceAll(/\{\w+\}/g, () => one(often(0.5) ? PIECES : ['1', '2', 'x']))
      : one(PAGES) + (often(0.4) ? one(PIECES) : '') + (often(0.2) ? `/${one(PIECES)}` : '');
    const method = endpoint && often(0.7) ? endpoint.method : one(METHODS);
    const sends = method !== 'GET' && method !== 'HEAD' && often(0.9);
    const headers = Object.fromEntries(
      Object.entries(HEADERS).flatMap(([name, values]) => (often(0.15) ? [[name, one(values)]] : [])),
    );
    return {
      method,
      url: (often(0.03) ? one(['//', '/%2f/', '/.', '/./']) : '') + path + query(endpoint),
      headers: { ...headers, ...(sends && { 'content-type': one(TYPES) }) },
      body: sends ? body(endpoint) : null,
    };
  });
}
