import { createHmac } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureFile } from '#contract/media/media.ts';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { layOutImage } from '../../scripts/building/lay-out-image.ts';
import { signedInCustomer } from '../support/people/customers.ts';
import { hasCaddy, startCaddy } from '../support/servers/start-caddy.ts';
import { type RunningProcess, startProcess } from '../support/servers/start-process.ts';
import { hasRedis, startRedis, type TestRedis } from '../support/servers/start-redis.ts';
import { apps, environmentOf, image } from '../support/shops/container-files.ts';
import { type OpenStore, openStore } from '../support/town/always-open.ts';
import { serverOfRun } from '../support/town/server-of-run.ts';
import { copyTown } from '../support/town/town-server.ts';
import { readEvents } from '../support/traffic/read-events.ts';

const OPERATOR = 'an-operator-token-of-this-test-0001';
const SECRET_KEY = 'one-secret-for-both-processes-of-the-shop';
const LIMIT = 150;

const folder = mkdtempSync(join(tmpdir(), 'two-'));
let town: Awaited<ReturnType<typeof copyTown>>;
let redis: TestRedis | null;
let db: Db;
let running: RunningProcess[];
let [one, two] = ['', ''];
let shop: OpenStore;
let start: (command: readonly string[], env?: Record<string, string>) => RunningProcess;
let startShop: () => RunningProcess;

/** As compose.yaml starts the processes, from the files that the Dockerfile keeps: only the addresses are this machine's. */
beforeAll(async () => {
  layOutImage(folder);
  mkdirSync(join(folder, 'app/data'));
  [town, redis] = await Promise.all([copyTown(serverOfRun()), startRedis()]);
  const operator = {
    SECRET_KEY,
    POSTGRES_PASSWORD: 'secret',
    PUBLIC_URL: 'https://shop.example',
    DEMO: '1',
  };
  start = ([program = '', ...args], env) =>
    startProcess([program, ...args], {
      cwd: join(folder, 'app'),
      env: {
        ...image.environment,
        PATH: join(folder, image.environment.PATH ?? ''),
        DATA_DIR: join(folder, image.environment.DATA_DIR ?? ''),
        DATABASE_URL: town.url,
        SECRET_KEY,
        ...env,
      },
      deadline: 120_000,
    });
  startShop = () =>
    start(image.command, {
      ...environmentOf(apps[0]?.[1] ?? {}, operator),
      PORT: '0',
      DATABASE_URL: town.url,
      REDIS_URL: redis?.url ?? '',
      OPERATOR_TOKEN: OPERATOR,
      // The test moves orders; the town keeps out of it.
      DEMO_ORDER_PACE: '0',
      RATE_LIMIT: String(LIMIT),
    });
  running = apps.map(() => startShop());
  [one = '', two = ''] = await Promise.all(running.map((run) => run.address));
  db = openPostgres(town.url, 2);
  shop = await openStore(db, 1000);
}, 240_000);

