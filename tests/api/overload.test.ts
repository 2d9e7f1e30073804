import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { route } from '#server/http/route.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const slow = endpoint({
  name: 'slow',
  room: 'test',
  summary: 'Takes its time',
  method: 'GET',
  path: '/api/v1/test/slow',
  access: 'public',
  reply: z.string(),
});
const MOST = 5;

let api: TestApi;
let base: string;
beforeAll(async () => {
  api = await startApi({
    env: { MAX_IN_FLIGHT: String(MOST), RATE_LIMIT: '40' },
    routes: () => [route(slow, async () => wait(400, 'done'))],
  });
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.stop());

const statuses = async (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await fetch(`${base}/api/v1/test/slow`)).status));

describe('overload', () => {
  test('beyond capacity callers get a fast 503 with Retry-After, the others their answer, and service is back at once [REL-004]', async () => {
    const started = performance.now();
    const busy = statuses(MOST);
    await wait(100);
    const shed = await fetch(`${base}/api/v1/test/slow`);
    expect(shed.status).toBe(503);
    expect(shed.headers.get('retry-after')).toBeTruthy();
    expect(await shed.json()).toMatchObject({ errors: [{ code: 'overloaded' }] });
    expect(performance.now() - started).toBeLessThan(350);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);

    expect(await busy).toEqual(Array(MOST).fill(200));
    expect(await statuses(1)).toEqual([200]);
  });

  test('callers who hang up free their place [REL-004]', async () => {
    const hangUps = Array.from({ length: MOST }, () =>
      fetch(`${base}/api/v1/test/slow`, { signal: AbortSignal.timeout(50) }).catch(() => null),
    );
    await Promise.all(hangUps);
    await wait(50);
    expect(await statuses(1)).toEqual([200]);
  });

  test('one address that asks too often is told to wait, in the one envelope', async () => {
    let last = 200;
    for (let n = 0; n < 60 && last !== 429; n++) last = (await fetch(`${base}/api/v1/module`)).status;
    const answer = await fetch(`${base}/api/v1/module`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] });
  });
});
