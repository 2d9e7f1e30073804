import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RunningProcess, startProcess } from '../support/servers/start-process.ts';
import { serverOfRun } from '../support/town/server-of-run.ts';
import { copyTownInto } from '../support/town/town-image.ts';
import { copyTown } from '../support/town/town-server.ts';

const START = ['node', 'scripts/start.ts'] as const;
const folder = mkdtempSync(join(tmpdir(), 'process-'));
const running: RunningProcess[] = [];
function start(env: Record<string, string>): RunningProcess {
  const run = startProcess(START, { env });
  running.push(run);
  return run;
}
// How a town is built from nothing is proved by the fresh clone; here it is, too, when nothing has run before.
beforeAll(() => copyTownInto(folder), 300_000);
// A test that fails half-way must not keep the folder from the next one.
afterEach(() => Promise.all(running.splice(0).map((run) => run.end())));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = { PORT: '0', DATA_DIR: folder, LOG_REQUESTS: 'all' };

describe('the process', () => {
  test('a bad setting stops the start, naming the variable and what is allowed [OPS-004]', async () => {
    const run = start({ ...env, PORT: 'eighty' });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('PORT is not valid. Allowed: a port number');
    expect(run.output()).not.toContain('    at ');
  });

  test('a start that is no demo refuses without its secret [SEC-007]', async () => {
    const run = start({ ...env, DEMO: '0' });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('SECRET_KEY is missing');
  });

  test('a start that is no demo refuses the demo town, and says what to do [OPS-004]', async () => {
    const run = start({ ...env, DEMO: '0', SECRET_KEY: 'k'.repeat(40) });
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('This is the demo town');
    expect(run.output()).toContain('npm run shop:import');
    expect(run.output()).not.toContain('    at ');
  });

  test('keeps a second process out, logs nobody’s secrets, survives kill -9, starts again within 10 s, and stops without dropping anybody [OPS-001] [REL-003] [SEC-007]', async () => {
    const first = start(env);
    const address = await first.address;
    expect((await fetch(`${address}/`)).status).toBe(200);
    // Any free port: what the shop says of itself names the one it got.
    const { servers } = await (await fetch(`${address}/docs/json`)).json();
    expect(servers).toEqual([{ url: address }]);
    expect(await (await fetch(`${address}/robots.txt`)).text()).toContain(`Sitemap: ${address}/sitemap.xml`);

    const secrets = 'guest_id=a-guests-secret&contact_number=%2B46701234567&search=what-somebody-seeks';
    await Promise.all(
      ['/api/v1/customer/order/track', '/track-order'].map((path) => fetch(`${address}${path}?${secrets}`)),
    );
    await expect.poll(first.output).toContain('/track-order?guest_id=…&contact_number=…&search=…');
    for (const secret of ['a-guests-secret', '46701234567', 'what-somebody-seeks'])
      expect(first.output()).not.toContain(secret);

    const second = start(env);
    expect(await second.exit).toBe(1);
    expect(second.output()).toMatch(/is in use by process \d+/);

    const subscribed = await fetch(`${address}/api/v1/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"kept@example.com"}',
    });
    expect(subscribed.status).toBe(200);
    first.child.kill('SIGKILL');
    await first.exit;

    const began = performance.now();
    const again = start(env);
    const newAddress = await again.address;
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(again.output()).not.toContain('Building the demo town');
    const inFlight = async () => {
      const metrics = await (await fetch(`${newAddress}/metrics`)).text();
      return Number(/^http_requests_in_flight (\d+)$/m.exec(metrics)?.[1]);
    };
    const twice = await fetch(`${newAddress}/api/v1/newsletter/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"Kept@example.com"}',
    });
    expect(twice.status).toBe(403);

    // The map's thread is cold: its first answers take long enough to be under way when the signal comes.
    const asked = Array.from({ length: 8 }, (_, n) =>
      fetch(`${newAddress}/api/v1/config/geocode-api?lat=57.70${n}&lng=11.97`),
    );
    await expect.poll(inFlight, { interval: 5 }).toBeGreaterThanOrEqual(asked.length);
    again.child.kill('SIGTERM');
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 'OK' });
    expect(await again.exit).toBe(0);
    await expect(fetch(`${newAddress}/healthz`)).rejects.toThrow();
  }, 120_000);

  // Counted in a process that nobody else asks anything of: its counters are the whole shop's.
  test('made-up parameters make no other page: it comes out of the cache', async () => {
    const address = await start(env).address;
    const drawn = async () => {
      const metrics = await (await fetch(`${address}/metrics`)).text();
      return Number(/public_cache_answers\{from="miss"\} (\d+)/.exec(metrics)?.[1]);
    };
    const mark = async (path: string) => (await fetch(`${address}${path}`)).headers.get('etag');
    const etag = await mark('/terms-and-conditions');
    const before = await drawn();
    for (let n = 0; n < 5; n++) expect(await mark(`/terms-and-conditions?made_up=${n}`)).toBe(etag);
    // Once more at most, when the page grew old meanwhile.
    expect((await drawn()) - before).toBeLessThanOrEqual(1);
  }, 60_000);

  test('logs are lines of JSON with a request id, and hold no token and no secret [OPS-003] [SEC-007]', async () => {
    // A shop of its own: the demo town opens only as a demonstration.
    const own = { ...env, DATA_DIR: mkdtempSync(join(folder, 'own-')), DEMO: '0' };
    const real = { ...own, SECRET_KEY: 'a-secret-that-must-never-be-logged-anywhere' };
    const imported = startProcess(['node', 'scripts/shop-import.ts', 'examples/corner-shop'], { env: real });
    running.push(imported);
    expect(await imported.exit, imported.output()).toBe(0);
    const run = start(real);
    const address = await run.address;
    await fetch(`${address}/api/v1/config`, {
      headers: { authorization: 'Bearer token-that-must-not-be-logged', 'x-request-id': 'follow-me-123' },
    });
    await fetch(`${address}/api/v1/customer/cart/list?guest_id=guest-that-must-not-be-logged`, {
      headers: { moduleid: '1' },
    });
    run.child.kill('SIGTERM');
    await run.exit;
    const lines = run
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({ reqId: 'follow-me-123', statusCode: 200, url: '/api/v1/config' }),
    );
    expect(run.output()).not.toMatch(/must-never-be-logged|must-not-be-logged/);
  }, 60_000);
});

