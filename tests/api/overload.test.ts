import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { route } from '#server/http/route.ts';
import { startApi, type TestApi } from '../support/start-api.ts';

const slow = endpoint({
  name: 'slow',
  feature: 'test',
  summary: 'Takes its time',
  method: 'GET',
  path: '/api/v1/test/slow',
  access: 'public',
  reply: z.string(),
});
const MOST = 5;

let release: (() => void)[] = [];
const letGo = () => {
  for (const finish of release) finish();
  release = [];
};

let api: TestApi;
let base: string;
beforeAll(async () => {
  const held = () => new Promise<string>((resolve) => release.push(() => resolve('done')));
  api = await startApi({ env: { MAX_IN_FLIGHT: String(MOST), RATE_LIMIT: '40' }, routes: () => [route(slow, held)] });
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => api.stop());

const ask = (settings: RequestInit = {}) => fetch(`${base}/api/v1/test/slow`, settings);

describe('overload', () => {
  test('beyond capacity callers get a 503 with Retry-After while the others still wait, and service is back at once [REL-004]', async () => {
    const busy = Array.from({ length: MOST }, () => ask());
    await expect.poll(() => release.length).toBe(MOST);
    const shed = await ask();
    expect(shed.status).toBe(503);
    expect(shed.headers.get('retry-after')).toBeTruthy();
    expect(await shed.json()).toMatchObject({ errors: [{ code: 'overloaded' }] });
    expect(release.length).toBe(MOST);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);

    letGo();
    expect((await Promise.all(busy)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
    const after = ask();
    await expect.poll(() => release.length).toBe(1);
    letGo();
    expect((await after).status).toBe(200);
  });

  test('callers who hang up free their place [REL-004]', async () => {
    const line = new AbortController();
    const hangUps = Array.from({ length: MOST }, () => ask({ signal: line.signal }).catch(() => null));
    await expect.poll(() => release.length).toBe(MOST);
    line.abort();
    await Promise.all(hangUps);
    await expect.poll(async () => (await fetch(`${base}/api/v1/nothing`)).status).toBe(404);
    letGo();
  });

  test('one address that asks too often is told to wait, in the one envelope', async () => {
    let last = 200;
    for (let n = 0; n < 60 && last !== 429; n++) last = (await fetch(`${base}/api/v1/module?n=${n}`)).status;
    const answer = await fetch(`${base}/api/v1/module?n=one-more`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBeTruthy();
    expect(await answer.json()).toMatchObject({ errors: [{ code: 'too_many_requests' }] });
    // What was asked before, letter by letter, is at hand and costs nothing: it is not counted.
    const known = await fetch(`${base}/api/v1/module?n=0`);
    expect(known.status).toBe(200);
    expect(known.headers.get('x-content-type-options')).toBe('nosniff');
    expect(known.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    const etag = known.headers.get('etag') ?? '';
    expect((await fetch(`${base}/api/v1/module?n=0`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect(await (await fetch(`${base}/metrics`)).text()).toMatch(/route="\/api\/v1\/module",status="304"/);
  });
});
