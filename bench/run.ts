import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '#server/db/open.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { openAllAlways } from '#tests/support/town/always-open.ts';
import { type Growth, measureGrowth } from './growth.ts';
import { type ImportRow, measureImport } from './import.ts';
import { type Felt, measureInteraction } from './interaction.ts';
import { measureWithLighthouse, type Score } from './lighthouse.ts';
import { type Junk, type LoadRow, measureJunk, measureLoad } from './load.ts';
import { type Measured, measure } from './measure.ts';
import { measureOrders, type OrderBench } from './orders.ts';
import { measureOutages, type OutageBench } from './outage.ts';
import { measurePages, type PageRow } from './pages.ts';
import { type Shop, startShop } from './processes/start-shop.ts';
import { measureRental } from './rental.ts';
import { CACHED, type Row, UNCACHED } from './rows/rows.ts';
import { measureStart, type StartRow } from './start.ts';
import { measureTraffic, type TrafficBench } from './traffic.ts';
import { measureWork, type WorkRow } from './work.ts';

type Database = 'PGlite' | 'PostgreSQL';
export type Speed = Measured & { database: Database };

type Report = {
  speeds: Speed[];
  starts: StartRow[];
  scores: Score[];
  felt: Felt[];
  growth: Growth[];
  rental: Growth[];
  imports: ImportRow[];
  work: WorkRow[];
  pages: PageRow[];
  orders: OrderBench | null;
  traffic: TrafficBench | null;
  outage: OutageBench | null;
  load: LoadRow[];
  junk: Junk | null;
};

export const PARTS = [
  'start',
  'speed',
  'lighthouse',
  'interaction',
  'growth',
  'rental',
  'import',
  'work',
  'pages',
  'orders',
  'traffic',
  'outage',
  'load',
  'junk',
] as const;
export type Part = (typeof PARTS)[number];

/** Starts the shop, measures the wanted parts, and cleans up. */
export async function runBench(parts: readonly Part[], say: (line: string) => void): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const embedded = { DATA_DIR: join(folder, 'pglite') };
  const report: Report = {
    speeds: [],
    starts: [],
    scores: [],
    felt: [],
    growth: [],
    rental: [],
    imports: [],
    work: [],
    pages: [],
    orders: null,
    traffic: null,
    outage: null,
    load: [],
    junk: null,
  };
  try {
    if (parts.includes('start')) {
      say('Start');
      report.starts = await measureStart(join(folder, 'start'), say);
    }
    if (parts.includes('lighthouse')) {
      say('Lighthouse');
      report.scores = await onShop(embedded, (address) => measureWithLighthouse(address, say));
    }
    if (parts.includes('interaction')) {
      say('Interaction');
      report.felt = await inOpenTown(join(folder, 'open'), (address) => measureInteraction(address, say));
    }
    if (parts.includes('speed')) {
      say('PGlite');
      const fresh = { DATA_DIR: join(folder, 'fresh') };
      report.speeds.push(...(await measureAll('PGlite', fresh, CACHED, say)));
      report.speeds.push(...(await measureAll('PGlite', { ...fresh, CACHE_MB: '0' }, UNCACHED, say)));
      say('PostgreSQL');
      await onPostgres(folder, report, say);
    }
    if (parts.includes('growth')) {
      say('Growth');
      report.growth = await measureGrowth(say);
    }
    if (parts.includes('rental')) {
      say('Rental');
      report.rental = await measureRental(say);
    }
    if (parts.includes('import')) {
      say('Import');
      report.imports = await measureImport(join(folder, 'import'), say);
    }
    if (parts.includes('work')) {
      say('Work');
      report.work = await measureWork(join(folder, 'work'), say);
    }
    if (parts.includes('pages')) {
      say('Pages');
      report.pages = await measurePages(join(folder, 'pages'), say);
    }
    if (parts.includes('orders')) {
      say('Orders');
      report.orders = await measureOrders(join(folder, 'orders'), say);
    }
    if (parts.includes('traffic')) {
      say('Traffic');
      report.traffic = await measureTraffic(join(folder, 'traffic'), say);
    }
    if (parts.includes('outage')) {
      say('Outage');
      report.outage = await measureOutages(join(folder, 'outage'), say);
    }
    if (parts.includes('load')) {
      say('Load');
      report.load = await measureLoad(join(folder, 'load'), say);
    }
    if (parts.includes('junk')) {
      say('Junk');
      report.junk = await measureJunk(join(folder, 'junk'), say);
    }
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(folder: string, report: Report, say: (line: string) => void) {
  const postgres = await startPostgres({ durable: true });
  try {
    const server = { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: postgres.url() };
    report.speeds.push(...(await measureAll('PostgreSQL', { ...server, CACHE_MB: '0' }, UNCACHED, say)));
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
  database: Database,
  env: Record<string, string>,
  rows: readonly Row[],
  say: (line: string) => void,
): Promise<Speed[]> {
  const shop: Shop = await startShop(env);
  try {
    const speeds: Speed[] = [];
    for (const row of rows) {
      const measured = await measure(shop.address, row);
      say(`  ${row.name}: ${Math.round(measured.perSecond)} per second, ${measured.ratio.toFixed(2)} of the ceiling`);
      speeds.push({ ...measured, database });
    }
    return speeds;
  } finally {
    await shop.stop();
  }
}
