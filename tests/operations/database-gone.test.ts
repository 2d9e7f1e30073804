import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { startPostgres, type TestPostgres } from '../support/start-postgres.ts';

let server: TestPostgres;
let call: (url: string) => Promise<{ status: number; retryAfter: unknown; body: unknown }>;
let hold: (seconds: number) => Promise<unknown>;
let stop: () => Promise<void>;

beforeAll(async () => {
  server = await startPostgres();
  const migrations = await readMigrations('migrations');
  const db = openPostgres(server.url(), 1);
  await migrate(db, migrations);
  const env = readEnv({
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'gone-')),
    DEMO: '1',
    CACHE_MB: '0',
  });
  const { deps, close } = await makeDeps(env, db);
  const app = await buildApp(deps, { migrations });
  call = async (url) => {
    const reply = await app.inject({ url });
    return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], body: reply.json() };
  };
  hold = (seconds) => db.run(sql`select pg_sleep(${seconds})`);
  stop = async () => {
    await app.close();
    await close();
    await db.close();
    await server.stop();
  };
});
afterAll(() => stop());

const unavailable = {
  status: 503,
  retryAfter: expect.any(String),
  body: { errors: [{ code: 'unavailable', message: expect.any(String) }], message: expect.any(String) },
};

describe('a database', () => {
  test('that is lost answers 503 with Retry-After, and the process recovers by itself when it is back [REL-002]', async () => {
    expect(await call('/api/v1/module')).toMatchObject({ status: 200 });
    await server.pause();
    expect(await call('/api/v1/module')).toEqual(unavailable);
    expect(await call('/readyz')).toMatchObject({ status: 503, body: { faults: ['the database cannot be reached'] } });
    expect(await call('/healthz')).toMatchObject({ status: 200 });
    await server.resume();
    expect(await call('/api/v1/module')).toMatchObject({ status: 200 });
    expect(await call('/readyz')).toMatchObject({ status: 200 });
  }, 30_000);

  test('that is too slow answers 503 instead of piling up callers [REL-002]', async () => {
    const slow = hold(5);
    const started = performance.now();
    expect(await call('/api/v1/module')).toEqual(unavailable);
    expect(performance.now() - started).toBeLessThan(4500);
    await slow;
    expect(await call('/api/v1/module')).toMatchObject({ status: 200 });
  }, 30_000);
});