afterAll(async () => {
  await db?.close();
  await Promise.all(running.map((run) => run.end()));
  await Promise.all([town.drop(), redis?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

describe('the image', () => {
  test('is smaller than 250 MB, all that is in it counted [OPS-007]', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(bytes / 1e6).toBeLessThan(250);
    expect(bytes / 1e6).toBeGreaterThan(100);
  });

  test('has every library that the running shop has loaded [OPS-007]', async () => {
    // Drawn by the picture library, of an icon and of an object: their packages are asked for by their files.
    const [logo, object] = await Promise.all(
      ['logo', 'scene'].map((kind) =>
        db.row<{ id: string }>(sql`select id from pictures where recipe ->> 'kind' = ${kind} order by id limit 1`),
      ),
    );
    for (const path of [
      ...[logo, object].map((picture) => pictureFile(picture?.id ?? '', '1x1', 480)),
      '/docs/ui/swagger-ui.css',
      '/',
    ])
      expect([path, (await fetch(`${one}${path}`)).status]).toEqual([path, 200]);
    const mapped = readFileSync(`/proc/${running[0]?.child.pid}/maps`, 'utf8');
    const loaded = [...new Set([...mapped.matchAll(/(\/\S+\.(?:so[.\d]*|node))$/gm)].map(([, path = '']) => path))];
    expect(loaded.some((path) => path.includes('libvips'))).toBe(true);
    // A file's own name says more of its version than the name by which it is asked for.
    const laidOut = globSync('lib*/**/*.so*', { cwd: folder }).map((path) => basename(path));
    const known = (path: string) => path.startsWith(folder) || laidOut.some((name) => basename(path).startsWith(name));
    expect(loaded.filter((path) => !known(path))).toEqual([]);
  });

  test('has the commands of whoever runs a shop [OPS-007]', async () => {
    const make = start(['node', 'build/shop/operator-key.js', 'make', 'kitchen', '--scopes', 'orders']);
    expect(await make.exit, make.output()).toBe(0);
    expect(make.output()).toMatch(/opk_/);
    const out = join(folder, 'exported');
    const write = start(['node', 'build/shop/shop-export.js', out]);
    expect(await write.exit, write.output()).toBe(0);
    expect(existsSync(join(out, 'shop.json'))).toBe(true);
  });
});

/** By their names in compose.yaml, which the proxy's file uses. */
const upstreams = (...addresses: string[]) =>
  Object.fromEntries(
    apps.map(([name], at) => [`${name}:${image.environment.PORT}`, new URL(addresses[at] ?? '').host]),
  );

/** How many calls for the modules a process has answered, by its own count. */
async function answered(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text
    .split('\n')
    .find((one) => one.startsWith('http_') && one.includes('_count') && one.includes('/module"'));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** How many requests a process has answered by its own count, our looking at it left out. */
async function answeredInAll(origin: string): Promise<number> {
  const lines = (await (await fetch(`${origin}/metrics`)).text()).split('\n');
  return lines
    .filter((line) => line.startsWith('http_request_duration_seconds_count') && !line.includes('metrics'))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

type Ask = { method?: string; body?: object; headers?: Record<string, string> };

async function ask(origin: string, path: string, { method = 'POST', body, headers = {} }: Ask = {}) {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      moduleid: String(shop.module_id),
      zoneid: `[${shop.zone_id}]`,
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a reply's shape is what the test is about to check
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

const orderRequest = (guest_id: string) => ({
  guest_id,
  store_id: shop.store_id,
  order_type: 'delivery',
  contact_person_name: 'Two Doors',
  contact_person_number: '+46701234567',
  address: 'Test Street 1',
  address_type: 'home',
  latitude: shop.latitude + 0.002,
  longitude: shop.longitude,
});

/** By the operator's system, at one of the doors. */
const operate = (origin: string, path: string, body: object) =>
  ask(origin, `/operator${path}`, { method: 'PUT', body, headers: { authorization: `Bearer ${OPERATOR}` } });

describe('two processes on one PostgreSQL and one Redis are one shop', () => {
  /** Of the guest who orders in the first test and listens in the last. */
  let guest_id = '';

  test('the same order sent to both is placed once, and what happens to it at one is seen at the other within 2 s [REL-005] [ORD-010] [ORD-011]', async () => {
    guest_id = (await ask(one, '/auth/guest/request', { body: {} })).body.guest_id;
    const line = { guest_id, model: 'Item', item_id: shop.item_id, quantity: 1 };
    expect(await ask(one, '/customer/cart/add', { body: line })).toMatchObject({ status: 200 });
    const quote = await ask(two, '/customer/order/quote', { body: orderRequest(guest_id) });
    expect(quote.body.problems).toEqual([]);

    const place = (origin: string) =>
      ask(origin, '/customer/order/place', {
        body: { ...orderRequest(guest_id), payment_method: 'cash_on_delivery', order_amount: quote.body.order_amount },
        headers: { 'idempotency-key': 'the-same-press-of-the-button' },
      });
    const answers = await Promise.all([one, two, one, two].map(place));
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      Array(4).fill({ status: 200, body: answers[0]?.body }),
    );
    expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(3);
    const { order_id } = answers[0]?.body ?? {};
    expect(await db.rows(sql`select id from orders`)).toEqual([{ id: order_id }]);

    const { ticket } = (await ask(one, '/customer/order/live-ticket', { body: { order_id, guest_id } })).body;
    const events = await readEvents(`${two}/api/v1/customer/order/live?order_id=${order_id}&ticket=${ticket}`);
    expect(await events.next('status')).toMatchObject({ data: { order_status: 'pending' } });

    const courier = await db.row<{ id: number }>(sql`select id from couriers where status order by id limit 1`);
    for (const order_status of ['confirmed', 'processing', 'handover', 'picked_up']) {
      const rides = order_status === 'handover' ? { delivery_man_id: courier?.id } : {};
      const moved = await operate(one, `/orders/${order_id}/status`, { order_status, ...rides });
      expect(moved, JSON.stringify(moved.body)).toMatchObject({ status: 200 });
      const told = performance.now();
      const { at } = await events.next('status', (data) => data.order_status === order_status);
      expect(at - told).toBeLessThan(2000);
    }
    await operate(one, `/couriers/${courier?.id}/position`, { latitude: shop.latitude, longitude: shop.longitude });
    expect(await events.next('courier', ({ latitude }) => latitude === shop.latitude)).toMatchObject({
      data: { order_id, delivery_man_id: courier?.id, longitude: shop.longitude },
    });
    events.close();
  });

  test('what is written at one is read at the other within 2 s, from both sides, in one connection [REL-005] [CHAT-006]', async () => {
    const token = 'the-token-of-a-customer-of-two-doors';
    const token_hash = createHmac('sha256', SECRET_KEY).update(token).digest('base64url');
    const customer = await db.row<{ id: number }>(sql`
      with person as (insert into customers (f_name, ref_code) values ('Two Doors', 'two-doors') returning id),
        signed as (
          insert into access_tokens (token_hash, customer_id, expires_at)
          select ${token_hash}, id, now() + interval '1 hour' from person
        )
      select id from person`);
    const headers = { authorization: `Bearer ${token}` };
    const { ticket } = (await ask(one, '/customer/live-ticket', { body: { follow: [{ kind: 'customer' }] }, headers }))
      .body;
    const query = new URLSearchParams({ follow: `customer-${customer?.id}`, ticket });
    const events = await readEvents(`${two}/api/v1/customer/live?${query}`);
    await events.next('news', ({ name }) => name === 'start');
    const isTold = (message_id: number) =>
      events.next('news', ({ event }) => (event as { message_id?: number }).message_id === message_id);

    const message = { receiver_type: 'admin', receiver_id: 0, message: 'Hello', client_key: 'the-same-message' };
    const sent = await Promise.all(
      [one, two].map((door) => ask(door, '/customer/message/send', { body: message, headers })),
    );
    expect(sent.map(({ body }) => body.sent_id)).toEqual(Array(2).fill(sent[0]?.body.sent_id));
    await isTold(sent[0]?.body.sent_id);
    const answer = await ask(one, `/operator/conversations/${sent[0]?.body.conversation.id}/messages`, {
      body: { message: 'Hello there' },
      headers: { authorization: `Bearer ${OPERATOR}` },
    });
    const told = performance.now();
    const { at } = await isTold(answer.body.sent_id);
    expect(at - told).toBeLessThan(2000);
    events.close();
  });

  /** Somebody signed in, with so much money in the wallet. */
  const customer = (wallet = 0) =>
    signedInCustomer(
      {
        db,
        deps: {
          now: () => new Date(),
          hashSecret: (secret) => createHmac('sha256', SECRET_KEY).update(secret).digest('base64url'),
        },
      },
      { wallet },
    );

  test('what can be had once is given once, though both are asked at the same moment [REL-005] [CHK-027]', async () => {
    const basket = { ...orderRequest(''), guest_id: undefined, is_buy_now: 1 };
    const one_piece = { ...basket, cart: [{ item_id: shop.item_id, model: 'Item', quantity: 1 }] };
    const price = async ({ headers }: { headers: Record<string, string> }) =>
      (await ask(one, '/customer/order/quote', { body: one_piece, headers })).body.order_amount as number;
    let presses = 0;
    const place = async (origin: string, { headers }: { headers: Record<string, string> }, more: object) => {
      presses += 1;
      const body = { ...one_piece, payment_method: 'cash_on_delivery', ...more };
      const key = { 'idempotency-key': `a press of its own, the ${presses}.` };
      return (await ask(origin, '/customer/order/place', { body, headers: { ...headers, ...key } })).status;
    };

    const left = (origin: string) =>
      ask(origin, `/items/details/${shop.item_id}`, { method: 'GET' }).then(({ body }) => body.stock as number);
    await db.run(sql`update items set stock = 1 where id = ${shop.item_id}`);
    const buyers = await Promise.all([1, 2, 3, 4].map(() => customer()));
    const order_amount = await price(buyers[0] ?? (await customer()));
    for (const origin of [one, two]) expect(await left(origin)).toBeGreaterThan(0);
    const pieces = await Promise.all(buyers.map((buyer, at) => place(at % 2 ? one : two, buyer, { order_amount })));
    expect(pieces.toSorted(), 'the last piece').toEqual([200, 403, 403, 403]);
    // Long before what is cached grows old, in both.
    await expect.poll(() => Promise.all([one, two].map(left)), { timeout: 2000 }).toEqual([0, 0]);
    await db.run(sql`update items set stock = 1000 where id = ${shop.item_id}`);

    const rich = await customer(Math.round(order_amount * 150));
    const wallet = { order_amount, payment_method: 'wallet' };
    const paid = await Promise.all([one, two, one, two].map((origin) => place(origin, rich, wallet)));
    expect(paid.toSorted(), 'the money of a wallet').toEqual([200, 403, 403, 403]);
    expect(await db.row(sql`select wallet_balance from customers where id = ${rich.id}`)).toEqual({
      wallet_balance: Math.round(order_amount * 150) - Math.round(order_amount * 100),
    });
  });

  test('a password set at one ends the sessions at the other, and its lost answer is given by either [REL-005] [SEC-003]', async () => {
    const { email, headers } = await customer();
    const isIn = (origin: string) =>
      ask(origin, '/customer/info', { method: 'GET', headers }).then(({ status }) => status);
    expect(await Promise.all([one, two].map(isIn))).toEqual([200, 200]);
    const contact = { verification_method: 'email', email };
    await ask(one, '/auth/forgot-password', { body: contact });
    const body = { ...contact, reset_token: '123456', password: 'Another-1', confirm_password: 'Another-1' };
    const set = (origin: string) =>
      ask(origin, '/auth/reset-password', { method: 'PUT', body }).then(({ status }) => status);
    expect(await set(one)).toBe(200);
    expect(await Promise.all([one, two].map(isIn))).toEqual([401, 401]);
    expect(await set(two)).toBe(200);
  });

  test('what changes in the catalogue is new at both at once [REL-005]', async () => {
    const name = async (origin: string) =>
      JSON.stringify((await ask(origin, '/module', { method: 'GET' })).body).includes('A New Name');
    expect(await Promise.all([one, two].map(name))).toEqual([false, false]);
    await db.run(sql`
      update modules set module_name = jsonb_set(module_name::jsonb, '{en}', '"A New Name"') where id = ${shop.module_id}`);
    await expect.poll(() => Promise.all([one, two].map(name)), { timeout: 2000 }).toEqual([true, true]);
  });

  test.skipIf(!hasRedis)('the limit of calls is one for both [REL-005]', async () => {
    const call = async (origin: string) =>
      (await fetch(`${origin}/api/v1/customer/cart/list?guest_id=nobody`, { headers: { moduleid: '1' } })).status;
    const calls = new Redis(redis?.url ?? '');
    await calls.flushall();
    for (let n = 0; n < LIMIT - 50; n++) expect(await call(one)).toBe(401);
    let left = 0;
    while (left < LIMIT && (await call(two)) !== 429) left += 1;
    expect(left).toBe(50);
    expect(await call(one)).toBe(429);
    await calls.flushall();
    calls.disconnect();
  });

  test.skipIf(!hasCaddy)(
    'behind the proxy of compose.yaml both serve, and what is the operator’s stays inside [OPS-007]',
    async () => {
      const proxy = await startCaddy(upstreams(one, two));
      try {
        const status = async (path: string) => (await fetch(`${proxy.address}${path}`).catch(() => null))?.status;
        await expect.poll(() => status('/healthz'), { timeout: 10_000 }).toBe(200);
        for (const path of ['/metrics', '/readyz']) {
          for (const spelt of [path, `${path}/`, `${path}/?a=b`, path.replace('e', '%65'), path.toUpperCase()])
            expect(await status(spelt), spelt).toBe(404);
          expect((await fetch(`${one}${path}`)).status, path).toBe(200);
        }
        const page = await fetch(`${proxy.address}/`);
        expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);

        const before = await Promise.all([one, two].map(answered));
        await Promise.all(Array.from({ length: 20 }, () => status('/api/v1/module')));
        const after = await Promise.all([one, two].map(answered));
        for (const at of [0, 1]) expect(after[at]).toBeGreaterThan(before[at] ?? 0);
      } finally {
        await proxy.stop();
      }
    },
  );

  test.skipIf(!hasCaddy)(
    'whoever shops through the proxy while a process stops gets every answer [REL-003] [OPS-007]',
    async () => {
      const leaving = startShop();
      running.push(leaving);
      const third = await leaving.address;
      const proxy = await startCaddy(upstreams(one, third));
      const statuses: (number | string)[] = [];
      let goesOn = true;
      const shopOn = async () => {
        while (goesOn) statuses.push(await fetch(`${proxy.address}/`).then(({ status }) => status, String));
      };
      try {
        await expect
          .poll(() => fetch(`${proxy.address}/`).then(({ status }) => status, String), { timeout: 10_000 })
          .toBe(200);
        const before = await answeredInAll(third);
        const shoppers = Array.from({ length: 6 }, shopOn);
        await expect.poll(() => answeredInAll(third), { timeout: 10_000 }).toBeGreaterThan(before + 20);
        leaving.child.kill('SIGTERM');
        expect(await leaving.exit).toBe(0);
        const atItsEnd = statuses.length;
        await expect.poll(() => statuses.length, { timeout: 10_000 }).toBeGreaterThan(atItsEnd + 20);
        goesOn = false;
        await Promise.all(shoppers);
        expect(statuses.filter((status) => status !== 200)).toEqual([]);
      } finally {
        goesOn = false;
        await proxy.stop();
      }
    },
  );

  test('who listens at a process that stops is let go, and goes on at the other with what was missed [REL-005]', async () => {
    const order = await db.row<{ id: number; otp: string }>(sql`select id, otp from orders order by id limit 1`);
    if (!order) throw new Error('an order was placed');
    const { id: order_id, otp } = order;
    const listen = async (origin: string, query = '') => {
      const { ticket } = (await ask(one, '/customer/order/live-ticket', { body: { order_id, guest_id } })).body;
      return readEvents(`${origin}/api/v1/customer/order/live?order_id=${order_id}&ticket=${ticket}${query}`);
    };
    const before = await listen(two);
    const { id } = await before.next('status');
    const began = performance.now();
    running[1]?.child.kill('SIGTERM');
    expect(await running[1]?.exit).toBe(0);
    expect(performance.now() - began).toBeLessThan(8000);
    expect(before.isOver()).toBe(true);

    expect((await operate(one, `/orders/${order_id}/status`, { order_status: 'delivered', otp })).status).toBe(200);
    const after = await listen(one, `&last_event_id=${id}`);
    expect(await after.next('status')).toMatchObject({ data: { order_status: 'delivered', payment_status: 'paid' } });
    after.close();
  });
});
