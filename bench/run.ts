import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/db/open.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { openAllAlways } from '#tests/support/town/always-open.ts';
import { measureGrowth } from './growth.ts';
import { measureImport } from './import.ts';
import { measureInteraction } from './interaction.ts';
import { measureWithLighthouse } from './lighthouse.ts';
import { measureJunk, measureLoad } from './load.ts';
import { measure } from './measure.ts';
import { measureOrders } from './orders.ts';
import { measureOutages } from './outage.ts';
import {
  growthOutcome,
  importOutcome,
  interactionOutcome,
  junkOutcome,
  lighthouseOutcome,
  loadOutcome,
  type Outcome,
  ordersOutcome,
  outageOutcome,
  pagesOutcome,
  type Speed,
  speedOutcome,
  startOutcome,
  trafficOutcome,
  workOutcome,
} from './outcomes.ts';
import { measurePages } from './pages.ts';
import { startShop } from './processes/start-shop.ts';
import { measureRental } from './rental.ts';
import { CACHED, type Row, UNCACHED } from './rows/rows.ts';
import { measureStart } from './start.ts';
import { measureTraffic } from './traffic.ts';
import { measureWork } from './work.ts';

type Say = (line: string) => void;

const VEHICLES: Parameters<typeof growthOutcome>[1] = ['rental, PostgreSQL, p50 ms', 'the town', '100,000 vehicles'];
const ITEMS: typeof VEHICLES = ['growth, PostgreSQL, p50 ms', '10,000 items', '1,000,000 items'];

/** What is measured, in this order; each has a folder of its own, which is thrown away afterwards. */
const MEASUREMENTS = {
  start: async (folder, say) => startOutcome(await measureStart(folder, say)),
  lighthouse: async (folder, say) =>
    lighthouseOutcome(await onShop({ DATA_DIR: folder }, (address) => measureWithLighthouse(address, say))),
  interaction: async (folder, say) =>
    interactionOutcome(await inOpenTown(folder, (address) => measureInteraction(address, say))),
  speed: async (folder, say) => speedOutcome(await measureSpeed(folder, say)),
  growth: async (_folder, say) => growthOutcome(await measureGrowth(say), ITEMS),
  rental: async (_folder, say) => growthOutcome(await measureRental(say), VEHICLES),
  import: async (folder, say) => importOutcome(await measureImport(folder, say)),
  work: async (folder, say) => workOutcome(await measureWork(folder, say)),
  pages: async (folder, say) => pagesOutcome(await measurePages(folder, say)),
  orders: async (folder, say) => ordersOutcome(await measureOrders(folder, say)),
  traffic: async (folder, say) => trafficOutcome(await measureTraffic(folder, say)),
  outage: async (folder, say) => outageOutcome(await measureOutages(folder, say)),
  load: async (folder, say) => loadOutcome(await measureLoad(folder, say)),
  junk: async (folder, say) => junkOutcome(await measureJunk(folder, say)),
} satisfies Record<string, (folder: string, say: Say) => Promise<Outcome>>;

type Part = keyof typeof MEASUREMENTS;
export const PARTS = Object.keys(MEASUREMENTS) as Part[];

/** Measures these parts, one after the other, and cleans up. */
export async function runBench(parts: readonly Part[], say: Say): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const outcomes: Outcome[] = [];
    for (const part of parts) {
      say(part);
      outcomes.push(await MEASUREMENTS[part](join(folder, part), say));
    }
    return outcomes;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureSpeed(folder: string, say: Say): Promise<Speed[]> {
  const embedded = { DATA_DIR: join(folder, 'pglite') };
  const cached = await measureAll('PGlite', embedded, CACHED, say);
  const uncached = await measureAll('PGlite', { ...embedded, CACHE_MB: '0' }, UNCACHED, say);
  const postgres = await startPostgres({ durable: true });
  try {
    const server = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url(), CACHE_MB: '0' };
    return [...cached, ...uncached, ...(await measureAll('PostgreSQL', server, UNCACHED, say))];
  } finally {
    await postgres.stop();
  }
}

async function onShop<T>(env: Record<string, string>, work: (address: string) => Promise<T>): Promise<T> {
  const shop = await startShop(env);
  try {
    return await work(shop.address);
  } finally {
    await shop.stop();
  }
}

/** Where something can be bought at whatever hour it is measured. */
async function inOpenTown<T>(folder: string, work: (address: string) => Promise<T>): Promise<T> {
  const postgres = await startPostgres({ durable: true });
  try {
    return await onShop({ DATA_DIR: folder, DATABASE_URL: postgres.url() }, async (address) => {
      const db = openPostgres(postgres.url());
      await openAllAlways(db).finally(() => db.close());
      return work(address);
    });
  } finally {
    await postgres.stop();
  }
}

async function measureAll(
  database: Speed['database'],
  env: Record<string, string>,
  rows: readonly Row[],
  say: Say,
): Promise<Speed[]> {
  const shop = await startShop(env);
  try {
    const speeds: Speed[] = [];
    for (const row of rows) {
      const measured = await measure(shop.address, row);
      say(
        `  ${database}, ${row.name}: ${Math.round(measured.perSecond)} per second, ${measured.ratio.toFixed(2)} of the ceiling`,
      );
      speeds.push({ ...measured, database });
    }
    return speeds;
  } finally {
    await shop.stop();
  }
}
