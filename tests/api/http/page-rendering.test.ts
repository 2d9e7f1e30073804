import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mountPages } from '#server/http/pages.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { askFrom } from '#tests/support/traffic/raw-call.ts';

const AT_ONCE = 2;
const MARK = 'known-to-this-rendering-only';
/** The last letter was cut in half. */
const WORDS = '<p>é العربية 😀 \ud83d</p>';

const STATUSES: Record<string, number> = { '/missing': 404, '/not-now': 503 };

let api: TestApi;
let base: string;
let passed = 0;
/** Pages that are being drawn; each waits until the test lets it go. */
const drawing: (() => void)[] = [];
let isHeld = false;
let drawn = 0;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  await mountPages(api.app, {
    cache: api.deps.cache,
    renderer: {
      // As the routes of the web layer say it: only `search` makes another page.
      name: async ({ url }) => {
        const { pathname, searchParams } = new URL(url, 'http://shop');
        const key = `${pathname} ${searchParams.get('search')}`;
        return { key, isPlain: searchParams.size === (searchParams.has('search') ? 1 : 0) };
      },
      async render({ url }) {
        drawn += 1;
        if (url.startsWith('/broken')) throw new Error('the fault of the test');
        if (isHeld) await new Promise<void>((letGo) => drawing.push(letGo));
        return {
          status: STATUSES[url] ?? 200,
          headers: { 'content-type': 'text/html' },
          body: `<script nonce="${MARK}">ours()</script><script>theirs()</script><p>${url} ${drawn}</p>${WORDS}`,
          mark: MARK,
        };
      },
    },
    clientFolder: null,
    connect: [],
    scripts: [],
    frames: [],
    rendersPerMinute: 10,
    renders: { atOnce: AT_ONCE, waiting: 3 },
  });
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  drawn = 0;
  passed += 1;
});
afterAll(() => api.stop());

function letGo() {
  isHeld = false;
  for (const go of drawing.splice(0)) go();
}

/** Each test's callers are new ones. */
const someone = () => `127.0.${passed}.1`;
const another = () => `127.0.${passed}.2`;
const get = (path: string, from = someone()) => askFrom(from, `${base}${path}`);

describe('a page is drawn anew', () => {
  test('only for what it depends on: made-up parameters get the page that is there', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => get(`/made-up?n=${n}`)));
    expect(drawn).toBe(1);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await get('/made-up?search=tea&n=1')).text).not.toBe(answers[0]?.text);
    expect(drawn).toBe(2);
  });

  test('nor for an address that nothing is at, as long as that is known', async () => {
    expect([(await get('/missing')).status, (await get('/missing')).status]).toEqual([404, 404]);
    expect(drawn).toBe(1);
  });

  test('so many times a minute for one address; then it waits, and others do not', async () => {
    // One after the other: how many may wait at once is another limit.
    const statuses: number[] = [];
    for (let n = 0; n < 30; n++) statuses.push((await get(`/flood?search=${n}`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(drawn);
    // A minute's pages, and what the time of the test adds.
    expect(drawn).toBeGreaterThanOrEqual(5);
    expect(drawn).toBeLessThan(15);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect((await get('/flood?search=other', another())).status).toBe(200);
    // What is there is no work, whoever asks.
    expect((await get('/flood?search=other')).status).toBe(200);
  });

  test('a few at once; who has to wait meanwhile gets the page as it was [REL-004]', async () => {
    const before = (await get('/busy')).text;
    api.deps.cache.drop(1_000_000 + passed);
    isHeld = true;
    const others = Array.from({ length: AT_ONCE }, (_, n) => get(`/slow?search=${n}`, another()));
    await expect.poll(() => drawing.length).toBe(AT_ONCE);
    expect((await get('/busy')).text).toBe(before);
    expect(drawing.length).toBe(AT_ONCE);
    letGo();
    await Promise.all(others);
    await expect.poll(async () => (await get('/busy')).text !== before).toBe(true);
  });

  test('and is not kept waiting for when nobody else is: the new one comes at once', async () => {
    const before = (await get('/quiet')).text;
    api.deps.cache.drop(1_000_000 + passed);
    expect((await get('/quiet')).text).not.toBe(before);
  });
});

test('a page that cannot be drawn is a 500 that leads on, and tells nothing of the fault [SEO-005]', async () => {
  const { status, headers, text } = await api.call('/broken', { headers: { accept: 'text/html' } });
  expect([status, headers['content-type']]).toEqual([500, expect.stringContaining('text/html')]);
  expect(text).toContain('>Try again</a>');
  expect(text).toContain('href="/">Back to the shop</a>');
  expect(text).not.toContain('the fault of the test');
});

test('a page that cannot be drawn now says when to come again, and is drawn anew then', async () => {
  const answers = [await api.call('/not-now'), await api.call('/not-now'), await api.call('/missing')];
  expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual([
    [503, '2'],
    [503, '2'],
    [404, undefined],
  ]);
  expect(drawn).toBeGreaterThan(1);
});

test('a page has every letter as it was written, and a mark in place of half a one', async () => {
  expect((await api.call('/letters')).text).toContain('<p>é العربية 😀 \ufffd</p>');
});

test('a script that we did not write stands in no policy, and the mark of ours is not sent out [SEC-004]', async () => {
  const { headers, text } = await api.call('/policy');
  const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
  // sha256 of ours(), and of nothing else.
  expect(scripts).toBe("'self' 'sha256-6Mlk+XjE57h/a6BK8UFDhIqhWicH5NYtbW9Bd0Z0HiI='");
  expect(text).toContain('<script>theirs()</script>');
  expect(text).not.toContain(MARK);
});

test('what is remembered of requests is bounded by CACHE_MB, whatever cookies they carry', async () => {
  for (let n = 0; n < 300; n++) await api.call('/api/v1/module', { headers: { cookie: `a${n}=${'x'.repeat(7000)}` } });
  expect(api.deps.cache.reads.bytes()).toBeLessThan(100_000);
});