describe('a fault that nobody caught', () => {
  test.each([
    ['a promise that was given up', 'SIGUSR2', 'unhandled rejection'],
    ['an error that was thrown', 'SIGHUP', 'uncaught exception'],
  ] as const)(
    '%s: logged with its cause, and the process ends after whoever is being served [REL-003]',
    async (_what, signal, origin) => {
      const { url, drop } = await copyTown(serverOfRun());
      const run = startProcess([process.execPath, 'tests/support/shops/run-faulty-shop.ts'], {
        env: { ...env, DATABASE_URL: url, DEMO: '1', DATA_DIR: mkdtempSync(join(folder, 'faulty-')) },
      });
      running.push(run);
      const address = await run.address;
      // The map's thread is cold: its first answers are under way when the fault comes.
      const asked = Array.from({ length: 4 }, (_, n) =>
        fetch(`${address}/api/v1/config/geocode-api?lat=57.71${n}&lng=11.97`),
      );
      const inFlight = async () => {
        const metrics = await (await fetch(`${address}/metrics`)).text();
        return Number(/^http_requests_in_flight (\d+)$/m.exec(metrics)?.[1]);
      };
      await expect.poll(inFlight, { interval: 5 }).toBeGreaterThanOrEqual(asked.length);
      run.child.kill(signal);
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(4).fill(200));
      expect(await run.exit).toBe(1);
      await drop();
      const logged = run
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
      expect(logged).toContainEqual(
        expect.objectContaining({
          level: 60,
          msg: origin,
          err: expect.objectContaining({
            stack: expect.stringMatching(/the fault of the test[\s\S]*the cause of the fault/),
          }),
        }),
      );
    },
  );

  test('the thread of the embedded database dies: nobody waits for it for ever, the process ends loudly, and the next one finds everything [REL-003]', async () => {
    const faulty = () => {
      const run = startProcess([process.execPath, 'tests/support/shops/run-faulty-shop.ts'], {
        // Longer than the test: whoever were left waiting would keep the process from its end.
        env: { ...env, DEMO: '1', STOP_SECONDS: '120' },
      });
      running.push(run);
      return run;
    };
    const subscribe = (address: string) =>
      fetch(`${address}/api/v1/newsletter/subscribe`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"before@example.com"}',
      });
    const run = faulty();
    const address = await run.address;
    expect((await subscribe(address)).status).toBe(200);
    // More than one session answers at once: some wait for the database when it dies.
    const asked = Array.from({ length: 24 }, (_, n) =>
      fetch(`${address}/api/v1/items/search?name=bread${n}&limit=24`, {
        headers: { zoneid: '[1]', moduleid: '2' },
      }).then(
        ({ status }) => status,
        // It came when the door was closed already.
        () => 503,
      ),
    );
    await asked[0];
    run.child.kill('SIGALRM');
    const answers = await Promise.all(asked);
    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await run.exit).toBe(1);
    expect(run.output()).toContain('the embedded database stopped');

    const next = faulty();
    expect((await subscribe(await next.address)).status).toBe(403);
  }, 60_000);
});

describe('pages and limits', () => {
  test('a page still renders when its visitor has used up the API’s rate limit: our own calls do not count', async () => {
    const run = start({ ...env, RATE_LIMIT: '3', CACHE_MB: '0' });
    const address = await run.address;
    const api = async () => (await fetch(`${address}/api/v1/module`)).status;
    for (let n = 0; n < 4; n++) await api();
    expect(await api()).toBe(429);
    for (let n = 0; n < 4; n++) expect((await fetch(`${address}/`)).status).toBe(200);
    expect((await fetch(`${address}/api/v1/module`, { headers: { 'x-in-process': 'guess' } })).status).toBe(429);
    run.child.kill('SIGTERM');
    await run.exit;
  });
});
