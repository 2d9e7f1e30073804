import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { type Books, bookFaults, openBooks } from '../support/database/books.ts';
import { freePort } from '../support/servers/free-port.ts';
import { startPostgres, type TestPostgres } from '../support/servers/start-postgres.ts';
import { type RunningProcess, startProcess } from '../support/servers/start-process.ts';
import { OPERATOR_TOKEN } from '../support/shops/operator-token.ts';
import { changeSettings } from '../support/shops/own-shop.ts';
import { shopEnv } from '../support/shops/shop-settings.ts';
import { type OpenStore, openStore, orderRequest, postTo } from '../support/town/always-open.ts';
import { type Buying, cutTransactions, startBuying } from '../support/traffic/outage.ts';
import { readEvents } from '../support/traffic/read-events.ts';

const folder = mkdtempSync(join(tmpdir(), 'gone-'));
const BUYERS = 8;
const AWAY_MS = 1500;

/** Takes messages as an SMS gateway does. */
async function startGateway() {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (chunk) => taken.push(String(chunk)));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { taken, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

let server: TestPostgres;
let sms: Awaited<ReturnType<typeof startGateway>>;
let run: RunningProcess;
let origin: string;
let db: Db;
let shop: OpenStore;
let books: Books;

beforeAll(async () => {
  // What it has acknowledged must be there after a crash: not the quick settings of other tests.
  [server, sms] = await Promise.all([startPostgres({ durable: true }), startGateway()]);
  run = startProcess([process.execPath, 'build/shop/main.js'], {
    env: {
      ...shopEnv({ database: server.url(), folder, port: await freePort() }),
      SMS_URL: sms.url,
      LOG_LEVEL: 'fatal',
    },
  });
  origin = await run.address;
  db = openPostgres(server.url(), 2);
  shop = await openStore(db, 1_000_000);
  books = await openBooks(db);
}, 120_000);
afterAll(async () => {
  await run.end();
  await db.close();
  await server.stop();
  sms.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = async (path: string) => {
  const reply = await fetch(`${origin}${path}`);
  return { status: reply.status, body: await reply.json() };
};

const unavailable = {
  status: 503,
  retryAfter: expect.any(String),
  body: { errors: [{ code: 'unavailable', message: expect.any(String) }], message: expect.any(String) },
};

/**
 * How long the next order takes, less the longest that a bare durable write took meanwhile: a machine that stands still
 * for a second keeps everybody waiting, and says nothing about the shop.
 */
async function untilNextOrder(buying: Buying): Promise<number> {
  const ordered = buying.untilNextOrder();
  let isOver = false;
  const over = ordered.finally(() => (isOver = true));
  let longest = 0;
  while (!isOver) {
    const since = performance.now();
    await db.run(sql`select pg_logical_emit_message(true, 'here', '')`);
    longest = Math.max(longest, performance.now() - since);
    await Promise.race([wait(10), over]);
  }
  return (await ordered) - longest;
}

/** Nothing but orders, and "not now" as it is to be said. */
function expectOnlyOrdersOr503({ heard }: Buying) {
  for (const { at: _, ...answer } of heard.filter(({ status }) => status !== 200)) expect(answer).toEqual(unavailable);
}

describe('the database goes while orders come in', () => {
  test('a session is ended in the middle of a transaction, the server stops fast, and at once: 503 meanwhile, an order within a second of its return, none lost, none twice [REL-002]', async () => {
    const buying = await startBuying(origin, shop, BUYERS);
    await buying.untilNextOrder();
    expect(await cutTransactions(db, 10)).toBe(10);
    expect(await untilNextOrder(buying)).toBeLessThan(1000);

    for (const how of ['fast', 'immediate'] as const) {
      const before = buying.heard.length;
      await server.pause(how);
      expect(await get('/readyz')).toEqual({
        status: 503,
        body: { status: 'not ready', faults: ['the database cannot be reached'] },
      });
      expect(await get('/healthz')).toMatchObject({ status: 200 });
      await wait(AWAY_MS);
      expect(buying.heard.slice(before).filter(({ status }) => status === 503).length).toBeGreaterThan(BUYERS);
      await server.resume();
      expect(await untilNextOrder(buying)).toBeLessThan(1000);
    }

    await buying.stop();
    expect(run.child.exitCode, run.output()).toBe(null);
    expectOnlyOrdersOr503(buying);
    const { newest } = books;
    const stored = await db.rows<{ id: number }>(sql`select id from orders where id > ${newest} order by id`);
    expect(stored.map(({ id }) => id)).toEqual([...buying.orders.values()].sort((one, other) => one - other));
    expect(await bookFaults(db, books)).toEqual([]);
  }, 60_000);

  test('afterwards listeners hear again, cached answers follow the catalogue, and messages go out [REL-002]', async () => {
    const guest = await (await postTo(origin, shop, '/auth/guest/request', {})).json();
    const { guest_id } = guest as { guest_id: string };
    const body = { ...orderRequest(shop), guest_id };
    const quote = (await (await postTo(origin, shop, '/customer/order/quote', body)).json()) as {
      order_amount: number;
    };
    const placed = await postTo(origin, shop, '/customer/order/place', { ...body, order_amount: quote.order_amount });
    const { order_id } = (await placed.json()) as { order_id: number };
    const ticket = await postTo(origin, shop, '/customer/order/live-ticket', { order_id, guest_id });
    const live = `order_id=${order_id}&ticket=${((await ticket.json()) as { ticket: string }).ticket}`;
    const events = await readEvents(`${origin}/api/v1/customer/order/live?${live}`);
    expect(await events.next('status')).toMatchObject({ data: { order_status: 'pending' } });
    await server.pause('immediate');
    await server.resume();
    await expect.poll(() => get('/readyz').then(({ status }) => status), { timeout: 5000 }).toBe(200);

    const moved = await fetch(`${origin}/api/v1/operator/orders/${order_id}/status`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}`, 'content-type': 'application/json' },
      body: '{"order_status":"confirmed"}',
    });
    expect(moved.status, await moved.text()).toBe(200);
    // Sooner than the look that is taken every 15 seconds, just in case.
    expect(await events.next('status', ({ order_status }) => order_status === 'confirmed', 5000)).toBeTruthy();
    events.close();
    await changeSettings({ baseURL: origin, db }, {});
    const asked = await postTo(origin, shop, '/auth/login', { login_type: 'otp', phone: '+46701999001' });
    expect(asked.status, await asked.text()).toBe(200);
    await expect.poll(() => sms.taken.length, { timeout: 10_000 }).toBe(1);
  }, 60_000);

  test('work in the background waits for a database that is away when it is to begin', async () => {
    const own = openPostgres(server.url(), 4);
    const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: '1', DATABASE_URL: server.url() });
    const { deps, jobs, close } = await makeDeps({ ...env, DEMO_ORDER_PACE: 0 }, own);
    const faults: unknown[] = [];
    await server.pause();
    const started = jobs.start(deps, (error) => faults.push(error));
    await expect.poll(() => faults.length).toBeGreaterThan(0);
    await server.resume();
    await started;
    await deps.db.transaction((tx) => deps.jobs.add(tx, 'deliver-message', { id: 4711 }));
    const added = sql`select name from jobs.job where id = '00000000-0000-4000-8000-000000001267'`;
    expect(await own.row(added)).toEqual({ name: 'deliver-message' });
    await close();
    await own.close();
  }, 60_000);
});

describe('a database', () => {
  test('that is too slow answers 503 instead of piling up callers [REL-002]', async () => {
    const own = openPostgres(server.url(), 1);
    const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: '1', CACHE_MB: '0' });
    const { deps, close } = await makeDeps(env, own);
    const app = await buildApp(deps, { migrations: await readMigrations('migrations') });
    const call = async () => {
      const reply = await app.inject({ url: '/api/v1/module' });
      return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() };
    };
    const slow = own.run(sql`select pg_sleep(5)`);
    const started = performance.now();
    expect(await call()).toEqual(unavailable);
    expect(performance.now() - started).toBeLessThan(4500);
    await slow;
    expect(await call()).toMatchObject({ status: 200 });
    await app.close();
    await close();
    await own.close();
  }, 30_000);
});
