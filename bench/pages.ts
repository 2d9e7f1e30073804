import { execFileSync } from 'node:child_process';
import { brotliCompressSync, constants } from 'node:zlib';
import { openPostgres } from '#server/db/open.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { cpuOf, serverOf } from './processes/cpu.ts';
import { startShop } from './processes/start-shop.ts';
import { PAGE_ROWS, type PageToDraw } from './rows/page-rows.ts';
import { get } from './shoppers.ts';

const ROUNDS = 3;
const PAGES_A_ROUND = 40;
const WARM_UP = 30;
const KILOBYTE = 1024;

export type PageRow = {
  row: PageToDraw;
  kilobytes: number;
  /** As it is sent when it is asked for again. */
  brotli: number;
  /** Milliseconds of processor time of the shop and of PostgreSQL for one page. */
  cpu: number;
  /** The same for drawing a page of plain tags with React, here: what the machine can do this minute. */
  bare: number;
  ratio: number;
};

export const isTooDear = ({ row: { most, mostRatio }, kilobytes, brotli, ratio }: PageRow): boolean =>
  ratio > mostRatio || (most !== null && (kilobytes > most.html || brotli > most.brotli));

/** What a page weighs, and what it costs to draw it when nothing is cached. One after another, so that none is shared. */
export async function measurePages(folder: string, say: (line: string) => void): Promise<PageRow[]> {
  const postgres = await startPostgres({ durable: true });
  const shop = await startShop({ DATA_DIR: folder, DATABASE_URL: postgres.url(), CACHE_MB: '0', DEMO_ORDER_PACE: '0' });
  const db = openPostgres(postgres.url());
  try {
    const server = await serverOf(db);
    const rows: PageRow[] = [];
    for (const row of PAGE_ROWS) {
      const draw = () => get(shop.address + row.path, { cookie: row.cookie, accept: 'text/html' });
      const html = (await times(WARM_UP, draw)).toString();
      const cpus: number[] = [];
      const bares: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        bares.push(bareCost());
        const before = cpuOf(shop.pid) + cpuOf(server);
        await times(PAGES_A_ROUND, draw);
        cpus.push((cpuOf(shop.pid) + cpuOf(server) - before) / PAGES_A_ROUND);
      }
      const [cpu, bare] = [Math.min(...cpus), Math.min(...bares)];
      const kilobytes = Buffer.byteLength(html) / KILOBYTE;
      rows.push({ row, kilobytes, brotli: compressed(html), cpu, bare, ratio: cpu / bare });
      say(`  ${row.name}: ${kilobytes.toFixed(0)} KB, ${cpu.toFixed(1)} ms, ${(cpu / bare).toFixed(1)} times bare`);
    }
    return rows;
  } finally {
    await db.close();
    await shop.stop();
    await postgres.stop();
  }
}

async function times(count: number, draw: () => Promise<Buffer>): Promise<Buffer> {
  let last = await draw();
  for (let done = 1; done < count; done++) last = await draw();
  return last;
}

const compressed = (html: string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / KILOBYTE;

/** In a process of its own, as the shop is. */
const bareCost = (): number =>
  Number(
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'bench/processes/bare-page.ts'], {
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    }),
  );
