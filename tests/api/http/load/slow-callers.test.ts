import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { askFrom, RawCall } from '#tests/support/traffic/raw-call.ts';
import { heldMap } from './held-map.ts';

const MOST = 8;
const PATIENT = { timeout: 10_000 };
const STRANGER = '127.0.0.2';
const map = heldMap();

const startShop = (PATIENCE_SECONDS: string) =>
  startApi({
    env: {
      MAX_IN_FLIGHT: String(MOST),
      MAX_CONNECTIONS: '100',
      ADDRESS_SHARE: '50',
      PATIENCE_SECONDS,
      RATE_LIMIT: '0',
    },
    deps: { geo: map.geo },
  });

let api: TestApi;
/** Waits for as long as the settings allow, which is longer than any test: whom it cuts off it does not cut off for being slow. */
let patient: TestApi;
let base: string;
let patientBase: string;
const calls: RawCall[] = [];
beforeAll(async () => {
  api = await startShop('2');
  patient = await startShop('600');
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
  patientBase = await patient.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  map.letGo();
  for (const { socket } of calls.splice(0)) socket.destroy();
  // The next test counts connections of the same address: the server has to know that these have ended.
  for (const shop of [api, patient]) await expect.poll(() => connections(shop), PATIENT).toBe(0);
});
afterAll(() => Promise.all([api.stop(), patient.stop()]));

function call(from: string, ...said: string[]): RawCall {
  return callAt(base, from, ...said);
}

function callAt(address: string, from: string, ...said: string[]): RawCall {
  const made = new RawCall(address, from);
  for (const text of said) made.say(text);
  calls.push(made);
  return made;
}

const head = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: shop', ...headers].join('\r\n')}\r\n\r\n`;
const POST = head('POST /api/v1/auth/guest/request', 'content-type: application/json', 'content-length: 103');
const inFlight = async (address = base) =>
  Number(/http_requests_in_flight (\d+)/.exec((await askFrom('127.0.0.1', `${address}/metrics`)).text)?.[1]);
const honest = async (address = base) => (await askFrom('127.0.0.1', `${address}/api/v1/nothing`)).status;

describe('who sends slowly', () => {
  test('holds no place: only what is there whole is worked on, and the rest is cut off [REL-004]', async () => {
    const slow = Array.from({ length: 3 * MOST }, () => call(STRANGER, POST, '{"a":'));
    // The last of them was heard once this one is answered.
    expect(await honest()).toBe(404);
    expect(await inFlight()).toBe(0);
    await expect.poll(() => slow.every(({ isClosed }) => isClosed), PATIENT).toBe(true);
    expect(new Set(slow.map(({ heard }) => heard.split('\r\n')[0]))).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
  });

  test('or never ends the head of a request, is cut off too [REL-004]', async () => {
    const slow = [call(STRANGER), call(STRANGER, 'GET / HTTP/1.1\r\nhost: shop\r\n')];
    await expect.poll(() => slow.every(({ isClosed }) => isClosed), PATIENT).toBe(true);
    expect(await honest()).toBe(404);
  });
});

describe('who does not read', () => {
  const unread = (address: string) =>
    Array.from({ length: 3 * MOST }, () => callAt(address, STRANGER, head('GET /docs/json').repeat(8)).readNothing());

  test('holds no place either [REL-004]', async () => {
    unread(patientBase);
    expect(await honest(patientBase)).toBe(404);
    expect(await connections(patient)).toBeGreaterThanOrEqual(3 * MOST);
    expect(await inFlight(patientBase)).toBe(0);
  });

  test('is cut off [REL-004]', async () => {
    const came = once(api.app.server, 'connection');
    unread(base);
    await came;
    await expect.poll(() => connections(api), PATIENT).toBe(0);
    expect(await honest()).toBe(404);
  });

  test('may not ask on and on meanwhile: more than a few unread answers end the connection [REL-004]', async () => {
    const came = once(patient.app.server, 'connection');
    callAt(patientBase, STRANGER, head('GET /docs/json').repeat(100)).readNothing();
    await came;
    await expect.poll(() => connections(patient), PATIENT).toBe(0);
  });

  test('while who reads gets the answers to all that was asked at once', async () => {
    const reader = call('127.0.0.1', head('GET /healthz').repeat(5));
    await expect.poll(() => reader.heard.match(/"status":"ok"/g)?.length, PATIENT).toBe(5);
  });
});

const connections = ({ app }: TestApi): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

describe('one address', () => {
  test('gets its share of the places and no more; others still get in [REL-004]', async () => {
    const greedy = Array.from({ length: MOST / 2 }, () => askFrom(STRANGER, `${base}${map.nextPath()}`));
    await expect.poll(map.held, PATIENT).toBe(MOST / 2);
    const more = await askFrom(STRANGER, `${base}${map.nextPath()}`);
    expect([more.status, JSON.parse(more.text).errors[0].code]).toEqual([429, 'too_many_requests']);
    const other = askFrom('127.0.0.1', `${base}${map.nextPath()}`);
    await expect.poll(map.held, PATIENT).toBe(MOST / 2 + 1);
    map.letGo();
    expect((await other).status).toBe(200);
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array(MOST / 2).fill(200));
  });

  test('gets its share of the connections and no more; others still get in [REL-004]', async () => {
    const greedy = Array.from({ length: 60 }, () => callAt(patientBase, STRANGER));
    await expect.poll(() => greedy.filter(({ isClosed }) => isClosed).length, PATIENT).toBe(10);
    expect(await honest(patientBase)).toBe(404);
    expect(greedy.filter(({ isClosed }) => isClosed)).toHaveLength(10);
  });
});

test('a payment’s callback and the health of the process have places of their own [REL-004]', async () => {
  const [first, second] = ['127.0.0.3', '127.0.0.4'].map((from) =>
    Array.from({ length: MOST / 2 }, () => askFrom(from, `${base}${map.nextPath()}`)),
  );
  await expect.poll(map.held, PATIENT).toBe(MOST);
  expect(await honest()).toBe(503);
  const callback = call('127.0.0.1', head('POST /payment/callback/no-such-gateway', 'content-length: 2'), '{}');
  await expect.poll(() => callback.heard.split('\r\n')[0], PATIENT).toBe('HTTP/1.1 404 Not Found');
  for (const path of ['/healthz', '/readyz', '/metrics'])
    expect((await askFrom('127.0.0.1', `${base}${path}`)).status).toBe(200);
  map.letGo();
  await Promise.all([...(first ?? []), ...(second ?? [])]);
});
