import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { settleDemo } from '#server/demo/demo-traces.ts';
import { refuseDemoTown } from '#server/demo/refuse-demo-town.ts';
import { readEnv } from '#server/env.ts';
import { ownTown } from '#tests/support/shops/start-api.ts';
import { readyDatabase } from '../../../src/main/ready-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'leave-demo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a shop that the demo filled and that opens for real has none of the demo’s logins', async () => {
  const town = await ownTown();
  if (!town.url) throw new Error('needs a PostgreSQL server');
  const env = { DATABASE_URL: town.url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  const said: string[] = [];
  const open = async (more: Record<string, string>) => {
    const settings = readEnv({ ...env, ...more });
    const say = (line: string) => void said.push(line);
    const db = await readyDatabase(settings, say);
    await settleDemo(settings, db, say);
    return db;
  };
  const count = async (condition: ReturnType<typeof sql>) =>
    (await town.db.rows(sql`select from customers where ${condition}`)).length;

  const demo = await open({ DEMO: '1' });
  await demo.close();
  await town.db.run(sql`
    insert into customers (f_name, phone, password_hash, is_phone_verified, ref_code)
    values ('Visitor', '+46705550001', 'a-hash', true, 'VISITOR')`);
  await town.db.run(sql`
    insert into access_tokens (token_hash, customer_id, expires_at)
    select 'visitor', id, now() + interval '1 day' from customers where ref_code = 'VISITOR'`);
  expect(await count(sql`is_demo and password_hash is not null`)).toBe(2);

  const real = await open({ DEMO: '0', SECRET_KEY: 'k'.repeat(40) });
  expect(said.at(-1)).toContain('its logins are closed');
  expect(await count(sql`is_demo and (password_hash is not null or status)`)).toBe(0);
  expect(await count(sql`is_phone_verified or is_email_verified`)).toBe(0);
  expect(await count(sql`ref_code = 'VISITOR' and password_hash = 'a-hash' and status`)).toBe(1);
  expect(await real.rows(sql`select from access_tokens`)).toEqual([]);

  // Whoever proves a contact afterwards keeps it at the next start.
  await real.run(sql`update customers set is_phone_verified = true where ref_code = 'VISITOR'`);
  await real.close();
  await (await open({ DEMO: '0', SECRET_KEY: 'k'.repeat(40) })).close();
  expect(await count(sql`ref_code = 'VISITOR' and is_phone_verified`)).toBe(1);
  await town.drop();
});

test('no real shop opens in the demo town, nor with zones where the built-in map has no streets [OPS-004]', async () => {
  const { db, drop } = await ownTown();
  const real = { DEMO: false, GEO: 'embedded' } as const;
  const refusal = (env: Parameters<typeof refuseDemoTown>[0]) =>
    refuseDemoTown(env, db).then(
      () => null,
      ({ message }: Error) => message,
    );
  expect(await refusal({ ...real, DEMO: true })).toBe(null);
  expect(await refusal(real)).toMatch(/^This is the demo town .*npm run shop:import -- FOLDER --prune.*DEMO=1/);

  // As an import with --prune leaves it: the town's zones closed, one's own open.
  await db.run(sql`update zones set status = false`);
  expect(await refusal(real), 'sells nothing yet').toBe(null);
  const own = (key: string, at: string) =>
    db.run(sql`
      insert into zones (key, name, display_name, coordinates) values (${key}, '{"en":"Own"}', '{"en":"Own"}', ${at}::text::polygon)`);
  await own('haga', '((11.935,57.689),(11.985,57.689),(11.985,57.712))');
  expect(await refusal(real), 'a shop of its own in the same town').toBe(null);
  await own('madrid', '((-3.71,40.41),(-3.69,40.41),(-3.69,40.43))');
  expect(await refusal(real)).toMatch(/these zones are elsewhere: madrid\. Set GEO=osm/);
  expect(await refusal({ ...real, GEO: 'osm' })).toBe(null);
  await drop();
});
