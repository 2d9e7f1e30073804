import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#server/http/pages.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { flood, holdUp } from '#tests/support/traffic/attack.ts';
import { askFrom } from '#tests/support/traffic/raw-call.ts';

/** The limits of a real shop, all of them smaller by the same measure. */
const LIMITS = {
  MAX_IN_FLIGHT: '20',
  MAX_CONNECTIONS: '400',
  ADDRESS_SHARE: '25',
  PATIENCE_SECONDS: '1',
  RATE_LIMIT: '0',
};
const RENDERS_PER_MINUTE = 15;
/** What the attack comes to, at least, before it counts as survived; and how long it may take on a busy machine. */
const WORST = { served: 40, refused: 30, cutOff: 50 };
const LONGEST_MS = 45_000;
const MINUTE_MS = 60_000;

let api: TestApi;
let base: string;
let drawn = 0;
beforeAll(async () => {
  api = await startApi({ env: LIMITS });
  await mountPages(api.app, {
    cache: api.deps.cache,
    renderer: {
      name: async ({ url }) => ({ key: new URL(url, 'http://shop').searchParams.get('search') ?? '', isPlain: true }),
      async render() {
        drawn += 1;
        // As long as a page takes, during which nobody else is answered.
        const until = performance.now() + 20;
        while (performance.now() < until);
        return { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>home</p>', mark: 'mark' };
      },
    },
    clientFolder: null,
    connect: [],
    scripts: [],
    frames: [],
    rendersPerMinute: RENDERS_PER_MINUTE,
  });
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.stop());

// With the pages of the build, 2,000 connections and the times of the answers: `npm run bench -- --only load`.
test('while others hold connections and flood it with pages, the shop serves everybody else [REL-004]', async () => {
  const paths = ['/home', '/api/v1/config', '/api/v1/module'];
  for (const path of paths) await askFrom('127.0.0.1', `${base}${path}`);
  drawn = 0;
  const holding = holdUp(base, { count: 200, from: ['127.0.0.2', '127.0.0.3'] });
  const flooding = flood(base, { perSecond: 50, from: '127.0.0.4' });

  const statuses: number[] = [];
  const counts = () => ({
    served: statuses.length,
    refused: flooding.statuses.get(429) ?? 0,
    cutOff: holding.cutOff(),
  });
  const isOver = () => {
    const { served, refused, cutOff } = counts();
    return served > WORST.served && refused > WORST.refused && cutOff > WORST.cutOff;
  };
  const began = performance.now();
  const lasts = () => performance.now() - began;
  for (let n = 0; !isOver() && lasts() < LONGEST_MS; n++) {
    for (const path of [...paths, `/api/v1/items/latest?limit=${1 + (n % 50)}&offset=1`])
      statuses.push((await askFrom('127.0.0.1', `${base}${path}`)).status);
    await pause(10);
  }
  const minutes = lasts() / MINUTE_MS;
  flooding.stop();
  holding.stop();

  expect(isOver(), JSON.stringify(counts())).toBe(true);
  expect(new Set(statuses.filter((_, at) => at % 4 < 3))).toEqual(new Set([200]));
  expect(statuses.filter((status) => status === 503 || status === 429)).toEqual([]);
  // A minute's pages at once, and one now and then after that; those of the honest, too, when they grow old.
  expect(drawn).toBeLessThanOrEqual(RENDERS_PER_MINUTE * (1 + minutes) + 3);
});
