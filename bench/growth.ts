import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { GROWTH, type GrowthRow } from './rows/growth-rows.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const WARM_UP = 12;
const CALLS = 60;

export type Growth = { row: GrowthRow; small: number; large: number; ratio: number };

/** The same calls on a small and on a large catalogue, with nothing kept between them. */
export async function measureGrowth(say: (line: string) => void): Promise<Growth[]> {
  const postgres = await startPostgres();
  try {
    const admin = openPostgres(postgres.url());
    await admin.script('create database small');
    await admin.script('create database large');
    await admin.close();
    for (const [name, items] of [
      ['small', SMALL],
      ['large', LARGE],
    ] as const) {
      say(`  a town of ${items} items`);
      const db = openPostgres(postgres.url(name), 2, 0);
      await migrate(db, await readMigrations('migrations'));
      await seedTown(db, () => {}, { items });
      await db.close();
    }
    return await compare(postgres.url('small'), postgres.url('large'), GROWTH);
  } finally {
    await postgres.stop();
  }
}

/** In turns, so that a busy moment of the machine meets both. The middle of the times counts. */
export async function compare(smallUrl: string, largeUrl: string, rows: readonly GrowthRow[]): Promise<Growth[]> {
  const [small, large] = [await openShop(smallUrl), await openShop(largeUrl)];
  try {
    const growth: Growth[] = [];
    for (const row of rows) {
      const times: [number[], number[]] = [[], []];
      for (let call = 0; call < WARM_UP + CALLS; call++) {
        const [one, other] = [await small.time(row), await large.time(row)];
        if (call < WARM_UP) continue;
        times[0].push(one);
        times[1].push(other);
      }
      const [before, after] = [middle(times[0]), middle(times[1])];
      growth.push({ row, small: before, large: after, ratio: after / before });
    }
    return growth;
  } finally {
    await small.stop();
    await large.stop();
  }
}

const middle = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[CALLS / 2] ?? 0;

async function openShop(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const db = openPostgres(url);
  const env = readEnv({
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: '1',
    CACHE_MB: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  });
  const { deps, close } = await makeDeps(env, db);
  const app = await buildApp(deps, { migrations: await readMigrations('migrations') });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const places = await placesOf(db);

  return {
    /** Milliseconds until the last byte. */
    async time({ module, path }: GrowthRow): Promise<number> {
      const here = places.find(({ module_type }) => module_type === module);
      const filled = path.replace('{store}', String(here?.store)).replace('{category}', String(here?.category));
      const headers = { moduleid: String(here?.id), zoneid: '[1]', latitude: '57.7', longitude: '11.97' };
      const started = performance.now();
      const reply = await fetch(`${address}/api/v1${filled}`, { headers });
      await reply.arrayBuffer();
      if (reply.status !== 200) throw new Error(`${filled} answered ${reply.status}`);
      return performance.now() - started;
    },
    async stop() {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Place = { module_type: string; id: number; store: number; category: number };

/** A store and a top category of each module in the first zone; small and large town have the same. */
const placesOf = (db: Db): Promise<Place[]> =>
  db.rows(sql`
    select m.module_type, m.id,
      (select s.id from stores s where s.module_id = m.id and s.zone_id = 1 order by s.id limit 1) as store,
      (select i.top_category_id from stores s join items i on i.store_id = s.id
        where s.module_id = m.id and s.zone_id = 1 order by s.id limit 1) as category
    from modules m`);
