import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { freePort } from '../servers/free-port.ts';
import { startProcess } from '../servers/start-process.ts';
import { openAllAlways } from '../town/always-open.ts';
import { copyTown } from '../town/town-server.ts';
import { shopEnv } from './shop-settings.ts';

/** A shop that a browser test looks at, and its database, in which the test sets up what it needs. */
export type TestShop = { baseURL: string; db: Db };

export type Business = {
  /** Rows of the table `settings` that differ from the demo town's. An object replaces the whole old value. */
  settings?: Readonly<Record<string, unknown>>;
  /** The operator's environment, where it differs. */
  env?: Readonly<Record<string, string>>;
};

/**
 * A business like the demo town's, in a shop of the worker's own: for tests that change what others look at, and for
 * those that compare a page with what the API says a moment later. A worker runs one test at a time.
 */
export const ALONE: Business = {};

/** A shop process of its own, with a demo town of its own that never closes, whose business decided otherwise. */
export async function startOwnShop(server: string, business: Business = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'own-shop-'));
  const town = await copyTown(server);
  const db = openPostgres(town.url, 2);
  await writeSettings(db, business.settings ?? {});
  await openAllAlways(db);
  const run = startProcess([process.execPath, 'tests/support/shops/run-shop.ts'], {
    env: {
      ...shopEnv({ database: town.url, folder, port: await freePort() }),
      DATABASE_CONNECTIONS: '5',
      ...business.env,
    },
  });
  const stop = async () => {
    await run.end();
    await db.close();
    await town.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { baseURL: await run.address, db, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const writeSettings = (db: Db, settings: Readonly<Record<string, unknown>>) =>
  db.transaction(async (tx) => {
    for (const [key, value] of Object.entries(settings))
      await tx.run(sql`
        insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value`);
  });

let changes = 0;

/**
 * The business of a running shop decides anew. The shop hears of it a moment later: a number that no page shows is
 * changed with the rest, and once the shop tells it, everything it kept from before is gone.
 */
export async function changeSettings({ baseURL, db }: TestShop, settings: Readonly<Record<string, unknown>>) {
  changes += 1;
  const app_minimum_version_ios_deliveryman = 1000 + changes;
  await writeSettings(db, { ...settings, app_minimum_version_ios_deliveryman });
  const told = async () => {
    const reply = await fetch(`${baseURL}/api/v1/config`, { headers: { 'x-localization': 'en' } });
    return ((await reply.json()) as Record<string, unknown>).app_minimum_version_ios_deliveryman;
  };
  const deadline = Date.now() + 10_000;
  while ((await told()) !== app_minimum_version_ios_deliveryman) {
    if (Date.now() > deadline) throw new Error('the shop does not tell its new settings');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
