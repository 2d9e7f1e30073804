import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { startProcess } from '#tests/support/servers/start-process.ts';
import { memoryOf } from './processes/memory.ts';
import { FREE } from './processes/start-shop.ts';
import { CACHED, type Row, UNCACHED } from './rows/rows.ts';
import { get } from './shoppers.ts';

/** `most`: null where nothing is demanded. */
export type StartRow = { database: string; what: string; unit: 's' | 'MB'; value: number; most: number | null };

/** What is demanded of a shop that has a small machine to itself. */
const EMBEDDED = { first: 60, peak: 700, again: 2, idle: 300, loaded: 350 };
const FREELY = { first: null, peak: null, again: null, idle: null, loaded: null };

const STARTS_AGAIN = 3;
/** Until what a start leaves behind is cleared away, and jobs have begun. */
const IDLE_MS = 20_000;
const LOAD_MS = 30_000;
const SHOPPERS = 16;

/** How long `npm start` takes until /readyz says yes, and what memory the shop's process occupies. */
export async function measureStart(folder: string, say: (line: string) => void): Promise<StartRow[]> {
  const rows = await measureOn('PGlite', { DATA_DIR: join(folder, 'pglite'), DATABASE_URL: '' }, EMBEDDED, say);
  const postgres = await startPostgres({ durable: true });
  try {
    const env = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url() };
    return [...rows, ...(await measureOn('PostgreSQL', env, FREELY, say))];
  } finally {
    await postgres.stop();
  }
}

async function measureOn(
  database: string,
  env: Record<string, string>,
  most: Record<keyof typeof EMBEDDED, number | null>,
  say: (line: string) => void,
): Promise<StartRow[]> {
  const rows: StartRow[] = [];
  const note = (what: string, unit: StartRow['unit'], value: number, limit: number | null) => {
    say(`  ${database}, ${what}: ${value.toFixed(1)} ${unit}`);
    rows.push({ database, what, unit, value, most: limit });
  };
  const first = await npmStart(env);
  note('first start, with the demo town', 's', first.seconds, most.first);
  note('its memory at most', 'MB', memoryOf(first.pid).peak, most.peak);
  await first.stop();

  const seconds: number[] = [];
  for (let start = 0; start < STARTS_AGAIN; start++) {
    const again = await npmStart(env);
    seconds.push(again.seconds);
    if (start === STARTS_AGAIN - 1) {
      await pause(IDLE_MS);
      // The best counts: whatever else runs on the machine can only make a start slower.
      note('start with the town there', 's', Math.min(...seconds), most.again);
      note('memory, idle', 'MB', memoryOf(again.pid).now, most.idle);
      await visit(again.address);
      await pause(IDLE_MS);
      note('memory, after load', 'MB', memoryOf(again.pid).now, most.loaded);
    }
    await again.stop();
  }
  return rows;
}

/** The command as it is typed. The shop is the last of the processes that begin with it. */
async function npmStart(env: Record<string, string>) {
  const began = performance.now();
  const run = startProcess(['npm', 'start'], {
    env: {
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      REDIS_URL: '',
      LOG_LEVEL: 'error',
      DEMO: '1',
      ...FREE,
      ...env,
    },
    deadline: 120_000,
  });
  // Whatever ends the benchmark, no shop outlives it.
  const kill = () => void run.end();
  process.once('exit', kill);
  const address = await run.address;
  const { ok } = await fetch(`${address}/readyz`);
  const seconds = (performance.now() - began) / 1000;
  if (!ok) throw new Error('the shop printed its address and is not ready');
  const pid = lastOf(run.child.pid ?? 0);
  return {
    address,
    seconds,
    pid,
    async stop() {
      process.kill(pid, 'SIGTERM');
      await run.exit;
      process.off('exit', kill);
    },
  };
}

function lastOf(pid: number): number {
  const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return child === undefined ? pid : lastOf(child);
}

/** Pages and lists in many zones and languages, pictures, places and the map: all that shoppers ask for who look around. */
async function visit(address: string): Promise<void> {
  const rows = [...UNCACHED, ...CACHED, ...(await pictures(address)), ...MAP];
  const until = performance.now() + LOAD_MS;
  await Promise.all(
    Array.from({ length: SHOPPERS }, async (_, shopper) => {
      for (let at = shopper; performance.now() < until; at++) {
        const row = rows[at % rows.length];
        if (row) await get(address + row.path, row.headers(at % SHOPPERS));
      }
    }),
  );
}

type Visit = Pick<Row, 'path' | 'headers'>;

const asked = (path: string): Visit => ({ path, headers: () => ({}) });

const MAP = ['/geo/tiles/14/8736/4974.pbf', '/api/v1/config/geocode-api?lat=57.70&lng=11.97'].map(asked);

async function pictures(address: string): Promise<Visit[]> {
  const page = await fetch(`${address}/home`, { headers: { cookie: 'shop=en.light.1-food.1-4' } });
  const paths = (await page.text()).match(/\/media\/[\w./-]+\.webp/g) ?? [];
  if (paths.length === 0) throw new Error('no picture on /home');
  return [...new Set(paths)].map(asked);
}
