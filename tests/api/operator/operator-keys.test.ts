import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/endpoints.ts';
import type { GrantedScope } from '#domain/operator/scopes.ts';
import { buildApp } from '#server/app.ts';
import { sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { cleanUp } from '#server/job-list.ts';
import { makeDeps } from '#server/make-deps.ts';
import { listKeys, makeKey, revoke } from '#server/operator/keys.service.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { ownTown, startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
});
afterAll(() => api.stop());

async function keyFor(name: string, ...scopes: GrantedScope[]): Promise<string> {
  const key = await makeKey(api.deps, { name, scopes });
  if (key === null) throw new Error(`there is a key ${name} already`);
  return key;
}
const as = (key: string) => ({ authorization: `Bearer ${key}` });
const calls = () =>
  api.db.rows<Record<string, unknown>>(sql`
    select k.name, c.method, c.path, c.subject, c.status, c.request_id from operator_calls c
    left join operator_keys k on k.id = c.key_id order by c.id`);

describe('keys of the operator', () => {
  test('open what they were made for, and nothing else [SEC-001]', async () => {
    const reader = await keyFor('reader', 'trips:read');
    expect((await api.call('/api/v1/operator/trips', { headers: as(reader) })).status).toBe(200);
    const act = await api.call('/api/v1/operator/trips/1/status', {
      method: 'PUT',
      headers: as(reader),
      body: { trip_status: 'canceled' },
    });
    expect([act.status, act.body.errors[0].code]).toEqual([403, 'scope']);
    const before = await api.db.row(sql`select * from couriers where id = 1`);
    const elsewhere = await api.call('/api/v1/operator/couriers/1/position', {
      method: 'PUT',
      headers: as(reader),
      body: { latitude: 1, longitude: 1 },
    });
    expect([elsewhere.status, elsewhere.body.errors[0].code]).toEqual([403, 'scope']);
    expect(await api.db.row(sql`select * from couriers where id = 1`), 'nothing changed').toEqual(before);
  });

  test('are told to be needed before a word of the call is read', async () => {
    for (const headers of [{}, as('opk_guessed'), as(`${OPERATOR_TOKEN}x`)]) {
      const { status } = await api.call('/api/v1/operator/orders/x/status', { method: 'PUT', headers, raw: '{}' });
      expect(status).toBe(401);
    }
  });

  test('every call of the operator says which key opens it', () => {
    const wrong = ENDPOINTS.filter(({ access, scope }) => (access === 'operator') !== (scope !== undefined));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('are stored as hashes, listed with their use, and dead at once when revoked', async () => {
    const key = await keyFor('kitchen', 'trips', 'audit');
    const row = await api.db.row<{ text: string }>(sql`
      select to_jsonb(k)::text as text from operator_keys k where name = 'kitchen'`);
    expect(row?.text).not.toContain(key);
    expect((await listKeys(api.deps)).find(({ name }) => name === 'kitchen')).toMatchObject({ last_call_at: null });
    expect((await api.call('/api/v1/operator/trips', { headers: as(key) })).status).toBe(200);
    expect((await listKeys(api.deps)).find(({ name }) => name === 'kitchen')).toMatchObject({
      scopes: ['trips', 'audit'],
      last_call_at: expect.any(Date),
      revoked_at: null,
    });
    expect(await makeKey(api.deps, { name: 'kitchen', scopes: ['chat'] }), 'the name is taken').toBeNull();
    expect(await revoke(api.deps, 'kitchen')).toBe(true);
    expect(await revoke(api.deps, 'kitchen')).toBe(false);
    expect((await api.call('/api/v1/operator/trips', { headers: as(key) })).status).toBe(401);
    const next = await keyFor('kitchen', 'chat');
    expect(next, 'the name can be given again').not.toBe(key);
  });

  test('the setting is a key for everything, and nobody’s account', async () => {
    expect((await api.call('/api/v1/operator/trips', { headers: as(OPERATOR_TOKEN) })).status).toBe(200);
    expect((await api.call('/api/v1/customer/info', { headers: as(await keyFor('nosy', 'chat')) })).status).toBe(401);
  });
});

describe('the book of calls', () => {
  test('has every call of a known key, refused or not, and nothing of what was sent', async () => {
    await api.db.run(sql`delete from operator_calls`);
    const key = await keyFor('books', 'couriers', 'audit');
    const put = (path: string, body: object) =>
      api.call(`/api/v1/operator/${path}`, {
        method: 'PUT',
        headers: { ...as(key), 'x-request-id': 'a-call-of-mine' },
        body,
      });
    await put('couriers/1/position', { latitude: 57.5, longitude: 11.9 });
    await put('couriers/99999/position', { latitude: 57.5, longitude: 11.9 });
    await put('couriers/1/position', { latitude: 'north' });
    await put('orders/7/status', { order_status: 'canceled', reason: 'A secret' });
    await api.call('/api/v1/operator/trips', { headers: as('opk_unknown') });
    const path = '/api/v1/operator/couriers/{id}/position';
    expect(await calls()).toMatchObject([
      { name: 'books', method: 'PUT', path, subject: '1', status: 200, request_id: 'a-call-of-mine' },
      { path, subject: '99999', status: 404 },
      { path, subject: '1', status: 403 },
      { path: '/api/v1/operator/orders/{id}/status', subject: '7', status: 403 },
    ]);
    const all = await api.call('/api/v1/operator/calls?limit=2&key=books', { headers: as(key) });
    expect(all.status, all.text).toBe(200);
    expect(all.text).not.toContain('secret');
    expect(all.body.calls).toHaveLength(2);
    expect(all.body.calls[0], 'the question itself').toMatchObject({ path: '/api/v1/operator/calls', status: null });
    const older = await api.call(`/api/v1/operator/calls?before_id=${all.body.next}&key=books`, { headers: as(key) });
    expect(older.body.calls.map(({ subject }: { subject: string }) => subject)).toEqual(['1', '99999', '1']);
    expect((await api.call('/api/v1/operator/calls?key=nobody', { headers: as(key) })).body.calls).toEqual([]);
  });

  test('forgets what is too old', async () => {
    await api.db.run(sql`
      insert into operator_calls (method, path, request_id, created_at)
      values ('GET', '/old', 'r', now() - interval '91 days'), ('GET', '/young', 'r', now() - interval '89 days')`);
    await cleanUp(api.deps);
    const paths = (await calls()).map(({ path }) => path);
    expect(paths).toContain('/young');
    expect(paths).not.toContain('/old');
  });
});

test('the command makes a key, lists it without its secret, and revokes it: dead at the next call [SEC-001]', async () => {
  const town = await ownTown();
  if (!town.url) throw new Error('a command needs a server beside it');
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const settings = { DATABASE_URL: town.url, DATA_DIR: folder, DEMO: '0', SECRET_KEY: 'k'.repeat(40) };
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/operator-key.ts', ...args], {
      env: { ...process.env, ...settings },
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code: Number(code), stdout: String(stdout), stderr: String(stderr) }),
    );
  const { deps, close } = await makeDeps(readEnv({ ...settings, LOG_LEVEL: 'silent' }), town.db);
  const app = await buildApp(deps, { migrations: [] });
  const status = async (key: string) =>
    (await app.inject({ url: '/api/v1/operator/orders?limit=1', headers: as(key) })).statusCode;

  const made = await command('make', 'kitchen', '--scopes', 'orders,webhooks:read');
  const key = made.stdout.trim();
  expect([made.code, key]).toEqual([0, expect.stringMatching(/^\S{32,}$/)]);
  expect(await status(key)).toBe(200);
  const listed = await command('list');
  expect(listed.stdout).toMatch(/^kitchen\torders,webhooks:read\tmade \S+\tlast used 20\d\d-/m);
  expect(listed.stdout + listed.stderr).not.toContain(key);

  expect(await command('make', 'kitchen', '--scopes', 'orders')).toMatchObject({ code: 1, stdout: '' });
  expect(await command('make', 'other', '--scopes', 'everything')).toMatchObject({ code: 1, stdout: '' });
  expect(await command('revoke', 'nobody')).toMatchObject({ code: 1 });
  expect(await command('revoke', 'kitchen')).toMatchObject({ code: 0 });
  expect(await status(key)).toBe(401);
  expect((await command('list')).stdout).toMatch(/^kitchen\t.*\trevoked 20\d\d-/m);

  await app.close();
  await close();
  await town.drop();
  rmSync(folder, { recursive: true, force: true });
});
