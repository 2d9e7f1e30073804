import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { heldMap } from './held-map.ts';

const MOST = 5;
const map = heldMap();
const { letGo } = map;

let api: TestApi;
let base: string;
beforeAll(async () => {
  api = await startApi({ env: { MAX_IN_FLIGHT: String(MOST), RATE_LIMIT: '40' }, deps: { geo: map.geo } });
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(letGo);
afterAll(() => api.stop());

/** What is still used after everything that can be thrown away was thrown away. */
function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}

const ask = (settings: RequestInit = {}) => fetch(`${base}${map.nextPath()}`, settings);

describe('overload', () => {
  test('beyond capacity everybody gets a 503 at once, while those who are in still wait [REL-004]', async () => {
    const busy = Array.from({ length: MOST }, () => ask());
    await expect.poll(map.held).toBe(MOST);
    const crowd = await Promise.all(Array.from({ length: 200 }, () => ask()));
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([503]));
    expect(new Set(crowd.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']));
    for (const shed of crowd) expect(await shed.json()).toMatchObject({ errors: [{ code: 'overloaded' }] });
    // None of them was let in or made to wait for a place, so that all were answered before anybody left.
    expect(map.held()).toBe(MOST);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    letGo();
    expect((await Promise.all(busy)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  });

  test('after the peak the very next callers are served [REL-004]', async () => {
    const busy = Array.from({ length: MOST }, () => ask());
    await expect.poll(map.held).toBe(MOST);
    expect((await ask()).status).toBe(503);
    letGo();
    await Promise.all(busy);
    const after = Array.from({ length: MOST }, () => ask());
    await expect.poll(map.held).toBe(MOST);
    letGo();
    expect((await Promise.all(after)).map(({ status }) => status)).toEqual(Array(MOST).fill(200));
  });

  test('who is sent away leaves nothing behind: memory stays as it was [REL-004]', async () => {
    const busy = Array.from({ length: MOST }, () => ask());
    await expect.poll(map.held).toBe(MOST);
    const sendAway = async (count: number) => {
      for (let sent = 0; sent < count; sent += 100) {
        const crowd = await Promise.all(Array.from({ length: 100 }, () => ask()));
        await Promise.all(crowd.map((answer) => answer.arrayBuffer()));
        expect(crowd.every(({ status }) => status === 503)).toBe(true);
      }
    };
    // The first ones open connections and compile code. Memory also grows and shrinks for other reasons, but not each time.
    await sendAway(300);
    const growths: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const before = usedMemory();
      await sendAway(300);
      growths.push((usedMemory() - before) / 300);
    }
    expect(Math.min(...growths), `bytes kept for each who was sent away: ${growths}`).toBeLessThan(300);
    letGo();
    await Promise.all(busy);
  });

  test('callers who hang up free their place [REL-004]', async () => {
    const line = new AbortController();
    const hangUps = Array.from({ length: MOST }, () => expect(ask({ signal: line.signal })).rejects.toThrow('aborted'));
    await expect.poll(map.held).toBe(MOST);
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
