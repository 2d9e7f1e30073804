import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '#server/app.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { seedTown } from '#server/seed/seed-town.ts';
import { startPostgres } from '#tests/support/start-postgres.ts';
import { GROWTH, type GrowthRow } from './growth-rows.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
const WARM_UP = 12;
const CALLS = 60;

export type Growth = { row: GrowthRow; small: number; large: number; ratio: number };

/** The same calls on a small and on a large catalogue, one after the other, with nothing kept between them. */
export async function measureGrowth(say: (line: string) => void): Promise<Growth[]> {
  const postgres = await startPostgres();
  try {
    const small = await measureOn(postgres.url('postgres'), SMALL, say);
    const admin = openPostgres(postgres.url('postgres'));
    await admin.script('create database large');
    await admin.close();
    const large = await measureOn(postgres.url('large'), LARGE, say);
    return GROWTH.map((row, index) => {
      const [before = 0, after = 0] = [small[index], large[index]];
      return { row, small: before, large: after, ratio: after / before };
    });
  } finally {
    await postgres.stop();
  }
}

async function measureOn(url: string, items: number, say: (line: string) => void): Promise<number[]> {
  say(`  a town of ${items} items`);
  const db = openPostgres(url);
  await migrate(db, await readMigrations('migrations'));
  await seedTown(db, () => {}, { items });
  await db.close();
  return measureTown(url);
}

/** The middle of the times of each row, in milliseconds. */
export async function measureTown(url: string): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: '1',
    CACHE_MB: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
  };
  const db = openPostgres(url);
  const { deps, close } = await makeDeps(readEnv(settings), db);
  const app = await buildApp(deps, { migrations: await readMigrations('migrations') });
  try {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const modules = await largestOf(db);
    const times: number[] = [];
    for (const row of GROWTH) times.push(await middleTime(address, row, modules));
    return times;
  } finally {
    await app.close();
    await close();
    await db.close().catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  }
}

type Largest = { module_type: string; id: number; store: number; category: number };

const largestOf = (db: ReturnType<typeof openPostgres>): Promise<Largest[]> =>
  db.rows(sql`
    select m.module_type, m.id,
      (select store_id from items where module_id = m.id and zone_id = 1 group by 1 order by count(*) desc limit 1) as store,
      (select top_category_id from items where module_id = m.id and zone_id = 1 group by 1 order by count(*) desc limit 1)
        as category
    from modules m`);

async function middleTime(address: string, { module, path }: GrowthRow, modules: readonly Largest[]): Promise<number> {
  const here = modules.find(({ module_type }) => module_type === module);
  const filled = path.replace('{store}', String(here?.store)).replace('{category}', String(here?.category));
  const headers = { moduleid: String(here?.id), zoneid: '[1]', latitude: '57.7', longitude: '11.97' };
  const times: number[] = [];
  for (let call = 0; call < WARM_UP + CALLS; call++) {
    const started = performance.now();
    const reply = await fetch(`${address}/api/v1${filled}`, { headers });
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${filled} answered ${reply.status}`);
    if (call >= WARM_UP) times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[CALLS / 2] ?? 0;
}
