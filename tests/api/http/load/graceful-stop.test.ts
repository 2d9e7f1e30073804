import { Agent, get } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { route } from '#server/http/route.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const slow = endpoint({
  name: 'slow',
  feature: 'test',
  summary: 'Takes its time',
  method: 'GET',
  path: '/api/v1/test/slow',
  access: 'public',
  reply: z.string(),
});

let api: TestApi;
let address: string;
let finish: (() => void)[] = [];
// One connection that is kept open between requests, as browsers and proxies have it.
let line: Agent;

beforeEach(async () => {
  finish = [];
  line = new Agent({ keepAlive: true, maxSockets: 1 });
  const held = () => new Promise<string>((done) => finish.push(() => done('done')));
  api = await startApi({ env: { RATE_LIMIT: '0' }, routes: () => [route(slow, held)] });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const done of finish) done();
  line.destroy();
  await api.stop();
});

const onTheLine = (path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((done, failed) => {
    get(`${address}${path}`, { agent: line }, (response) => {
      response.resume();
      response.once('end', () => done({ status: response.statusCode, connection: response.headers.connection }));
    }).once('error', failed);
  });

test('a stop waits for every request that is under way, and each gets its answer [REL-003]', async () => {
  const asked = Array.from({ length: 8 }, () => fetch(`${address}/api/v1/test/slow`));
  await expect.poll(() => finish.length).toBe(8);

  let isClosed = false;
  const closed = api.app.close().then(() => {
    isClosed = true;
  });
  // Nobody new comes in, and those who are in are not sent away.
  await expect.poll(() => fetch(`${address}/healthz`).catch(() => 'refused')).toBe('refused');
  expect(isClosed).toBe(false);

  for (const done of finish.splice(0)) done();
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(Array(8).fill('done'));
  await closed;
});

test('who waits on an open line is told that it ends, before anything is sent into it [REL-003]', async () => {
  expect(await onTheLine('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' });
  const underWay = fetch(`${address}/api/v1/test/slow`);
  const before = onTheLine('/api/v1/test/slow');
  await expect.poll(() => finish.length).toBe(2);
  const closed = api.app.close();
  await expect.poll(() => api.app.server.listening).toBe(false);
  // Waits for the line until the one before has its answer, and by that answer knows to look for another line.
  const after = onTheLine('/api/v1/module');
  for (const done of finish.splice(0)) done();

  expect(await before).toEqual({ status: 200, connection: 'close' });
  expect((await underWay).status).toBe(200);
  const told = await after.catch((error: NodeJS.ErrnoException) => ({ refused: error.code }));
  expect(told).toEqual({ refused: 'ECONNREFUSED' });
  await closed;
});
